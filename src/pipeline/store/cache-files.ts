import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOutput } from "./output-files";

/**
 * Returns the first twelve hexadecimal digits of the SHA-256 of texts. These digests name cached files, and in page
 * data they show that something has changed.
 */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** Returns the folder for files that `gatsby clean` should keep: fetched packages and bundles. */
export const lastingCacheOf = (root: string): string => join(root, "node_modules", ".cache");

/** Returns the folder for compiled results. It is inside Gatsby's own cache, so that `gatsby clean` empties it. */
export const cacheFolderOf = (root: string): string => join(root, ".cache", "docs");

/**
 * Returns the name of the file with a doc's compiled body (`DocBody`), which has placeholders and isn't highlighted
 * yet. The digest is that of the body itself.
 */
export const compiledBodyFile = (digest: string): string => `bodies/${digest}.json`;

/**
 * Returns the name of the file with a page's finished body (`Segment[]`). The digest covers the body's source and the
 * code that finished it.
 */
export const finishedBodyFile = (digest: string): string => `shown/${digest}.json`;

/**
 * Returns the name of the file with a doc's Markdown copy. The digest covers everything that the copy is made from.
 */
export const twinFileOf = (digest: string): string => `twins/${digest}.json`;

/**
 * Start of a cached file: JSON that begins with a digest of its content, so that a file that is incomplete or was
 * written by something else is noticed at once.
 */
const HEAD = /^\{"digest":"([\da-f]{12})","content":$/;
const HEAD_BYTES = '{"digest":"0123456789ab","content":'.length;

/** Reads a cached file; undefined if it is missing, unreadable or damaged. */
export function findCached<Shape>(folder: string, name: string): Shape | undefined {
  const content = readContent(join(folder, name));
  return content && (JSON.parse(content.toString()) as Shape); // Only this module writes cached files, so the shape is known.
}

/** True if a cached file exists and is complete. */
export const isCached = (folder: string, name: string): boolean =>
  readContent(join(folder, name)) !== undefined;

/**
 * Reads a cached file that this build has written or checked.
 * @throws If it is missing or damaged by now, because another process has changed the cache.
 */
export function readCached<Shape>(folder: string, name: string): Shape {
  const content = findCached<Shape>(folder, name);
  if (content === undefined)
    throw new Error(`${join(folder, name)} is missing or damaged. Build again to restore it.`);
  return content;
}

/**
 * Writes a cached file if it doesn't exist. Its name contains the digest of its source, so an existing file already has
 * the right content.
 */
export function writeCached(folder: string, name: string, content: () => unknown): void {
  if (!isCached(folder, name)) keepCached(folder, name, content());
}

/** Writes a cached file, and replaces an existing one. */
export function keepCached(folder: string, name: string, content: unknown): void {
  const text = JSON.stringify(content);
  writeOutput(folder, name, `{"digest":"${digestOfBytes(text)}","content":${text}}`);
}

function readContent(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const [, digest] = HEAD.exec(bytes.toString("latin1", 0, HEAD_BYTES)) ?? [];
  const content = bytes.subarray(HEAD_BYTES, -1);
  return digest !== undefined && digest === digestOfBytes(content) ? content : undefined;
}

const digestOfBytes = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);
