import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findCached, keepCached } from "./cache-files";
import { linkOutput, removeOutput, writeOutput } from "./output-files";

/** A file in the cache whose name changes with its content. */
export interface CachedFile {
  readonly cached: string;
}

/** Files for public/, by their paths, which start with a slash. */
type PublicFiles = ReadonlyMap<string, string | CachedFile>;

/** Value that the list contains instead of a file's digest until the file has been written. */
const NOT_SURE = "";

/**
 * Writes files to the public folder, and removes files that only the last build wrote: Gatsby doesn't empty the folder,
 * so the Markdown copy of a deleted page would stay. Files with unchanged content aren't written again, and files with
 * the same content are stored once, since `/llms-full.txt` has several MB and is published under two addresses.
 * @param list File that keeps names and digests for the next build.
 */
export function writePublicFiles(publicFolder: string, list: string, files: PublicFiles): void {
  const keep = (digests: Readonly<Record<string, string>>): void => {
    keepCached(dirname(list), basename(list), digests);
  };
  const before = findCached<Record<string, string>>(dirname(list), basename(list)) ?? {};
  const digests = Object.fromEntries([...files].map(([path, file]) => [path, digestFile(file)]));
  // The list is written first, so that even if this build is killed, the next one knows all files and which of them may
  // be incomplete.
  const unsure = Object.entries(digests).filter(([path, digest]) => before[path] !== digest);
  keep({ ...before, ...Object.fromEntries(unsure.map(([path]) => [path, NOT_SURE])) });
  for (const path of Object.keys(before)) if (!files.has(path)) removeOutput(publicFolder, path);
  const firstPaths = new Map<string | undefined, string>();
  for (const [path, file] of files) {
    if (typeof file !== "string") {
      linkOutput(publicFolder, path, file.cached);
      continue;
    }
    const first = firstPaths.get(digests[path]);
    if (first !== undefined) {
      linkOutput(publicFolder, path, join(publicFolder, first));
      continue;
    }
    firstPaths.set(digests[path], path);
    const there = statSync(join(publicFolder, path), { throwIfNoEntry: false });
    const isSame = before[path] === digests[path] && there?.size === Buffer.byteLength(file);
    if (!isSame) writeOutput(publicFolder, path, file);
  }
  keep(digests);
}

const digestFile = (file: string | CachedFile): string =>
  typeof file === "string"
    ? createHash("sha256").update(file).digest("hex")
    : basename(file.cached);
