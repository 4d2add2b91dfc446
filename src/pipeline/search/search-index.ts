import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { joinParts } from "../../search/index/pack-postings";
import { type SearchContent, buildSearchIndex } from "../../search/index/search-index";
import {
  ENTRIES_AT_ONCE,
  type EntryFacts,
  START_FILE,
  type SearchStart,
  entriesAddress,
  pageAddress,
  rareAddress,
  restAddress,
  shardAddress,
} from "../../search/words/search-format";
import { removeOutput, writeOutput } from "../store/output-files";

/** Maximum size of an index that browsers fetch in advance: readers would use too little of a larger one. */
const MAX_REST_BYTES = 1_500_000;
const KEY_LENGTH = 12;

/** The embedded index, compressed. */
export interface PackedIndex {
  readonly key: string;
  /** The file that a search fetches first; also in `files`. */
  readonly start: Buffer;
  /** Files by their addresses. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Compresses the index of this content into files, by address. */
export function packSearchIndex(content: SearchContent, isDevelopment: boolean): PackedIndex {
  const { start, shards, rare, pages, entries } = buildSearchIndex(content);
  const named: (readonly [name: (key: string) => string, part: Uint8Array])[] = [
    ...shards.map((part, at) => [(key: string) => shardAddress(key, at), part] as const),
    ...rare.map((part, at) => [(key: string) => rareAddress(key, at), part] as const),
    ...pages.map((texts, at) => [(key: string) => pageAddress(key, at), toJson(texts)] as const),
    ...listChunks(entries).map(
      (some, at) => [(key: string) => entriesAddress(key, at), toJson(some)] as const,
    ),
  ];
  const parts = named.map(([, part]) => part);
  const packed = parts.map((part) => deflateRawSync(part, { level: 9 }));
  const hash = createHash("sha256").update(JSON.stringify(start));
  for (const part of parts) hash.update(part);
  const key = hash.digest("hex").slice(0, KEY_LENGTH);
  const bytes = packed.reduce((sum, { length }) => sum + length, 0);
  const hasRest = bytes <= MAX_REST_BYTES;
  const whole: SearchStart = { key, isDevelopment, hasRest, ...start };
  const startFile = deflateRawSync(JSON.stringify(whole), { level: 9 });
  const files = new Map([
    [START_FILE, startFile],
    ...named.map(([name], at): [string, Buffer] => [name(key), packed[at] ?? Buffer.alloc(0)]),
    ...(hasRest ? [[restAddress(key), deflateRawSync(joinParts(parts))] as const] : []),
  ]);
  return { key, start: startFile, files };
}

const listChunks = (entries: readonly EntryFacts[]): (readonly EntryFacts[])[] =>
  Array.from({ length: Math.ceil(entries.length / ENTRIES_AT_ONCE) }, (_, at) =>
    entries.slice(at * ENTRIES_AT_ONCE, (at + 1) * ENTRIES_AT_ONCE),
  );

const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** An index whose files have all been written, except for the start file. */
export interface UnpublishedSearch {
  readonly start: Uint8Array;
  /** Name of the folder with its files. */
  readonly key: string;
  readonly pages: number;
  readonly bytes: number;
}

/** Writes the files of the index into a new folder. Until `publishSearch` is called, searches use the old index. */
export function writeSearchIndex(publicFolder: string, content: SearchContent): UnpublishedSearch {
  const { key, start, files } = packSearchIndex(content, false);
  let bytes = 0;
  for (const [address, content] of files) {
    bytes += content.length;
    if (address !== START_FILE) writeOutput(publicFolder, address, content);
  }
  return { start, key, pages: content.pages.length, bytes };
}

/** Writes the start file, so that searches use this index, and removes the old one. */
export function publishSearch(publicFolder: string, { start, key }: UnpublishedSearch): void {
  writeOutput(publicFolder, START_FILE, start);
  const folder = dirname(START_FILE);
  for (const name of readdirSync(join(publicFolder, folder))) {
    const isOurs = name === key || name === basename(START_FILE);
    if (!isOurs) removeOutput(publicFolder, `${folder}/${name}`);
  }
}
