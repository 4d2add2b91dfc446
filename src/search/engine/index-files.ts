import {
  type PageTexts,
  START_FILE,
  type SearchStart,
  pageAddress,
  restAddress,
  shardAddress,
  unpackTerms,
} from "../words/search-format";
import { type Postings, unpackPostings } from "./postings";

/** Bytes of a file of the index, still packed; rejects when they cannot be had. */
export type FetchBytes = (
  address: string,
  options: { readonly isFresh: boolean },
) => Promise<ArrayBuffer>;

/** Words whose postings are kept unpacked: those of a query come again with its next letter. */
const MAX_UNPACKED = 300;

/** The index as far as it has come. */
export interface IndexFiles {
  readonly start: SearchStart;
  readonly terms: readonly string[];
  /** First record of each page, and behind the last page the number of records. */
  readonly firstRecords: Int32Array;
  /** Number of the shard that has a word's postings, by the word's place in `terms`. */
  readonly shardOf: (termId: number) => number;
  /** Postings of the words at these places. */
  readonly loadPostings: (termIds: Iterable<number>) => Promise<ReadonlyMap<number, Postings>>;
  readonly loadPage: (page: number) => Promise<PageTexts>;
  /** Fetches all that is missing, when the site is small enough for that: search then needs no network. */
  readonly loadRest: () => Promise<void>;
}

async function unpack(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

async function unpackJson<Shape>(packed: ArrayBuffer): Promise<Shape> {
  // Written by search/index/search-index.ts of the same build.
  return JSON.parse(new TextDecoder().decode(await unpack(packed))) as Shape;
}

/** A number of seven bits a byte, and where the next one begins. */
function readNumber(bytes: Uint8Array, at: number): [number: number, next: number] {
  let number = 0;
  let shift = 0;
  let next = at;
  for (;;) {
    const byte = bytes[next++] ?? 0;
    number += (byte & 127) * 2 ** shift;
    if (byte < 128) return [number, next];
    shift += 7;
  }
}

/** What each word of a shard has, in order. */
function cutShard(bytes: Uint8Array): Uint8Array[] {
  const cut: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const [length, begin] = readNumber(bytes, at);
    cut.push(bytes.subarray(begin, begin + length));
    at = begin + length;
  }
  return cut;
}

/** Remembers what a loader gives; what failed is tried again. */
function keep<Value>(load: (at: number) => Promise<Value>) {
  const kept = new Map<number, Promise<Value>>();
  const get = (at: number): Promise<Value> => {
    const known = kept.get(at);
    if (known) return known;
    const value = load(at);
    value.catch(() => kept.delete(at));
    kept.set(at, value);
    return value;
  };
  return { get, put: (at: number, value: Value) => kept.set(at, Promise.resolve(value)) };
}

/** Place of the last shard that begins at or before a word. */
function findShard(starts: readonly number[], termId: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= termId) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Opens the index: one file. The others follow as they are needed. */
export async function openIndex(fetchBytes: FetchBytes): Promise<IndexFiles> {
  const start = await unpackJson<SearchStart>(await fetchBytes(START_FILE, { isFresh: true }));
  const { key, pages, shards: starts } = start;
  const fetchLasting = (address: string): Promise<ArrayBuffer> =>
    fetchBytes(address, { isFresh: false });
  /** Every shard and every page's texts, in one file. */
  const loadParts = async (): Promise<Uint8Array[]> =>
    cutShard(new Uint8Array(await unpack(await fetchLasting(restAddress(key)))));
  /** A part that cannot be had by itself may be in that file, which a service worker keeps. */
  const fetchPart = async (address: string, at: number): Promise<Uint8Array> => {
    try {
      return new Uint8Array(await unpack(await fetchLasting(address)));
    } catch (error) {
      const parts = start.hasRest ? await loadParts().catch(() => []) : [];
      const part = parts[at];
      if (part === undefined) throw error;
      return part;
    }
  };
  const shards = keep(async (shard) => cutShard(await fetchPart(shardAddress(key, shard), shard)));
  const unpacked = new Map<number, Postings>();
  const texts = keep(async (page) => {
    const part = await fetchPart(pageAddress(key, page), starts.length + page);
    return JSON.parse(new TextDecoder().decode(part)) as PageTexts;
  });
  const firstRecords = new Int32Array(pages.records.length + 1);
  pages.records.forEach((count, page) => {
    firstRecords[page + 1] = (firstRecords[page] ?? 0) + count;
  });
  return {
    start,
    terms: unpackTerms(start.terms),
    firstRecords,
    loadPage: texts.get,
    shardOf: (termId) => findShard(starts, termId),
    loadPostings: async (termIds) => {
      const found = await Promise.all(
        [...new Set(termIds)].map(async (termId) => {
          const known = unpacked.get(termId);
          if (known) return [termId, known] as const;
          const shard = findShard(starts, termId);
          const words = await shards.get(shard);
          return [termId, unpackPostings(words[termId - (starts[shard] ?? 0)])] as const;
        }),
      );
      if (unpacked.size > MAX_UNPACKED) unpacked.clear();
      for (const [termId, postings] of found) unpacked.set(termId, postings);
      return new Map(found);
    },
    loadRest: async () => {
      if (!start.hasRest) return;
      (await loadParts()).forEach((part, at) => {
        if (at < starts.length) shards.put(at, cutShard(part));
        else {
          const page = JSON.parse(new TextDecoder().decode(part)) as PageTexts;
          texts.put(at - starts.length, page);
        }
      });
    },
  };
}
