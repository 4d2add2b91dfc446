import { type Stats, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./cache-files";
import { listFiles } from "./list-files";

/** Returns a string that changes if a file below these folders is written, added, renamed or removed. */
export function readFilesState(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) => listFiles(root, folder));
  return digestOf(
    ...files.map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file}:${stats?.mtimeMs ?? 0}:${stats?.ctimeMs ?? 0}:${stats?.size ?? 0}`;
    }),
  );
}

/**
 * Returns a digest of all files below these folders. A cache key that includes the digest of the code changes with the
 * code, so no outdated result is used.
 */
export const digestOfFolders = (root: string, folders: readonly string[]): string =>
  digestOf(
    ...folders
      .flatMap((folder) => listFiles(root, folder))
      .map((file) => readFileSync(join(root, file), "utf8")),
  );

/** Returns a string that changes if a file is rewritten or replaced. It is the same for all names of a file. */
export const stampOf = ({ size, mtimeMs, ino }: Stats): string => [size, mtimeMs, ino].join(" ");
