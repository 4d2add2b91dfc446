import { join } from "node:path";
import { findCached, keepCached } from "../store/cache-files";
import { linkOutput, removeOutput } from "../store/output-files";

const INDEX = "/index.html";
/** What a build wrote, so that the next one takes away what has no page any more; outside of public/. */
const MADE_FILE = "page-files.json";

/**
 * Lets `/x` answer on hosts that look for `x.html`, and not only on those that look for `x/index.html`: every page is
 * there under both names, one file on the disk. Gives the files it made.
 * @param state Folder in which it remembers them.
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
    // Gatsby's own, and what would be the first name of another page: the old address `/x/index` has both.
    .filter((name) => name !== "/404.html" && !name.endsWith(INDEX));
  // Also after a build that was killed here, the next one knows all there may be.
  keepCached(state, MADE_FILE, [...new Set([...before, ...made])]);
  for (const name of made) {
    linkOutput(publicFolder, name, join(publicFolder, name.replace(/\.html$/, INDEX)));
  }
  const kept = new Set(made);
  for (const name of before) if (!kept.has(name)) removeOutput(publicFolder, name);
  keepCached(state, MADE_FILE, made);
  return made;
}
