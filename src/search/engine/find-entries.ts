import { findAsked, listNameWords, shortenName } from "../words/entry-names";
import { ENTRY_KINDS, type EntryKind, type EntryNames } from "../words/search-format";
import { readQuery } from "../words/search-words";

/** An entry that a query asks for. */
export interface FoundEntry {
  /** Its position in the list of entries. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly page: number;
  /** The query consists of its name only. */
  readonly isExact: boolean;
}

/** Digits that are enough to tell addresses apart. */
const LEAST_DIGITS = 4;
/** A message can be found by a part of it with at least this many words. */
const LEAST_MESSAGE_WORDS = 2;
const MAX_ENTRIES = 3;
/** Entries that match equally well are listed in this order. */
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

/** Parts of a query that may be identifiers, with the mark that identifiers have in the names of entries. */
const listIdentifiers = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((piece) => piece !== "")
    .map((piece) => shortenName(`#${withoutPunctuation(piece.replace(/=.*/, "")).toLowerCase()}`));

const PUNCTUATION = "?!,;.…";

/** Removes punctuation at the end of a text. A loop, since a regular expression would take quadratic time. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Reads the names of entries once for the whole visit, and returns a function that finds entries. */
export function createEntryFinder(entries: readonly EntryNames[]) {
  const all = entries.map(([kind, page, ...names], at) => ({
    at,
    kind: ENTRY_KINDS[kind] ?? "term",
    page,
    names: names.map(shortenName),
  }));

  /** The entries that a query asks for, the most certain first. */
  return (query: string): FoundEntry[] => {
    const words = listNameWords(query);
    const identifiers = listIdentifiers(query);
    const [first, ...others] = readQuery(query);
    // "FeeCurrencyDirectory" means the contract, "escrow" may mean anything.
    const isContract = others.length === 0 && (first?.parts.length ?? 0) > 1;
    const found = all.flatMap(({ at, kind, page, names }): (FoundEntry & { worth: number })[] => {
      const named = names.some((name) => name.startsWith("#") && isNamed(name, identifiers));
      const asked = kind === "address" && isContract ? words.join(" ") : findAsked(words, kind);
      const isAsked = asked !== undefined && names.includes(asked);
      const isPart = kind === "error" && names.some((name) => isPartOf(name, words));
      if (!named && !isAsked && !isPart) return [];
      const isExact = (named && identifiers.length === 1) || (isAsked && !isContract);
      return [{ at, kind, page, isExact, worth: named || isAsked ? 1 : 0 }];
    });
    return found
      .sort(
        (a, b) => b.worth - a.worth || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.at - b.at,
      )
      .slice(0, MAX_ENTRIES);
  };
}

/** Whether a part of the query is this identifier, or the first digits of this address. */
const isNamed = (name: string, identifiers: readonly string[]): boolean =>
  identifiers.some(
    (one) =>
      one === name ||
      (/^#0x[\da-f]+$/.test(one) && one.length >= LEAST_DIGITS + 3 && name.startsWith(one)) ||
      // A web address may be given without its scheme.
      (name.includes("://") &&
        name.slice(name.indexOf("://") + 3) === one.slice(1).replace(/\/$/, "")),
  );

function isPartOf(name: string, words: readonly string[]): boolean {
  const own = name.split(" ");
  const shared = own.filter((word) => words.includes(word)).length;
  return shared >= LEAST_MESSAGE_WORDS && shared >= Math.min(own.length, words.length) * 0.75;
}
