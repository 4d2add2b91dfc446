import type { EntryKind } from "../../words/search-format";

/** A piece of a text. */
export interface TextPiece {
  readonly text: string;
  /** True if this piece matches the query. */
  readonly isMatch: boolean;
}

/** A page that a query finds, and the section of it that fits best. */
export interface Hit {
  /** Path of the page, with the section's id after a `#`; or the whole address, if a hosted service knows no other. */
  readonly path: string;
  /** The page's title, followed by the headings down to the section. */
  readonly titles: readonly (readonly TextPiece[])[];
  /** An excerpt of the section; empty while its text isn't loaded. */
  readonly excerpt: readonly TextPiece[];
  /** Label of the area that the page belongs to. */
  readonly area: string;
  /** True if the page is about something that has ended. */
  readonly hasEnded: boolean;
}

/** Returns the path of a hit's page, without the section. */
export const pageOf = ({ path }: Pick<Hit, "path">): string => path.split("#", 1)[0] ?? path;

export const toText = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text }) => text).join("");

/** Lists the words of a hit that match the query, as they are written on the page. */
export const listMatchedWords = ({
  titles,
  excerpt,
}: Pick<Hit, "titles" | "excerpt">): string[] => [
  ...new Set(
    [...titles.flat(), ...excerpt].flatMap(({ text, isMatch }) => (isMatch ? [text] : [])),
  ),
];

/** The answer to one query. */
export interface SearchAnswer {
  readonly hits: readonly Hit[];
  /** Number of pages that the query finds, on all pages of results. */
  readonly count: number;
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
  /** The page that defines the entry, or that says more. */
  readonly url: string;
  /** Title of that page, or name of the other site. */
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
