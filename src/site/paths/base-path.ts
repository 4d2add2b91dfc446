/**
 * The base path of the site on its host: `/docs` for https://example.org/docs; empty if the site has a host to itself.
 * All our code and content refer to pages and files without it. It is added when an address is written, and removed
 * when one is read.
 */

/** True to show a red banner on the home page when the site is served from another base path than it was built for. */
export const SHOWS_BASE_URL_BANNER = true as boolean;

/** Returns the base path of a site's URL, without a trailing slash. */
export const basePathOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, "");

/** True if an address (without an origin) is below a base path. */
export const isBelow = (address: string, base: string): boolean =>
  base === "" ||
  address === base ||
  (address.startsWith(base) && /^[/?#]/.test(address.slice(base.length)));

/**
 * Converts a path of this site to an address. A path that already has the base path, such as that of a Gatsby file,
 * stays the same.
 */
export const addBase = (path: string, base: string): string =>
  !path.startsWith("/") || path.startsWith("//") || isBelow(path, base) ? path : base + path;

/** Converts an address (without an origin) to a path of this site. */
export const removeBase = (address: string, base: string): string =>
  base !== "" && isBelow(address, base)
    ? address.slice(base.length).replace(/^(?!\/)/, "/")
    : address;

/** Same as `addBase` and `removeBase`, with this build's base path. If it is empty, both cost nothing. */
export const withBase = (path: string): string => (BASE_PATH ? addBase(path, BASE_PATH) : path);
export const withoutBase = (address: string): string =>
  BASE_PATH ? removeBase(address, BASE_PATH) : address;
