import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { NodePluginArgs } from "gatsby";
import {
  START_FILE,
  type SearchStart,
  pageAddress,
  restAddress,
  shardAddress,
} from "../docs/search-format";
import type { SearchedPage } from "../docs/search-records";
import { buildSearchIndex, joinParts } from "../outputs/search-index";
import { readSearchedPages } from "./search-pages";
import { readHostedSearch } from "./search-settings";

/** A larger index is not fetched ahead: nobody searches so much of it that it would pay. */
const MAX_REST_BYTES = 1_500_000;
const KEY_LENGTH = 12;

/** Files of the embedded index by address, packed. */
export function packSearchIndex(
  pages: readonly SearchedPage[],
  isDevelopment: boolean,
): Map<string, Buffer> {
  const { start, shards, pages: texts } = buildSearchIndex(pages);
  const parts = [...shards, ...texts.map((text) => Buffer.from(JSON.stringify(text)))];
  const packed = parts.map((part) => deflateRawSync(part));
  const hash = createHash("sha256").update(JSON.stringify(start));
  for (const part of parts) hash.update(part);
  const key = hash.digest("hex").slice(0, KEY_LENGTH);
  const bytes = packed.reduce((sum, { length }) => sum + length, 0);
  const hasRest = bytes <= MAX_REST_BYTES;
  const whole: SearchStart = { key, isDevelopment, hasRest, ...start };
  return new Map([
    [START_FILE, deflateRawSync(JSON.stringify(whole), { level: 9 })],
    ...packed.map((part, at): [string, Buffer] => [
      at < shards.length ? shardAddress(key, at) : pageAddress(key, at - shards.length),
      part,
    ]),
    ...(hasRest ? [[restAddress(key), deflateRawSync(joinParts(parts))] as const] : []),
  ]);
}

/** Writes the index below `folder`, and gives its bytes; an older one is removed. */
export function writeSearchIndex(folder: string, pages: readonly SearchedPage[]): number {
  rmSync(join(folder, dirname(START_FILE)), { recursive: true, force: true });
  let bytes = 0;
  for (const [address, content] of packSearchIndex(pages, false)) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    bytes += content.length;
  }
  return bytes;
}

/** The index of the pages just built, unless a hosted service answers; says in the build's report what it took. */
export function writeSearch(publicFolder: string, args: NodePluginArgs): void {
  if (readHostedSearch(process.env)) return;
  const activity = args.reporter.activityTimer("search: write the index");
  activity.start();
  const pages = readSearchedPages(args);
  const bytes = writeSearchIndex(publicFolder, pages);
  activity.setStatus(`${pages.length} pages, ${Math.round(bytes / 1000)} KB`);
  activity.end();
}
