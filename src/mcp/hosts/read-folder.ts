import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { ReadPublic } from "../published/read-public";

/** Creates a reader for a built site in a folder. It doesn't read files outside of that folder. */
export function readFromFolder(folder: string): ReadPublic {
  const root = resolve(folder);
  return async (address) => {
    const file = join(root, decodeURI(address));
    if (!file.startsWith(root + sep)) return undefined;
    try {
      // Copies the bytes, because a Node.js buffer may be part of a larger one.
      return Uint8Array.from(await readFile(file)).buffer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
}
