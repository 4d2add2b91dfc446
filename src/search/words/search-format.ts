/*
 * The files of the embedded search index, as the build writes them (search/index/search-index.ts) and the
 * reader's browser reads them (browser/search/). All are packed with deflate, so that their size on
 * the way does not depend on the host.
 */

/** Address of the file a search starts with; the others lie in a folder named by `key`. */
export const START_FILE = "/search-index/start.bin";

/** Where a word stands in a record; one bit each, in the order of weight. */
export const FIELDS = ["title", "heading", "above", "keywords", "text", "code"] as const;
export type SearchField = (typeof FIELDS)[number];

/** The first file: everything but the postings and the text. */
export interface SearchStart {
  /** Digest of the whole index, and the folder of its other files. */
  readonly key: string;
  /** A development server makes the index from the files as they are. */
  readonly isDevelopment: boolean;
  readonly areas: readonly string[];
  readonly versions: readonly string[];
  readonly languages: readonly string[];
  /** One entry for each page, in parallel lists. */
  readonly pages: {
    readonly path: readonly string[];
    readonly title: readonly string[];
    /** Places in `areas`, `versions` and `languages`. */
    readonly area: readonly number[];
    readonly version: readonly number[];
    readonly language: readonly number[];
    /** 1 for a page behind another: see isSecond in search-records.ts. */
    readonly second: readonly number[];
    /** 1 for a tutorial. */
    readonly tutorial: readonly number[];
    /** How many records the page has. */
    readonly records: readonly number[];
  };
  /** Two signs for each record: how many words its text and its own title have, roughly. */
  readonly lengths: string;
  /** All words in order; see packTerms. */
  readonly terms: string;
  /** Place of the first word of each shard in the list of words. */
  readonly shards: readonly number[];
  /** Whether there is one file with all shards and pages, to fetch when nobody waits. */
  readonly hasRest: boolean;
}

/** The text of a page, a tuple for each record: fetched when a result is shown. */
export type PageTexts = readonly (readonly [
  anchor: string | null,
  titles: readonly string[],
  text: string,
  code: string,
])[];

export const shardAddress = (key: string, shard: number): string =>
  `/search-index/${key}/words-${shard}.bin`;
export const pageAddress = (key: string, page: number): string =>
  `/search-index/${key}/page-${page}.bin`;
export const restAddress = (key: string): string => `/search-index/${key}/rest.bin`;

const SHARED_BASE = 33;
const MAX_SHARED = 80;

/** Sorted words as one string: how much each shares with the one before, the remaining letters, a line end. */
export function packTerms(terms: readonly string[]): string {
  let previous = "";
  let packed = "";
  for (const term of terms) {
    let shared = 0;
    while (shared < MAX_SHARED && shared < term.length && term[shared] === previous[shared])
      shared += 1;
    packed += `${String.fromCharCode(SHARED_BASE + shared)}${term.slice(shared)}\n`;
    previous = term;
  }
  return packed;
}

export function unpackTerms(packed: string): string[] {
  const terms: string[] = [];
  let previous = "";
  for (const line of packed.split("\n")) {
    if (line === "") continue;
    previous = previous.slice(0, line.charCodeAt(0) - SHARED_BASE) + line.slice(1);
    terms.push(previous);
  }
  return terms;
}

const LENGTH_BASE = 35;
const LENGTH_STEPS = 2;

/** A number of words as one sign, in half powers of two. */
export const packLength = (words: number): string =>
  String.fromCharCode(LENGTH_BASE + Math.round(Math.log2(1 + words) * LENGTH_STEPS));

export const unpackLength = (packed: string, at: number): number =>
  2 ** ((packed.charCodeAt(at) - LENGTH_BASE) / LENGTH_STEPS) - 1;

/** Bit of a field in a posting's mask. */
export const fieldBit = (field: SearchField): number => 1 << FIELDS.indexOf(field);

/** How often a word stands in a text, in the two bits that are kept of it. */
export const packCount = (count: number): number => Math.min(3, Math.floor(Math.log2(count)));
