import { settings } from "../../../site/settings";

/** Returns an address if it is a path on this site or an https address; otherwise undefined. */
export function toLocalUrl(url: string): string | undefined {
  const path = url.startsWith(`${settings.url}/`) ? url.slice(settings.url.length) : url;
  // Browsers read `/\x`, `/<tab>/x` and `/.//x` as `//x`, which is another site.
  if (path.startsWith("/")) return /^\/(?![./]*\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
  return /^https:\/\/\w[^\\\s\p{Cc}]*$/u.test(path) ? path : undefined;
}
