import { UNDECODABLE } from "../../model/docs/paths";

/** Repairs text with invalid percent-encoding: `/%zz` becomes `/%25zz`. Other text stays as it is. */
export function repairEscapes(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/**
 * Repairs the path and the hash of the URL if their percent-encoding is invalid. Gatsby's router would throw while
 * decoding them, which leaves an empty page. No page has a repaired path.
 */
export function repairUrl(): void {
  const { pathname, search, hash, origin } = location;
  const url = repairEscapes(pathname) + search + repairEscapes(hash);
  if (url === pathname + search + hash) return;
  console.warn(`${UNDECODABLE}: ${pathname}${hash}`);
  history.replaceState(history.state, "", origin + url);
}
