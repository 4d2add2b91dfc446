import { symlinkSync } from "node:fs";
import { join } from "node:path";
import type { FileMap } from "../support/compile";
import { temporaryFolders } from "../support/folder";

/**
 * Returns a function that creates a folder with a site: its own content, and this repository's sources and packages.
 * All sites of a test file share a cache, so that each doc is compiled only once.
 */
export function siteFolders(): (files: FileMap) => string {
  const folder = temporaryFolders();
  let cache: string | undefined;
  return (files) => {
    const root = folder(files);
    cache ??= newCache(folder);
    symlinkSync(cache, join(root, ".cache"));
    const own = Object.keys(files).some((file) => file.startsWith("src/"));
    for (const name of ["node_modules", "package.json", ...(own ? [] : ["src"])]) {
      symlinkSync(join(process.cwd(), name), join(root, name));
    }
    return root;
  };
}

/** Creates a cache whose worker finds the installed packages, since Node.js resolves them from its real path. */
function newCache(folder: () => string): string {
  const cache = folder();
  symlinkSync(join(process.cwd(), "node_modules"), join(cache, "node_modules"));
  return cache;
}
