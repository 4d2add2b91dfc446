import { findAsked, listNameWords } from "../words/entry-names";
import { ENTRY_KINDS, type EntryKind, type EntryNames } from "../words/search-format";

/** An entry that a query asks for. */
export interface FoundEntry {
  /** Its place in the list of entries. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly page: number;
  /** The query names it and nothing else. */
  readonly isExact: boolean;
}

/** Of an address so many digits say which it is. */
const LEAST_DIGITS = 4;
/** A message may be asked for by a part of it, of at least so many words. */
const LEAST_MESSAGE_WORDS = 2;
const MAX_ENTRIES = 3;
/** Kinds in the order in which they are told of. */
const ORDER: readonly EntryKind[] = [
  "chain",
  "address",
  "rpc",
  "faucet",
  "command",
  "flag",
  "error",
  "term",
];

/** Pieces of a query that may be an identifier, marked as entries mark theirs. */
const listIdentifiers = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((piece) => piece !== "")
    .map((piece) => `#${withoutPunctuation(piece.split("=", 1)[0] ?? "").toLowerCase()}`);

const PUNCTUATION = "?!,;.…";

/** The text without punctuation at its end; a loop, since a pattern would take quadratic time. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Names by which entries are found, read once for a visit. */
export function createEntryFinder(entries: readonly EntryNames[]) {
  const all = entries.map(([kind, page, ...names], at) => ({
    at,
    kind: ENTRY_KINDS[kind] ?? "term",
    page,
    names,
  }));

  /** The entries a query asks for, most certain first. */
  return (query: string): FoundEntry[] => {
    const words = listNameWords(query);
    const identifiers = listIdentifiers(query);
    const found = all.flatMap(({ at, kind, page, names }): (FoundEntry & { worth: number })[] => {
      const named = names.some((name) => name.startsWith("#") && isNamed(name, identifiers));
      const asked = findAsked(words, kind);
      const isAsked = asked !== undefined && names.includes(asked);
      const isPart = kind === "error" && names.some((name) => isPartOf(name, words));
      if (!named && !isAsked && !isPart) return [];
      const isExact = (named && identifiers.length === 1) || isAsked;
      return [{ at, kind, page, isExact, worth: named || isAsked ? 1 : 0 }];
    });
    return found
      .sort(
        (a, b) => b.worth - a.worth || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.at - b.at,
      )
      .slice(0, MAX_ENTRIES);
  };
}

/** Whether a piece of the query is this identifier, or the first digits of it when it is an address. */
const isNamed = (name: string, identifiers: readonly string[]): boolean =>
  identifiers.some(
    (one) =>
      one === name ||
      (/^#0x[\da-f]+$/.test(one) && one.length >= LEAST_DIGITS + 3 && name.startsWith(one)) ||
      // An address of the web may be named without its scheme.
      (name.includes("://") &&
        name.slice(name.indexOf("://") + 3) === one.slice(1).replace(/\/$/, "")),
  );

function isPartOf(name: string, words: readonly string[]): boolean {
  const own = name.split(" ");
  const shared = own.filter((word) => words.includes(word)).length;
  return shared >= LEAST_MESSAGE_WORDS && shared >= Math.min(own.length, words.length) * 0.75;
}
