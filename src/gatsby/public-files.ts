import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files of the site by their paths, which start with a slash. */
export type PublicFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Writes files into the public folder and takes away those the last build wrote and this one has not: Gatsby keeps the
 * folder, and a page that is gone shall not live on as its twin. `list` is where the names are remembered.
 */
export function writePublicFiles(publicFolder: string, list: string, files: PublicFiles): void {
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  for (const path of before)
    if (!files.has(path)) rmSync(join(publicFolder, path), { force: true });
  for (const [path, content] of files) {
    const file = join(publicFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify([...files.keys()]));
}
