import { UNDECODABLE } from "../../model/docs/paths";

/**
 * Repairs a URL with invalid percent-encoding: `/%zz` becomes `/%25zz`, a path that no page has. Runs before Gatsby's
 * router, which would throw while decoding the URL.
 */
export function repairBrokenPath(): void {
  const { pathname, search, hash, origin } = location;
  try {
    decodeURI(pathname);
  } catch {
    console.warn(`${UNDECODABLE}: ${pathname}`);
    const path = pathname.replaceAll("%", "%25");
    history.replaceState(history.state, "", origin + path + search + hash);
  }
}
