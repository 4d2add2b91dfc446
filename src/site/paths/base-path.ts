/**
 * The path of the site on its host: `/docs` for https://example.org/docs, nothing for a host of its own. All our code
 * and content name pages and files without it; it is added where an address is written, and taken off where one is read.
 */

/** Whether the home page shows a red banner when the site is served from another base path than it was built for. */
export const SHOWS_BASE_URL_BANNER = true as boolean;

/** The base path of a site's URL, without a slash at its end. */
export const basePathOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, "");

/** Whether an address without its origin is below a base path. */
export const isBelow = (address: string, base: string): boolean =>
  base === "" ||
  address === base ||
  (address.startsWith(base) && /^[/?#]/.test(address.slice(base.length)));

/** A path of this site as an address. What has the base path already, such as Gatsby's files, stays as it is. */
export const addBase = (path: string, base: string): string =>
  !path.startsWith("/") || path.startsWith("//") || isBelow(path, base) ? path : base + path;

/** The path of this site that an address without its origin names. */
export const removeBase = (address: string, base: string): string =>
  base !== "" && isBelow(address, base)
    ? address.slice(base.length).replace(/^(?!\/)/, "/")
    : address;

/** The same for the base path of this build; of a site with a host of its own, both cost nothing. */
export const withBase = (path: string): string => (BASE_PATH ? addBase(path, BASE_PATH) : path);
export const withoutBase = (address: string): string =>
  BASE_PATH ? removeBase(address, BASE_PATH) : address;
