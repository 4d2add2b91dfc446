import { UNDECODABLE } from "../../base/paths";
import { cleanPath } from "../base/clean-path";

/** Repairs text with invalid percent-encoding: `/%zz` becomes `/%25zz`. Other text stays as it is. */
export function repairEscapes(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    console.warn(`${UNDECODABLE}: ${text}`);
    return text.replaceAll("%", "%25");
  }
}

/**
 * Replaces the URL with the page's canonical URL. `/x.html` and `/x/` are served too, but the canonical path is `/x`.
 * Also repairs invalid percent-encoding in the path and the hash, because Gatsby's router would throw while decoding
 * it and leave the page empty. A repaired path is never the path of a page.
 */
export function makeUrlCanonical(): void {
  const { pathname, search, hash, origin } = location;
  const url = cleanPath(repairEscapes(pathname)) + search + repairEscapes(hash);
  // Includes the origin: on its own, a path that begins with two slashes would point to another site.
  if (url !== pathname + search + hash) history.replaceState(history.state, "", origin + url);
}
