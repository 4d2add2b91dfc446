/*
 * Describes the files of the embedded search index, which the build writes (search/index/search-index.ts) and the
 * browser reads (search/engine/index-files.ts). All of them are compressed with deflate, so that their size doesn't
 * depend on the host's compression.
 */

/** Address of the file that a search fetches first. The other files are in a folder named after `key`. */
export const START_FILE = "/search-index/start.bin";

/**
 * The fields of a page that may contain a word, with one bit each. `name` is the last part of the path; `summary` is
 * the page's description, keywords and tags.
 */
export const FIELDS = ["title", "name", "heading", "summary", "text", "code"] as const;
export type SearchField = (typeof FIELDS)[number];

/** Kinds of entries, which are found by name. */
export const ENTRY_KINDS = [
  "address",
  "feed",
  "chain",
  "rpc",
  "faucet",
  "command",
  "flag",
  "error",
  "term",
  "fact",
  "answer",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * An entry's kind (as an index in ENTRY_KINDS), the indexes of its page and of its network (-1 if it has none), and the
 * names by which it is found. A name consists of words. It begins with # if it is an identifier, and with $ if it means
 * this entry wherever it is typed, such as a token's symbol.
 */
export type EntryNames = readonly [kind: number, page: number, network: number, ...names: string[]];

/** The content of an entry, fetched when a query asks for the entry. */
export interface EntryFacts {
  readonly title: string;
  /** The value that the reader can copy, such as an address, a chain id or a command line. */
  readonly value?: string | undefined;
  readonly text?: string | undefined;
  /** The source of the value: a web address or a package. */
  readonly source?: string | undefined;
  readonly anchor?: string | undefined;
  /** Address on another site, if the entry leads there rather than to its page. */
  readonly link?: string | undefined;
}

/** Words that readers use, and the words for the same thing in the docs. */
export type SynonymPair = readonly [from: readonly string[], to: readonly string[]];

/** The first file: everything except postings, rare words, texts and the content of entries. */
export interface SearchStart {
  /** Digest of the whole index. The folder of the other files is named after it. */
  readonly key: string;
  /** True if a development server made the index from the current files. */
  readonly isDevelopment: boolean;
  readonly areas: readonly string[];
  readonly kinds: readonly string[];
  readonly versions: readonly string[];
  readonly languages: readonly string[];
  /** Lists that each have one value per page, all in the same order. */
  readonly pages: {
    readonly path: readonly string[];
    readonly title: readonly string[];
    /** Indexes into `areas`, `kinds`, `versions` and `languages`. */
    readonly area: readonly number[];
    readonly kind: readonly number[];
    readonly version: readonly number[];
    readonly language: readonly number[];
    /** 1 for a page that should rank after another one (isSecond in search-records.ts). */
    readonly second: readonly number[];
    /** 1 for a page about something that has ended. */
    readonly ended: readonly number[];
    /** 1 for a tutorial. */
    readonly tutorial: readonly number[];
  };
  /** Approximate number of words in each page's text, one character per page. */
  readonly lengths: string;
  /**
   * Short texts that a query can match as a whole: each page's title, its name, the questions it answers and the error
   * messages it explains. In postings, lines are numbered after the last page.
   */
  readonly lines: {
    /** Number of lines on each page. */
    readonly counts: readonly number[];
    /** Approximate sum of the rarities of each line's words, one character per line. */
    readonly weights: string;
  };
  /** The common words, sorted and packed (packTerms). Typos are corrected to one of these words if possible. */
  readonly terms: string;
  /** Approximate number of pages that contain each common word, one character per word. */
  readonly counts: string;
  /** For each shard, the index of its first word in the list of common words. */
  readonly shards: readonly number[];
  /** The first word in each file of rare words. */
  readonly rare: readonly string[];
  readonly entries: readonly EntryNames[];
  /** Names that readers give each network, beginning with its own. The first is the main network. */
  readonly networks: readonly (readonly string[])[];
  readonly synonyms: readonly SynonymPair[];
  /** True if there is a single file that contains all others, which browsers fetch after the first answer. */
  readonly hasRest: boolean;
}

/** The text of a page, with one tuple per section. It is fetched when a result shows an excerpt. */
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
/** Number of entries in one file. */
export const ENTRIES_AT_ONCE = 32;
export const restAddress = (key: string): string => `/search-index/${key}/rest.bin`;

const SHARED_BASE = 33;
const MAX_SHARED = 80;

/**
 * Packs sorted words into one string: for each word, the number of letters that it shares with the previous word, the
 * remaining letters, and a line break.
 */
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

/** Encodes a number as one character, rounded to a quarter of a power of two. */
export const packNumber = (number: number): string =>
  String.fromCharCode(NUMBER_BASE + Math.round(Math.log2(1 + number) * NUMBER_STEPS));

export const unpackNumber = (packed: string, at: number): number =>
  2 ** ((packed.charCodeAt(at) - NUMBER_BASE) / NUMBER_STEPS) - 1;

/** Returns the bit that stands for a field in a posting. */
export const fieldBit = (field: SearchField): number => 1 << FIELDS.indexOf(field);

/** Encodes in two bits how often a word occurs in a text. */
export const packCount = (count: number): number => Math.min(3, Math.floor(Math.log2(count)));
