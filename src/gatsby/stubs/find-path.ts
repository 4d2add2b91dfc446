/*
 * Takes the place of Gatsby's search for the page of an address in the browser's bundle: Gatsby's decodes every
 * character, twice, which throws for `/%zz` and takes `/a%2Fb` for `/a/b`. No page here has a pattern for a path.
 */
import { decodePath } from "../../browser/navigation/decode-path";

const readPath = (address: string): string => decodePath(address.replace(/[?#][^]*/, ""));

/** The address the reader entered by. Which page that is the server has said: the page's own, or `/404.html`. */
const entry = readPath(location.pathname);

/** Path of the page of an address, decoded, without query and slash at the end. */
export function findPath(address: string): string {
  const path = readPath(address);
  const entryPage = path === entry ? window.pagePath : undefined;
  return entryPage ?? path.replace(/(.)\/$/, "$1");
}

export const cleanPath = findPath;
export const setMatchPaths = (): void => undefined;
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});
