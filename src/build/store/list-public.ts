import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { UNFINISHED } from "./output-files";

/** Endings of the packed files that lie beside the plain ones. */
export const PACKED_ENDINGS = [".br", ".gz"] as const;

/** Every file below a built site's folder, as addresses name them; the packed ones beside them left out. */
export function listPublic(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(UNFINISHED))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((address) => !PACKED_ENDINGS.some((ending) => address.endsWith(ending)))
    .sort();
}

/** Gatsby's own pieces of pages, and what it leaves for hosts: no reader is sent there. */
const INTERNAL = /^\/(?:_gatsby|~partytown)\/|^\/(?:webpack\.stats|chunk-map)\.json$/;

/** Whether an address is none that a reader or a program is meant to ask for. */
export const isInternal = (address: string): boolean => INTERNAL.test(address);
