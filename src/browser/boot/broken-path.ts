import { UNDECODABLE } from "../../model/docs/paths";

/**
 * Repairs an address with an invalid percent-encoding, such as `/%zz`: it becomes `/%25zz`, which no page has either.
 * It runs before Gatsby's router, which decodes the address at once and would throw.
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
