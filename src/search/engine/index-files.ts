import {
  ENTRIES_AT_ONCE,
  type EntryFacts,
  type PageTexts,
  START_FILE,
  type SearchStart,
  entriesAddress,
  pageAddress,
  rareAddress,
  restAddress,
  shardAddress,
  unpackNumber,
  unpackTerms,
} from "../words/search-format";
import { NO_POSTINGS, type Postings, cutParts, unpackPostings } from "./postings";
import { type Vocabulary, createVocabulary } from "./vocabulary";

/** Bytes of a file of the index, still packed; rejects when they cannot be had. */
export type FetchBytes = (
  address: string,
  options: { readonly isFresh: boolean },
) => Promise<ArrayBuffer>;

/** The index as far as it has come. */
export interface IndexFiles {
  readonly start: SearchStart;
  readonly common: Vocabulary;
  /** The file of rare words that a word would be in; undefined when the index has none. */
  readonly loadRare: (word: string) => Promise<Vocabulary | undefined>;
  /** Number of the shard that has a common word's postings; undefined for a rare word, whose postings are there. */
  readonly shardOf: (termId: number) => number | undefined;
  /** Postings of the words with these ids. */
  readonly loadPostings: (termIds: Iterable<number>) => Promise<(termId: number) => Postings>;
  /** On how many pages a common word stands, roughly. */
  readonly countPages: (termId: number) => number;
  readonly loadPage: (page: number) => Promise<PageTexts>;
  /** Whether a page's text is here, so that it costs no request. */
  readonly hasPage: (page: number) => boolean;
  /** What the entry at this place says. */
  readonly loadEntry: (at: number) => Promise<EntryFacts | undefined>;
  /** Files fetched so far, the first included. */
  readonly countFetched: () => number;
  /** Fetches all that is missing, when the site is small enough for that: search then needs no network. */
  readonly loadRest: () => Promise<boolean>;
}

async function unpack(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

const toText = (bytes: ArrayBuffer | Uint8Array): string => new TextDecoder().decode(bytes);

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
  return {
    get,
    has: (at: number) => kept.has(at),
    put: (at: number, value: Value) => kept.set(at, Promise.resolve(value)),
  };
}

/** Place of the last of these that is not behind `wanted`; -1 when all are. */
function findLast<Value extends number | string>(starts: readonly Value[], wanted: Value): number {
  let [low, high] = [-1, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const start = starts[middle];
    if (start !== undefined && start <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Rare words of a file, and where they stand. */
interface RareWords {
  readonly vocabulary: Vocabulary;
  readonly firstId: number;
  readonly postings: readonly Uint8Array[];
}

/** Opens the index: one file. The others follow as they are needed. */
export async function openIndex(fetchBytes: FetchBytes): Promise<IndexFiles> {
  const packedStart = await fetchBytes(START_FILE, { isFresh: true });
  // Written by search/index/search-index.ts of the same build.
  const start = JSON.parse(toText(await unpack(packedStart))) as SearchStart;
  const { key, shards: shardStarts, rare: rareStarts } = start;
  let fetched = 1;
  const fetchLasting = (address: string): Promise<ArrayBuffer> => {
    fetched += 1;
    return fetchBytes(address, { isFresh: false });
  };
  /** Every shard, every file of rare words and every page's texts, in one file. */
  const loadParts = async (): Promise<Uint8Array[]> =>
    cutParts(new Uint8Array(await unpack(await fetchLasting(restAddress(key)))));
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
  const commonTerms = unpackTerms(start.terms);
  const firstRare = shardStarts.length;
  const firstPage = firstRare + rareStarts.length;
  const firstEntries = firstPage + start.pages.path.length;

  const shards = keep(async (at) => cutParts(await fetchPart(shardAddress(key, at), at)));
  let nextId = commonTerms.length;
  const rareById = new Map<number, Uint8Array>();
  const toRare = (bytes: Uint8Array): RareWords => {
    const [packed = new Uint8Array(), ...postings] = cutParts(bytes);
    const terms = unpackTerms(toText(packed));
    const firstId = nextId;
    nextId += terms.length;
    postings.forEach((one, at) => rareById.set(firstId + at, one));
    return { vocabulary: createVocabulary(terms, () => 1, firstId), firstId, postings };
  };
  const rare = keep(async (at) => toRare(await fetchPart(rareAddress(key, at), firstRare + at)));
  const toPage = (bytes: Uint8Array): PageTexts => JSON.parse(toText(bytes)) as PageTexts;
  const texts = keep(async (at) => toPage(await fetchPart(pageAddress(key, at), firstPage + at)));
  const toEntries = (bytes: Uint8Array) => JSON.parse(toText(bytes)) as readonly EntryFacts[];
  const entries = keep(async (at) =>
    toEntries(await fetchPart(entriesAddress(key, at), firstEntries + at)),
  );

  return {
    start,
    common: createVocabulary(commonTerms, (at) => unpackNumber(start.counts, at)),
    loadRare: async (word) => {
      if (rareStarts.length === 0) return undefined;
      // What a word begins may lie behind it, in the first file too.
      return (await rare.get(Math.max(0, findLast(rareStarts, word)))).vocabulary;
    },
    shardOf: (termId) => (termId < commonTerms.length ? findLast(shardStarts, termId) : undefined),
    countPages: (termId) => (termId < commonTerms.length ? unpackNumber(start.counts, termId) : 1),
    loadPostings: async (termIds) => {
      const found = new Map<number, Postings>();
      await Promise.all(
        [...new Set(termIds)].map(async (termId) => {
          if (termId >= commonTerms.length) {
            found.set(termId, unpackPostings(rareById.get(termId)));
            return;
          }
          const shard = findLast(shardStarts, termId);
          const words = await shards.get(shard);
          found.set(termId, unpackPostings(words[termId - (shardStarts[shard] ?? 0)]));
        }),
      );
      return (termId) => found.get(termId) ?? NO_POSTINGS;
    },
    loadPage: texts.get,
    hasPage: texts.has,
    loadEntry: async (at) =>
      (await entries.get(Math.floor(at / ENTRIES_AT_ONCE)))[at % ENTRIES_AT_ONCE],
    countFetched: () => fetched,
    loadRest: async () => {
      if (!start.hasRest) return false;
      (await loadParts()).forEach((part, at) => {
        if (at < firstRare) {
          if (!shards.has(at)) shards.put(at, cutParts(part));
        } else if (at < firstPage) {
          if (!rare.has(at - firstRare)) rare.put(at - firstRare, toRare(part));
        } else if (at < firstEntries) {
          if (!texts.has(at - firstPage)) texts.put(at - firstPage, toPage(part));
        } else {
          entries.put(at - firstEntries, toEntries(part));
        }
      });
      return true;
    },
  };
}
