import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Twelve hexadecimal digits of a text's SHA-256: names of cached files, and signs of change in page data. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** Where this site keeps what it compiled: below Gatsby's own cache, so that `gatsby clean` empties it. */
export const cacheFolderOf = (root: string): string => join(root, ".cache", "docs");

/** A compiled doc's body (`DocBody`), by its own digest. Its code is plain, but for a development server. */
export const bodyFileOf = (digest: string): string => `bodies/${digest}.json`;

/** A body with nothing left open, for a development server, by the digest of what went into it. */
export const finishedFileOf = (digest: string): string => `finished/${digest}.json`;

/** The same for a build's pages, with code in colours, by the digest of what went into it and of what made it. */
export const shownFileOf = (digest: string): string => `shown/${digest}.json`;

/** A doc as Markdown, by the digest of what it is made from. */
export const twinFileOf = (digest: string): string => `twins/${digest}.json`;

/** A sidebar's items, by their digest. */
export const sidebarFileOf = (digest: string): string => `sidebars/${digest}.json`;

/** Links to ids that only built pages can prove (`UnprovenAnchor[]`); written anew by every build. */
export const UNPROVEN_ANCHORS_FILE = "unproven-anchors.json";

/** What pages and twins are finished with (site-parts.ts); written anew by every build. */
export const SITE_PARTS_FILE = "site-parts.json";

/** Twins that are not in the cache (twin-files.ts); written anew by every build. */
export const MISSING_TWINS_FILE = "missing-twins.json";

/** Reads a cached file; the caller knows its shape, because only we write there. */
export function readCached<Shape>(folder: string, name: string): Shape {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as Shape;
}

/** Writes a cached file unless it is there: a name holds a digest, so what is there is the same. */
export function writeCached(folder: string, name: string, content: () => unknown): void {
  const file = join(folder, name);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content()));
}
