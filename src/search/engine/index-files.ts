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

/** Fetches a compressed index file; rejects if that fails. */
export type FetchBytes = (
  address: string,
  options: { readonly isFresh: boolean },
) => Promise<ArrayBuffer>;

/** The index files loaded so far, and functions that load more. */
export interface IndexFiles {
  readonly start: SearchStart;
  readonly common: Vocabulary;
  /** Loads the file that would contain this word if it were rare; undefined if the site has no files of rare words. */
  readonly loadRare: (word: string) => Promise<Vocabulary | undefined>;
  /**
   * Returns the index of the shard with a common word's postings; undefined for a rare word, whose postings are in
   * the files of rare words.
   */
  readonly shardOf: (termId: number) => number | undefined;
  /** Loads the postings of the words with these ids. */
  readonly loadPostings: (termIds: Iterable<number>) => Promise<(termId: number) => Postings>;
  /** Estimates the number of pages that contain a word. For a rare word, the estimate is 1. */
  readonly countPages: (termId: number) => number;
  readonly loadPage: (page: number) => Promise<PageTexts>;
  /** True if a page's text is loaded. */
  readonly hasPage: (page: number) => boolean;
  /** Loads the content of the entry at this index. */
  readonly loadEntry: (at: number) => Promise<EntryFacts | undefined>;
  /** Number of files fetched so far, including the first one. */
  readonly countFetched: () => number;
  /**
   * Fetches all missing files if the index is small enough, so that the search works offline. Returns false if it is
   * too large.
   */
  readonly loadRest: () => Promise<boolean>;
}

async function unpack(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

const toText = (bytes: ArrayBuffer | Uint8Array): string => new TextDecoder().decode(bytes);

/** Caches a loader's results. After a failure, the next call loads again. */
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

/** Finds the index of the last value that isn't greater than `wanted`; -1 if there is none. */
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

/** Opens the index by fetching its first file. The others are fetched when they are needed. */
export async function openIndex(fetchBytes: FetchBytes): Promise<IndexFiles> {
  const packedStart = await fetchBytes(START_FILE, { isFresh: true });
  // The cast is safe: the build wrote this file (search/index/search-index.ts).
  const start = JSON.parse(toText(await unpack(packedStart))) as SearchStart;
  const { key, shards: shardStarts, rare: rareStarts } = start;
  let fetched = 1;
  const fetchLasting = (address: string): Promise<ArrayBuffer> => {
    fetched += 1;
    return fetchBytes(address, { isFresh: false });
  };
  /** Fetches and splits the single file that contains all shards, rare words, texts and entries. */
  const loadParts = async (): Promise<Uint8Array[]> =>
    cutParts(new Uint8Array(await unpack(await fetchLasting(restAddress(key)))));
  /**
   * Fetches a file or, if that fails, takes it from the single file that contains all others, which a service worker
   * caches.
   */
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

  const shards = keep(async (at) => unpackPostings(await fetchPart(shardAddress(key, at), at)));
  /** Postings of rare words. A word's index here is its id minus the number of common words. */
  const rarePostings: Postings[] = [];
  const toRare = (bytes: Uint8Array): Vocabulary => {
    const [terms = new Uint8Array(), postings = new Uint8Array()] = cutParts(bytes);
    const firstId = commonTerms.length + rarePostings.length;
    rarePostings.push(...unpackPostings(postings));
    return createVocabulary(unpackTerms(toText(terms)), () => 1, firstId);
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
      // The first rare word that begins with `word` may come after `word` in the alphabet. So the first file is
      // searched even if all its words come after `word`.
      return rare.get(Math.max(0, findLast(rareStarts, word)));
    },
    shardOf: (termId) => (termId < commonTerms.length ? findLast(shardStarts, termId) : undefined),
    countPages: (termId) => (termId < commonTerms.length ? unpackNumber(start.counts, termId) : 1),
    loadPostings: async (termIds) => {
      const found = new Map<number, Postings>();
      await Promise.all(
        [...new Set(termIds)].map(async (termId) => {
          const shard = findLast(shardStarts, termId);
          const words =
            termId < commonTerms.length
              ? (await shards.get(shard))[termId - (shardStarts[shard] ?? 0)]
              : rarePostings[termId - commonTerms.length];
          found.set(termId, words ?? NO_POSTINGS);
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
          if (!shards.has(at)) shards.put(at, unpackPostings(part));
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
