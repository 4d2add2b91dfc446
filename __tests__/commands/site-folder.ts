import { symlinkSync } from "node:fs";
import { join } from "node:path";
import type { FileMap } from "../support/compile";
import { temporaryFolders } from "../support/folder";

/**
 * Returns a function that creates a folder with a site: its own content, and this repository's sources and packages.
 */
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
