import { symlinkSync } from "node:fs";
import { join } from "node:path";
import type { FileMap } from "../support/compile";
import { temporaryFolders } from "../support/folder";

/** Folders with one site each: its own content, with this repository's sources and packages. */
export function siteFolders(): (files: FileMap) => string {
  const folder = temporaryFolders();
  return (files) => {
    const root = folder(files);
    const own = Object.keys(files).some((file) => file.startsWith("src/"));
    for (const name of ["node_modules", "package.json", ...(own ? [] : ["src"])]) {
      symlinkSync(join(process.cwd(), name), join(root, name));
    }
    return root;
  };
}
