import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { linkFile } from "./link-pages";

/** A file that lies in the cache, under a name that changes with what is in it. */
export interface CachedFile {
  readonly cached: string;
}

/** Files of the site by their paths, which start with a slash. */
export type PublicFiles = ReadonlyMap<string, string | Uint8Array | CachedFile>;

/**
 * Writes files into the public folder and takes away those the last build wrote and this one has not: Gatsby keeps the
 * folder, and a page that is gone shall not live on as its twin. What the last build wrote alike is left as it is.
 * `list` is where names and digests are remembered.
 */
export function writePublicFiles(publicFolder: string, list: string, files: PublicFiles): void {
  const before = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as Record<string, string>)
    : {};
  for (const path of Object.keys(before))
    if (!files.has(path)) rmSync(join(publicFolder, path), { force: true });
  const written: Record<string, string> = {};
  for (const [path, content] of files) {
    const file = join(publicFolder, path);
    const isBytes = typeof content === "string" || content instanceof Uint8Array;
    const digest = isBytes
      ? createHash("sha256").update(content).digest("hex")
      : basename(content.cached);
    written[path] = digest;
    if (before[path] === digest && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true }); // It may be a second name of a cached file, which stays as it is.
    if (isBytes) writeFileSync(file, content);
    else linkFile(content.cached, file);
  }
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(written));
}
