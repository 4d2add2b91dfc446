import { statSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./cache-files";
import { listFiles } from "./list-files";

/** A text that differs whenever a file below these folders was written, added, renamed or removed. */
export function readFilesState(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) => listFiles(root, folder));
  return digestOf(
    ...files.map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file}:${stats?.mtimeMs ?? 0}:${stats?.ctimeMs ?? 0}:${stats?.size ?? 0}`;
    }),
  );
}
