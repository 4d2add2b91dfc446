import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists the files below a folder, relative to the repository's root, sorted. */
export function listFiles(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
