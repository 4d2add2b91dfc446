import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOutput } from "./output-files";

/** Twelve hexadecimal digits of a text's SHA-256: names of cached files, and signs of change in page data. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** Where this site keeps what outlives `gatsby clean`: what was fetched, and what checks of samples found. */
export const lastingCacheOf = (root: string): string => join(root, "node_modules", ".cache");

/** Where this site keeps what it compiled: below Gatsby's own cache, so that `gatsby clean` empties it. */
export const cacheFolderOf = (root: string): string => join(root, ".cache", "docs");

/** A compiled doc's body (`DocBody`), by its own digest: with placeholders, and code without colours. */
export const compiledBodyFile = (digest: string): string => `bodies/${digest}.json`;

/** The body as pages show it, by the digest of what went into it and of what made it. */
export const finishedBodyFile = (digest: string): string => `shown/${digest}.json`;

/** A doc as Markdown, by the digest of what it is made from. */
export const twinFileOf = (digest: string): string => `twins/${digest}.json`;

/** A sidebar's items, by their digest. */
export const sidebarFileOf = (digest: string): string => `sidebars/${digest}.json`;

/** A cached file is JSON that begins with the digest of its content, so that a torn or foreign one is told at once. */
const HEAD = /^\{"digest":"([\da-f]{12})","content":$/;
const HEAD_BYTES = '{"digest":"0123456789ab","content":'.length;

/** A cached file; undefined when it is missing, cannot be read, or is not what was written. */
export function findCached<Shape>(folder: string, name: string): Shape | undefined {
  const content = readContent(join(folder, name));
  return content && (JSON.parse(content.toString()) as Shape); // Only we write there, so its shape is known.
}

/** Whether a cached file is there and whole. */
export const isCached = (folder: string, name: string): boolean =>
  readContent(join(folder, name)) !== undefined;

/**
 * A cached file that this build has made or found whole.
 * @throws When it is not: somebody else took it away or tore it meanwhile.
 */
export function readCached<Shape>(folder: string, name: string): Shape {
  const content = findCached<Shape>(folder, name);
  if (content === undefined)
    throw new Error(`${join(folder, name)} is missing or torn. Build again: it is made anew.`);
  return content;
}

/** Writes a cached file unless it is there: a name holds a digest, so what is there is the same. */
export function writeCached(folder: string, name: string, content: () => unknown): void {
  if (!isCached(folder, name)) keepCached(folder, name, content());
}

/** Writes a cached file, over what is there. */
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
