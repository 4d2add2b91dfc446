import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

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
  const madeFile = join(state, MADE_FILE);
  const before = existsSync(madeFile)
    ? (JSON.parse(readFileSync(madeFile, "utf8")) as string[])
    : [];
  const pages = addresses.filter((address) => address.endsWith(INDEX) && address !== INDEX);
  const made = pages
    .map((page) => `${page.slice(0, -INDEX.length)}.html`)
    // Gatsby's own, and what would be the first name of another page: the old address `/x/index` has both.
    .filter((name) => name !== "/404.html" && !name.endsWith(INDEX));
  for (const name of made) {
    linkFile(join(publicFolder, name.replace(/\.html$/, INDEX)), join(publicFolder, name));
  }
  const kept = new Set(made);
  for (const name of before) if (!kept.has(name)) rmSync(join(publicFolder, name), { force: true });
  writeFileSync(madeFile, JSON.stringify(made));
  return made;
}

/** Two names of one file, where the disk can do that; a copy elsewhere. */
export function linkFile(from: string, to: string): void {
  if (existsSync(to)) {
    if (statSync(to).ino === statSync(from).ino) return;
    rmSync(to);
  }
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
