import type { EntryKind } from "./search-format";
import { listKeptWords } from "./search-words";

/**
 * Lists the words of a name or a question in a fixed order: `chain id of Celo` becomes `celo chain`. `id` is left out,
 * because it doesn't name anything by itself.
 */
export function listNameWords(text: string): string[] {
  return [...new Set(listKeptWords(text).map(({ word }) => word))].sort();
}

export const toEntryName = (text: string): string => listNameWords(text).join(" ");

/** Number of digits that are enough to tell an address from all others. */
const ADDRESS_DIGITS = 16;

/**
 * Shortens an identifier to the part that is compared. For an address, this is only the beginning, which saves bytes.
 */
export const shortenName = (name: string): string =>
  name.startsWith("#0x") ? name.slice(0, 3 + ADDRESS_DIGITS) : name;

/** The words with which readers ask for a kind of entry. They may surround its name. */
interface Asking {
  readonly words: ReadonlySet<string>;
  /** Phrases, one of which a query must contain; empty for a kind that is also found by its name alone. */
  readonly phrases: readonly (readonly string[])[];
}

const NETWORK_DATA =
  "chain chainid network networkid id number json rpc public node endpoint endpoints url link http https server faucet faucets website";
const ADDRESS_DATA =
  "address addresses addr contract contracts smart token tokens ca decimals erc20 deployed proxy";

const toAsking = (words: string, phrases: readonly string[] = []): Asking => ({
  words: new Set(words.split(" ")),
  phrases: phrases.map((phrase) => phrase.split(" ")),
});

const ASKING: Readonly<Record<EntryKind, Asking>> = {
  address: toAsking(ADDRESS_DATA),
  feed: toAsking(`${ADDRESS_DATA} feed price oracle chainlink aggregator usd`, [
    "feed",
    "price",
    "oracle",
  ]),
  chain: toAsking(NETWORK_DATA, ["chain id", "chainid", "network id", "networkid"]),
  rpc: toAsking(NETWORK_DATA, ["rpc", "endpoint", "node url"]),
  faucet: toAsking(NETWORK_DATA, ["faucet"]),
  command: toAsking("celocli cli command commands flags options usage syntax help example"),
  flag: toAsking("celocli cli command flag option"),
  error: toAsking("error"),
  term: toAsking("meaning definition define explain explained term"),
  fact: toAsking("long much many number value amount size current length time days"),
  answer: toAsking("today currently celo page"),
};

/** True if a query has the words that a query for this kind of entry needs. */
export const isAskedFor = (kind: EntryKind, query: readonly string[]): boolean => {
  const { phrases } = ASKING[kind];
  return phrases.length === 0 || phrases.some((one) => one.every((word) => query.includes(word)));
};

/** True if a word only asks for this kind of entry, so it isn't part of a name. */
export const isAsking = (kind: EntryKind, word: string): boolean => ASKING[kind].words.has(word);
