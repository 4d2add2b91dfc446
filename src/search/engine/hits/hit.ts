import type { EntryKind } from "../../words/search-format";

/** A hit as the hosted service answers it and the interface reads it (DocSearch's record shape). */
export interface SearchHit {
  readonly objectID: string;
  readonly type: "lvl1" | "lvl2" | "lvl3" | "content";
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string | null>;
  readonly version?: string;
  /** What the hosted service keeps of an entry; read with care (ask-hosted.ts). */
  readonly entry?: unknown;
  readonly _highlightResult?: { readonly hierarchy?: Partial<Hierarchy<Highlight>> };
  readonly _snippetResult?: {
    readonly hierarchy?: Partial<Hierarchy<Highlight>>;
    readonly content?: Highlight;
  };
}

export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
export type Hierarchy<Value> = Readonly<Record<(typeof LEVELS)[number], Value>>;

/** A text with its matches between MARK_START and MARK_END. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: "none" | "partial" | "full";
  readonly matchedWords: readonly string[];
}

/** What one query gets. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  /** What the query asks for by its name, from data: a chain id, an address, a command. */
  readonly direct: readonly DirectAnswer[];
  /** Words that were taken for slips of the fingers. */
  readonly corrections: readonly { readonly typed: string; readonly used: string }[];
  /** Words that no page has. */
  readonly leftOut: readonly string[];
}

/** An answer that needs no page to be read. */
export interface DirectAnswer {
  readonly kind: EntryKind;
  readonly title: string;
  /** To copy. */
  readonly value?: string | undefined;
  readonly text?: string | undefined;
  /** Where it can be checked: an address of the web, or a package. */
  readonly source?: string | undefined;
  /** The page that defines it, and its title. */
  readonly url: string;
  readonly page: string;
}

/** The parts of a query that the embedded search heeds; the hosted service heeds more. */
export interface SearchRequest {
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** `area:build`, `version:current`, `language:en`: all of them, any of a list inside. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** `area:build`: preferred when scores are near. */
  readonly optionalFilters?: readonly string[];
}

/** Answers queries, whoever finds the answers. */
export interface SearchClient {
  /** Rejects with a SearchError when there is no answer. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}
