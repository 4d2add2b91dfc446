import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findCached, keepCached } from "./cache-files";
import { linkOutput, removeOutput, writeOutput } from "./output-files";

/** A file that lies in the cache, under a name that changes with what is in it. */
export interface CachedFile {
  readonly cached: string;
}

/** Files of the site by their paths, which start with a slash. */
export type PublicFiles = ReadonlyMap<string, string | Uint8Array | CachedFile>;

/** Instead of a digest: something may lie there, nobody knows what. */
const NOT_SURE = "";

/**
 * Writes files into the public folder and takes away those the last build wrote and this one has not: Gatsby keeps the
 * folder, and a page that is gone shall not live on as its twin. What the last build wrote alike is left as it is.
 * `list` is where names and digests are remembered.
 */
export function writePublicFiles(publicFolder: string, list: string, files: PublicFiles): void {
  const keep = (digests: Readonly<Record<string, string>>): void => {
    keepCached(dirname(list), basename(list), digests);
  };
  const before = findCached<Record<string, string>>(dirname(list), basename(list)) ?? {};
  const digests = Object.fromEntries([...files].map(([path, file]) => [path, digestFile(file)]));
  // Also after a build that was killed here, the next one knows all there may be, and what is not sure.
  const unsure = Object.entries(digests).filter(([path, digest]) => before[path] !== digest);
  keep({ ...before, ...Object.fromEntries(unsure.map(([path]) => [path, NOT_SURE])) });
  for (const path of Object.keys(before)) if (!files.has(path)) removeOutput(publicFolder, path);
  for (const [path, file] of files) {
    if (isCachedFile(file)) {
      linkOutput(publicFolder, path, file.cached);
      continue;
    }
    const there = statSync(join(publicFolder, path), { throwIfNoEntry: false });
    const isSame = before[path] === digests[path] && there?.size === Buffer.byteLength(file);
    if (!isSame) writeOutput(publicFolder, path, file);
  }
  keep(digests);
}

const isCachedFile = (file: string | Uint8Array | CachedFile): file is CachedFile =>
  typeof file !== "string" && !(file instanceof Uint8Array);

const digestFile = (file: string | Uint8Array | CachedFile): string =>
  isCachedFile(file) ? basename(file.cached) : createHash("sha256").update(file).digest("hex");
