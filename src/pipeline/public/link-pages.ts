import { join } from "node:path";
import { findCached, keepCached } from "../store/cache-files";
import { linkOutput, removeOutput } from "../store/output-files";

const INDEX = "/index.html";
/** File, outside of public/, that lists the second names of pages, so that the next build can remove outdated ones. */
const MADE_FILE = "page-files.json";

/**
 * Gives every page a second name, `/x.html`, for hosts that don't look for `x/index.html`. Both names refer to the same
 * file on disk. Returns the addresses of the second names.
 * @param state Folder in which the list is kept for the next build.
 */
export function linkPages(
  publicFolder: string,
  addresses: readonly string[],
  state: string,
): string[] {
  const before = findCached<string[]>(state, MADE_FILE) ?? [];
  const pages = addresses.filter((address) => address.endsWith(INDEX) && address !== INDEX);
  const made = pages
    .map((page) => `${page.slice(0, -INDEX.length)}.html`)
    // Leaves out Gatsby's own 404.html, and names that are already the first name of another page, such as the redirect
    // page of the old address `/x/index`.
    .filter((name) => name !== "/404.html" && !name.endsWith(INDEX));
  // The list is written first, so that the next build knows all names even if this build is killed.
  keepCached(state, MADE_FILE, [...new Set([...before, ...made])]);
  for (const name of made) {
    linkOutput(publicFolder, name, join(publicFolder, name.replace(/\.html$/, INDEX)));
  }
  const kept = new Set(made);
  for (const name of before) if (!kept.has(name)) removeOutput(publicFolder, name);
  keepCached(state, MADE_FILE, made);
  return made;
}
