import { toEntryName } from "../words/entry-names";
import type { EntryFacts, EntryKind } from "../words/search-format";

/**
 * A named item that a page defines, such as a contract or a command. The search shows it as an answer above the
 * pages.
 */
export interface SearchEntry extends EntryFacts {
  readonly kind: EntryKind;
  /** The entry's names, without words that ask for its kind (words/entry-names.ts). */
  readonly names: readonly string[];
  /** Id of the entry's network, if it has one. */
  readonly network?: string;
  /** Path of the page that defines the entry; empty if it leads to another site. */
  readonly path: string;
}

/** The names by which texts are found, each once. */
export const toNames = (texts: readonly string[]): string[] => [...new Set(texts.map(toEntryName))];
