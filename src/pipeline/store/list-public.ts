import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { UNFINISHED } from "./output-files";

/** Endings of compressed files. */
export const PACKED_ENDINGS = [".br", ".gz"] as const;

/** Lists the addresses of all files below a built site's folder, except for compressed files. */
export function listPublic(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(UNFINISHED))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((address) => !PACKED_ENDINGS.some((ending) => address.endsWith(ending)))
    .sort();
}

/** Addresses of files that only Gatsby and hosts use. No page links to them. */
const INTERNAL = /^\/(?:_gatsby|~partytown)\/|^\/(?:webpack\.stats|chunk-map)\.json$/;

/** True if an address isn't meant for readers or their programs. */
export const isInternal = (address: string): boolean => INTERNAL.test(address);
