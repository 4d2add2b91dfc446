import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOutput } from "./output-files";

/**
 * Twelve hexadecimal digits of a text's SHA-256. They name cached files, and show in page data that something changed.
 */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** The folder for what `gatsby clean` should keep: fetched packages, and bundles. */
export const lastingCacheOf = (root: string): string => join(root, "node_modules", ".cache");

/** The folder for what was compiled. It is inside Gatsby's own cache, so that `gatsby clean` empties it. */
export const cacheFolderOf = (root: string): string => join(root, ".cache", "docs");

/** The compiled body of a doc (`DocBody`), by its own digest: with placeholders and plain code. */
export const compiledBodyFile = (digest: string): string => `bodies/${digest}.json`;

/** The finished body of a page (`Segment[]`), by the digest of what it was made from and of the code that made it. */
export const finishedBodyFile = (digest: string): string => `shown/${digest}.json`;

/** The twin of a doc, by the digest of what it was made from. */
export const twinFileOf = (digest: string): string => `twins/${digest}.json`;

/**
 * A cached file is JSON that begins with the digest of its content, so that an incomplete or foreign file is noticed at
 * once.
 */
const HEAD = /^\{"digest":"([\da-f]{12})","content":$/;
const HEAD_BYTES = '{"digest":"0123456789ab","content":'.length;

/** The content of a cached file; undefined when it is missing, unreadable or damaged. */
export function findCached<Shape>(folder: string, name: string): Shape | undefined {
  const content = readContent(join(folder, name));
  return content && (JSON.parse(content.toString()) as Shape); // We alone write these files, so the shape is known.
}

/** Whether a cached file exists and is complete. */
export const isCached = (folder: string, name: string): boolean =>
  readContent(join(folder, name)) !== undefined;

/**
 * The content of a cached file that this build has written or checked.
 * @throws When it is missing or damaged now: another process has changed the cache.
 */
export function readCached<Shape>(folder: string, name: string): Shape {
  const content = findCached<Shape>(folder, name);
  if (content === undefined)
    throw new Error(
      `${join(folder, name)} is missing or damaged. Build again, which writes it again.`,
    );
  return content;
}

/**
 * Writes a cached file if it does not exist. Its name is a digest of what it is made from, so an existing file is the
 * same.
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
