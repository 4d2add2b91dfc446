/*
 * The files of the embedded search index, as the build writes them (search/index/search-index.ts) and the reader's
 * browser reads them (search/engine/index-files.ts). All are packed with deflate, so that their size on the way does
 * not depend on the host.
 */

/** Address of the file a search starts with; the others lie in a folder named by `key`. */
export const START_FILE = "/search-index/start.bin";

/** Where a word stands on a page; one bit each. `name` is the last part of the path, `summary` what describes the page. */
export const FIELDS = ["title", "name", "heading", "summary", "text", "code"] as const;
export type SearchField = (typeof FIELDS)[number];

/** What is looked up by its exact name, not by words of a text. */
export const ENTRY_KINDS = [
  "address",
  "chain",
  "rpc",
  "faucet",
  "command",
  "flag",
  "error",
  "term",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry as a search finds it: place of its kind, place of its page, and its names as joined words. */
export type EntryNames = readonly [kind: number, page: number, ...names: string[]];

/** What an entry says, in the file that is fetched once an entry is asked for. */
export interface EntryFacts {
  readonly title: string;
  /** To copy: the address, the chain id, the command line. */
  readonly value?: string | undefined;
  readonly text?: string | undefined;
  /** Where it can be checked: an address of the web, or a package. */
  readonly source?: string | undefined;
  readonly anchor?: string | undefined;
}

/** Words people use, and words of the docs that say the same. */
export type SynonymPair = readonly [from: readonly string[], to: readonly string[]];

/** The first file: everything but the postings, the rare words and the text. */
export interface SearchStart {
  /** Digest of the whole index, and the folder of its other files. */
  readonly key: string;
  /** A development server makes the index from the files as they are. */
  readonly isDevelopment: boolean;
  readonly areas: readonly string[];
  readonly kinds: readonly string[];
  readonly versions: readonly string[];
  readonly languages: readonly string[];
  /** One entry for each page, in parallel lists. */
  readonly pages: {
    readonly path: readonly string[];
    readonly title: readonly string[];
    /** Places in `areas`, `kinds`, `versions` and `languages`. */
    readonly area: readonly number[];
    readonly kind: readonly number[];
    readonly version: readonly number[];
    readonly language: readonly number[];
    /** 1 for a page behind another: see isSecond in search-records.ts. */
    readonly second: readonly number[];
    /** 1 for a tutorial. */
    readonly tutorial: readonly number[];
  };
  /** A sign for each page: how many words its text has, roughly. */
  readonly lengths: string;
  /** The common words in order; see packTerms. Slips of the fingers are put right with them alone. */
  readonly terms: string;
  /** A sign for each of them: on how many pages it stands, roughly. */
  readonly counts: string;
  /** Place of the first word of each shard in the list of words. */
  readonly shards: readonly number[];
  /** First word of each file of rare words. */
  readonly rare: readonly string[];
  readonly entries: readonly EntryNames[];
  readonly synonyms: readonly SynonymPair[];
  /** Whether there is one file with all shards and pages, to fetch when nobody waits. */
  readonly hasRest: boolean;
}

/** The text of a page, a tuple for each section: fetched when a result is shown. */
export type PageTexts = readonly (readonly [
  anchor: string | null,
  titles: readonly string[],
  text: string,
  code: string,
])[];

const addressOf =
  (name: string) =>
  (key: string, at: number): string =>
    `/search-index/${key}/${name}-${at}.bin`;

export const shardAddress = addressOf("words");
export const rareAddress = addressOf("rare");
export const pageAddress = addressOf("page");
export const entriesAddress = addressOf("entries");
/** Entries are fetched with their neighbours. */
export const ENTRIES_AT_ONCE = 32;
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

const NUMBER_BASE = 35;
const NUMBER_STEPS = 4;

/** A number as one sign, in quarter powers of two. */
export const packNumber = (number: number): string =>
  String.fromCharCode(NUMBER_BASE + Math.round(Math.log2(1 + number) * NUMBER_STEPS));

export const unpackNumber = (packed: string, at: number): number =>
  2 ** ((packed.charCodeAt(at) - NUMBER_BASE) / NUMBER_STEPS) - 1;

/** Bit of a field in a posting's mask. */
export const fieldBit = (field: SearchField): number => 1 << FIELDS.indexOf(field);

/** How often a word stands in a text, in the two bits that are kept of it. */
export const packCount = (count: number): number => Math.min(3, Math.floor(Math.log2(count)));
