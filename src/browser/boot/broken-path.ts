import { UNDECODABLE } from "../../model/docs/paths";

/**
 * Repairs an address with an invalid percent-encoding, such as `/%zz`: it becomes `/%25zz`, which no page has either.
 * Gatsby's router decodes the address as soon as its script runs, and would throw. Runs before that.
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
