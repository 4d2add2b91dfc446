import { isAskedFor, isAsking, listNameWords, shortenName } from "../words/entry-names";
import { ENTRY_KINDS, type EntryKind, type EntryNames } from "../words/search-format";
import { readQuery } from "../words/search-words";
import { type TakeNetworks, createNetworkReader, toWords } from "./query-networks";

/** An entry that a query asks for. */
export interface FoundEntry {
  /** Index of the entry in the list of all entries. */
  readonly at: number;
  readonly kind: EntryKind;
  readonly page: number;
  /** Certainty that the query asks for this entry and for nothing else on its page, from 0 to 1. */
  readonly certainty: number;
  /** Name of the network that the query asks for, if the entry doesn't exist on it. */
  readonly missingOn?: string;
  /** True if the query may as well be about something else, so that only the entry's page gains. */
  readonly isVague: boolean;
}

/** Minimum number of hexadecimal digits needed to find an address. */
const LEAST_DIGITS = 4;
/** Minimum number of words needed to find an error message by a part of it. */
const LEAST_MESSAGE_WORDS = 2;
const PROBABLE = 0.1;
/** Certainty of an error message of which a query has only a part. */
const PARTIAL = 0.25;
/** Certainty of glossary terms. It is low because the page about a term often isn't the one that defines it. */
const TERM_CERTAINTY = 0.04;
/** Maximum number of entries: the same value on two networks, or two values of one network. */
const MAX_ENTRIES = 2;
/** Order of entries that match equally well. */
const ORDER: readonly EntryKind[] = [
  "answer",
  "chain",
  "address",
  "feed",
  "rpc",
  "faucet",
  "command",
  "flag",
  "fact",
  "term",
  "error",
];
/** Values of a network. A query may ask for several of them. */
const OF_NETWORK: readonly EntryKind[] = ["chain", "rpc", "faucet"];

interface NamedEntry {
  readonly at: number;
  readonly kind: EntryKind;
  readonly page: number;
  /** Index of the entry's network; -1 if it has none. */
  readonly network: number;
  /** The entry's names as written, each with its words. */
  readonly names: readonly { readonly name: string; readonly words: readonly string[] }[];
}

/** A query, in the form in which it is compared with entries. */
interface AskedQuery {
  /** The words that describe the subject, sorted; `all` contains every word in order. */
  readonly words: readonly string[];
  readonly all: readonly string[];
  /** The pieces that may be identifiers, prefixed with # like the identifiers in entry names. */
  readonly pieces: readonly string[];
  /** Words that were typed as identifiers, such as FeeCurrencyDirectory. */
  readonly identifiers: readonly string[];
}

interface Match {
  readonly entry: NamedEntry;
  readonly certainty: number;
  /** Number of query words that the entry's name accounts for. */
  readonly named: number;
  /** The networks that the query names; a name such as "mainnet" may stand for several. */
  readonly networks: readonly (readonly number[])[];
  readonly isVague?: boolean;
}

/**
 * Prepares the entries' names once, and returns a function that finds the entries that a query asks for, at most two.
 * An entry is asked for if its name is the whole query, except for words that ask for its kind, and names of networks.
 */
export function createEntryFinder(
  entries: readonly EntryNames[],
  networks: readonly (readonly string[])[],
) {
  const prepared = entries.map(([kind, page, network, ...names], at): NamedEntry => ({
    ...{ at, kind: ENTRY_KINDS[kind] ?? "term", page, network },
    names: names
      .map(shortenName)
      .map((name) => ({ name, words: toWords(name.replace(/^\$/, "")) }))
      // The longest name first, since it is the most specific.
      .sort((a, b) => b.words.length - a.words.length),
  }));
  const takeNetworks = createNetworkReader(networks);

  return (query: string): FoundEntry[] => {
    const all = readQuery(query);
    const asked: AskedQuery = {
      words: listNameWords(query),
      all: all.map(({ word }) => word),
      pieces: listPieces(query),
      identifiers: all.filter(({ isName }) => isName).map(({ word }) => word),
    };
    const matches = prepared
      .flatMap((entry) => matchEntry(entry, asked, takeNetworks) ?? [])
      .sort(
        (a, b) =>
          ORDER.indexOf(a.entry.kind) - ORDER.indexOf(b.entry.kind) ||
          b.named - a.named ||
          b.certainty - a.certainty ||
          a.entry.network - b.entry.network ||
          a.entry.at - b.entry.at,
      );
    const [best] = matches;
    if (!best) return [];
    const alike = matches.filter(({ named }) => named === best.named);
    const { kind: first } = best.entry;
    const kinds = OF_NETWORK.includes(first) ? OF_NETWORK : [first];
    return kinds
      .flatMap((kind) =>
        chooseByNetwork(
          alike.filter(({ entry }) => entry.kind === kind),
          networks,
        ),
      )
      .slice(0, MAX_ENTRIES);
  };
}

