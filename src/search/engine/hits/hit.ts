import type { EntryKind } from "../../words/search-format";

/** A hit in the format of the hosted service (DocSearch's record), which the interface reads. */
export interface SearchHit {
  readonly objectID: string;
  readonly type: "lvl1" | "lvl2" | "lvl3" | "content";
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string | null>;
  readonly version?: string;
  /** True if the page is about something that has ended. */
  readonly hasEnded?: boolean;
  /** The data of an entry in the hosted service. It may be anything, so ask-hosted.ts checks it. */
  readonly entry?: unknown;
  readonly _highlightResult?: { readonly hierarchy?: Partial<Hierarchy<Highlight>> };
  readonly _snippetResult?: {
    readonly hierarchy?: Partial<Hierarchy<Highlight>>;
    readonly content?: Highlight;
  };
}

export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
export type Hierarchy<Value> = Readonly<Record<(typeof LEVELS)[number], Value>>;

/** A text whose matches are enclosed in MARK_START and MARK_END. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: "none" | "partial" | "full";
  readonly matchedWords: readonly string[];
}

/** The answer to one query. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  /** Answers from the site's data that the query asks for by name, such as a chain id, an address or a command. */
  readonly direct: readonly DirectAnswer[];
  /** Query words that were treated as typos. */
  readonly corrections: readonly { readonly typed: string; readonly used: string }[];
  /** Query words that aren't on any page. */
  readonly leftOut: readonly string[];
}

/** An answer that a reader gets without opening a page. */
export interface DirectAnswer {
  readonly kind: EntryKind;
  readonly title: string;
  /** The value that the reader can copy. */
  readonly value?: string | undefined;
  readonly text?: string | undefined;
  /** The source of the value: a web address or a package. */
  readonly source?: string | undefined;
  /** The page that defines the entry. */
  readonly url: string;
  readonly page: string;
}

/** The query parameters that the embedded search supports. The hosted service supports more. */
export interface SearchRequest {
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  /**
   * Filters such as `area:build`, `version:current` or `language:en`. A page has to match every item; to match a nested
   * list, it has to match one of the list's items.
   */
  readonly facetFilters?: readonly (string | readonly string[])[];
}

/** The interface shared by the embedded and the hosted search. */
export interface SearchClient {
  /** Rejects with a SearchError if there is no answer. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}
