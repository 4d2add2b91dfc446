import { findAsked, listNameWords, shortenName } from "../words/entry-names";
import { ENTRY_KINDS, type EntryKind, type EntryNames } from "../words/search-format";
import { readQuery } from "../words/search-words";

/** An entry that a query asks for. */
export interface FoundEntry {
  /** Index of the entry in the list of all entries. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly page: number;
  /**
   * Certainty that the query asks for this entry: 1 if the query consists of nothing but the entry's name, and
   * less if the name is only part of the query.
   */
  readonly certainty: number;
  /** Query words that this entry accounts for. The other words find pages. */
  readonly explained: readonly string[];
}

/** Minimum number of hexadecimal digits needed to find an address. */
const LEAST_DIGITS = 4;
/** Minimum number of words needed to find an error message by a part of it. */
const LEAST_MESSAGE_WORDS = 2;
/** Certainty of an entry if the query contains more than its name, or only part of its name. */
const PROBABLE = 0.1;
const MAX_ENTRIES = 3;
/** Order of entries that match equally well. */
const ORDER: readonly EntryKind[] = [
  "chain",
  "address",
  "rpc",
  "faucet",
  "command",
  "flag",
  "fact",
  "error",
  "term",
];

/** Lists the parts of a query that may be identifiers, prefixed with # like the identifiers in entry names. */
const listIdentifiers = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((piece) => piece !== "")
    .map((piece) => shortenName(`#${withoutPunctuation(piece.replace(/=.*/, "")).toLowerCase()}`));

const PUNCTUATION = "?!,;.…";

/** Removes punctuation from the end of a text. It's a loop because a regular expression would take quadratic time. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Prepares the entries' names once, and returns a function that finds entries. */
export function createEntryFinder(entries: readonly EntryNames[]) {
  const entriesOf = entries.map(([kind, page, ...names], at) => ({
    at,
    kind: ENTRY_KINDS[kind] ?? "term",
    page,
    names: names.map(shortenName),
    own: names
      .filter((name) => !/^[#$]/.test(name))
      .map((name) => ({ name, words: toWords(name) }))
      // The longest name first, since it is the most specific.
      .sort((a, b) => b.words.length - a.words.length),
    symbol: names.find((name) => name.startsWith("$"))?.slice(1),
  }));

  /** Returns the entries that a query asks for, the most certain first. */
  return (query: string): FoundEntry[] => {
    const all = readQuery(query);
    const asked: AskedQuery = {
      words: listNameWords(query),
      all: all.map(({ word }) => word),
      identifiers: listIdentifiers(query),
      // Only identifiers count as names, because "escrow" can mean anything, but "FeeCurrencyDirectory" can only mean
      // the contract.
      names: all.filter(({ isName }) => isName).map(({ word }) => word),
    };
    const found = entriesOf.flatMap((entry) => {
      const match = matchEntry(entry, asked);
      return match ? [{ ...match, at: entry.at, kind: entry.kind, page: entry.page }] : [];
    });
    // "chain id of Alfajores" doesn't ask for Celo's chain id, although it contains "chain id". So for each kind, only
    // the entries with the most name words in the query are kept.
    const most = new Map<EntryKind, number>();
    for (const { kind, named } of found) most.set(kind, Math.max(most.get(kind) ?? 0, named));
    return found
      .filter(({ kind, named }) => named >= (most.get(kind) ?? 0))
      .sort(
        (a, b) =>
          b.certainty - a.certainty || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.at - b.at,
      )
      .slice(0, MAX_ENTRIES);
  };
}

/** A query, in the form in which it is compared with entries. */
interface AskedQuery {
  /** The words that describe the subject; `all` contains every word. */
  readonly words: readonly string[];
  readonly all: readonly string[];
  readonly identifiers: readonly string[];
  /** Words that were typed as identifiers. */
  readonly names: readonly string[];
}

interface NamedEntry {
  readonly at: number;
  readonly kind: EntryKind;
  readonly page: number;
  /** All of the entry's names, including identifiers and symbols. */
  readonly names: readonly string[];
  /** Names that are neither identifiers nor symbols, each with its words. */
  readonly own: readonly { readonly name: string; readonly words: readonly string[] }[];
  readonly symbol: string | undefined;
}

type Match = Pick<FoundEntry, "certainty" | "explained"> & {
  /** Number of words in the entry's name that are also in the query. */
  readonly named: number;
};

/** Matches a query against an entry; returns undefined if the query doesn't ask for the entry. */
function matchEntry(
  { kind, names, own, symbol }: NamedEntry,
  { words, all, identifiers, names: typed }: AskedQuery,
): Match | undefined {
  if (names.some((name) => name.startsWith("#") && isNamed(name, identifiers)))
    return { certainty: identifiers.length === 1 ? 1 : PROBABLE, explained: [], named: Infinity };
  const asked = findAsked(all, kind);
  const rest = words.filter((word) => asked?.words.includes(word) !== true);
  const whole = asked && own.find(({ name }) => name === rest.join(" "));
  if (whole) return { certainty: 1, explained: [], named: whole.words.length };
  const inside = own.find((name) => name.words.every((word) => rest.includes(word)))?.words;
  switch (kind) {
    case "chain":
    case "rpc":
    case "faucet":
    case "address": {
      if (asked?.isForValue === true && inside !== undefined)
        return {
          certainty: PROBABLE,
          explained: [...asked.words, ...inside],
          named: inside.length,
        };
      const mentioned = typed.find((word) => own.some(({ name }) => name === word)) ?? symbol;
      return kind === "address" && mentioned !== undefined && words.includes(mentioned)
        ? { certainty: words.length === 1 ? PROBABLE : 0, explained: [], named: 1 }
        : undefined;
    }
    case "error": {
      if (inside !== undefined && inside.length > LEAST_MESSAGE_WORDS)
        return { certainty: 1, explained: [], named: inside.length };
      return names.some((name) => isPartOf(name, words))
        ? { certainty: PROBABLE, explained: [], named: 0 }
        : undefined;
    }
    case "command": {
      if (inside !== undefined) return { certainty: PROBABLE, explained: [], named: 1 };
      return words.length === 1 && symbol === words[0]
        ? { certainty: PROBABLE, explained: [], named: 1 }
        : undefined;
    }
    case "fact":
      return inside === undefined
        ? undefined
        : { certainty: PROBABLE, explained: [], named: inside.length };
    case "flag":
    case "term":
      return undefined;
  }
}

const toWords = (name: string): string[] => name.split(" ").filter((word) => word !== "");

/** True if an identifier in the query is this name or, for an address, the beginning of it. */
const isNamed = (name: string, identifiers: readonly string[]): boolean =>
  identifiers.some(
    (one) =>
      one === name ||
      (/^#0x[\da-f]+$/.test(one) && one.length >= LEAST_DIGITS + 3 && name.startsWith(one)) ||
      // URLs may be typed without a scheme.
      (name.includes("://") &&
        name.slice(name.indexOf("://") + 3) === one.slice(1).replace(/\/$/, "")),
  );

function isPartOf(name: string, words: readonly string[]): boolean {
  const own = name.split(" ");
  const shared = own.filter((word) => words.includes(word)).length;
  return shared >= LEAST_MESSAGE_WORDS && shared >= Math.min(own.length, words.length) * 0.75;
}