/**
 * Chooses one entry for each network that the query names, or the main network's if it names none. If an entry doesn't
 * exist on a network, it is found all the same, with the name of that network.
 */
function chooseByNetwork(
  matches: readonly Match[],
  names: readonly (readonly string[])[],
): FoundEntry[] {
  const [first] = matches;
  if (!first) return [];
  const toFound = ({ entry, certainty, isVague = false }: Match): FoundEntry => ({
    ...{ at: entry.at, kind: entry.kind, page: entry.page, certainty, isVague },
  });
  if (first.networks.length === 0) return [toFound(first)];
  return first.networks.map((wanted) => {
    const found = matches.find(({ entry: { network } }) => network < 0 || wanted.includes(network));
    return found
      ? toFound(found)
      : { ...toFound(first), missingOn: names[wanted[0] ?? 0]?.[0] ?? "" };
  });
}

/** Matches a query against an entry; returns undefined if the query doesn't ask for the entry. */
function matchEntry(
  entry: NamedEntry,
  asked: AskedQuery,
  takeNetworks: TakeNetworks,
): Match | undefined {
  const { kind, names } = entry;
  const { words, all, pieces } = asked;
  const isLeft = (rest: readonly string[]): boolean => rest.some((word) => !isAsking(kind, word));
  for (const piece of pieces) {
    const isFound = names.some(({ name }) => name.startsWith("#") && isNamed(name, piece));
    if (!isFound) continue;
    const own = new Set(listNameWords(piece));
    const { rest, networks } = takeNetworks(words.filter((word) => !own.has(word)));
    // A long hexadecimal number is the only one of its kind, whatever surrounds it.
    if (isLeft(rest) && !piece.startsWith("#0x")) return undefined;
    return { entry, certainty: pieces.length === 1 ? 1 : PROBABLE, named: Infinity, networks };
  }
  if (kind === "error") return matchMessage(entry, words);
  if (!isAskedFor(kind, all)) return undefined;
  for (const { name, words: own } of names) {
    if (name.startsWith("#") || !own.every((word) => words.includes(word))) continue;
    const { rest, networks } = takeNetworks(words.filter((word) => !own.includes(word)));
    if (isLeft(rest)) continue;
    const isWhole = rest.length === 0;
    if (kind === "address" && isWhole && !isUnmistakable(name, own, asked)) continue;
    return { entry, certainty: certaintyOf(kind, isWhole), named: own.length, networks };
  }
  return undefined;
}

/** A word such as "escrow" may mean anything, but a token's symbol, or several words, mean only the entry. */
const isUnmistakable = (
  name: string,
  words: readonly string[],
  { identifiers }: AskedQuery,
): boolean => name.startsWith("$") || words.length > 1 || identifiers.includes(name);

function certaintyOf(kind: EntryKind, isWhole: boolean): number {
  if (kind === "term") return TERM_CERTAINTY;
  return kind === "address" && isWhole ? PROBABLE : 1;
}

/** Finds an error message by its words. There may be other text around it, or parts of it may be missing. */
function matchMessage(entry: NamedEntry, words: readonly string[]): Match | undefined {
  for (const { words: own } of entry.names) {
    const shared = own.filter((word) => words.includes(word)).length;
    const isWhole = shared === own.length;
    if (shared < LEAST_MESSAGE_WORDS) continue;
    if (isWhole && (shared > LEAST_MESSAGE_WORDS || shared === words.length))
      return { entry, certainty: 1, named: shared, networks: [] };
    if (shared >= Math.min(own.length, words.length) * 0.75)
      return {
        entry,
        certainty: PARTIAL,
        named: 0,
        networks: [],
        isVague: shared === LEAST_MESSAGE_WORDS,
      };
  }
  return undefined;
}

const PUNCTUATION = "?!,;.…";

/** Removes punctuation from the end of a text. It's a loop because a regular expression would take quadratic time. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const listPieces = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((piece) => piece !== "")
    .map((piece) => shortenName(`#${withoutPunctuation(piece.replace(/=.*/, "")).toLowerCase()}`));

/** True if a piece of the query is this identifier or, for an address, the beginning of it. */
const isNamed = (name: string, piece: string): boolean =>
  piece === name ||
  (/^#0x[\da-f]+$/.test(piece) && piece.length >= LEAST_DIGITS + 3 && name.startsWith(piece)) ||
  // URLs may be typed without a scheme.
  (name.includes("://") &&
    name.slice(name.indexOf("://") + 3) === piece.slice(1).replace(/\/$/, ""));
