import { createHash } from "node:crypto";
import { join } from "node:path";

/** Twelve hexadecimal digits of a text's SHA-256: names of cached files, and signs of change in page data. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** Where this site keeps what it compiled: below Gatsby's own cache, so that `gatsby clean` empties it. */
export const cacheFolderOf = (root: string): string => join(root, ".cache", "docs");

/** Body of a compiled doc (`DocBody`), by the digest of its source. */
export const bodyFile = (folder: string, digest: string): string => join(folder, "bodies", `${digest}.json`);

/** A page's html strings in document order, by its html digest. */
export const pageFile = (folder: string, digest: string): string => join(folder, "pages", `${digest}.json`);

/** A sidebar's items, by their digest. */
export const sidebarFile = (folder: string, digest: string): string => join(folder, "sidebars", `${digest}.json`);
