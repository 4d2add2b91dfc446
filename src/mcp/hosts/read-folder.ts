import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { ReadPublic } from "../read-public";

/** Creates a reader for files of a built site in a folder, but not outside of it. */
export function readFromFolder(folder: string): ReadPublic {
  const root = resolve(folder);
  return async (address) => {
    const file = join(root, decodeURI(address));
    if (!file.startsWith(root + sep)) return undefined;
    try {
      // A copy, since one of Node's buffers may be part of a larger one.
      return Uint8Array.from(await readFile(file)).buffer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
}
