/*
 * Replaces Gatsby's function that finds the page of an address, in the browser's bundle. Gatsby's decodes addresses
 * twice, which throws for `/%zz` and takes `/a%2Fb` for `/a/b`. No page of this site has a pattern as its path.
 */
import { decodePath } from "../../browser/navigation/decode-path";

const readPath = (address: string): string => decodePath(address.replace(/[?#][^]*/, ""));

/**
 * The address by which the reader entered. The server has decided which page that is: the page's own, or `/404.html`.
 */
const entry = readPath(location.pathname);

/** Path of the page at an address: decoded, without query and trailing slash. */
export function findPath(address: string): string {
  const path = readPath(address);
  const entryPage = path === entry ? window.pagePath : undefined;
  return entryPage ?? path.replace(/(.)\/$/, "$1");
}

export const cleanPath = findPath;
export const setMatchPaths = (): void => undefined;
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});
