/**
 * The base path is the site's folder on its host: `/docs` for https://example.org/docs. It is empty if the site has a
 * host to itself. All code and content refers to pages and files by paths without the base path. Addresses include
 * the base path: it is added when an address is written, and removed when an address is read.
 */

/** True to show a red banner on the home page if the site is served from a base path that it wasn't built for. */
export const SHOWS_BASE_URL_BANNER = true as boolean;

/** Returns the base path in a site's URL, without a trailing slash. */
export const basePathOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, "");

/** True if an address (without an origin) is below a base path. */
export const isBelow = (address: string, base: string): boolean =>
  base === "" ||
  address === base ||
  (address.startsWith(base) && /^[/?#]/.test(address.slice(base.length)));

/**
 * Converts a path on this site to an address. A path that already includes the base path, such as that of a Gatsby
 * file, stays as it is.
 */
export const addBase = (path: string, base: string): string =>
  !path.startsWith("/") || path.startsWith("//") || isBelow(path, base) ? path : base + path;

/** Converts an address (without an origin) to a path on this site. */
export const removeBase = (address: string, base: string): string =>
  base !== "" && isBelow(address, base)
    ? address.slice(base.length).replace(/^(?!\/)/, "/")
    : address;

/** Does the same as `addBase`, with this build's base path. If that is empty, minifiers remove the call. */
export const withBase = (path: string): string => (BASE_PATH ? addBase(path, BASE_PATH) : path);
export const withoutBase = (address: string): string =>
  BASE_PATH ? removeBase(address, BASE_PATH) : address;
