import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { ReadPublic } from "../read-public";

/** Reads files of a built site from its folder; nothing outside of it. */
export function readFromFolder(folder: string): ReadPublic {
  const root = resolve(folder);
  return async (address) => {
    const file = join(root, decodeURI(address));
    if (!file.startsWith(root + sep)) return undefined;
    try {
      // A copy, since a buffer of Node's may be a part of a larger one.
      return Uint8Array.from(await readFile(file)).buffer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
}
