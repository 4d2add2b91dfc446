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

/**
 * Phrases with which readers ask for a kind of entry. Each phrase precedes the shorter ones that it contains, so that
 * the longest match is found first.
 */
const ASKED_BY: Partial<Readonly<Record<EntryKind, readonly string[]>>> = {
  address: [
    "contract token address",
    "smart contract address",
    "contract address",
    "token address",
    "token contract",
    "address",
    "contract",
  ],
  chain: ["network chain id", "chain id number", "chain id", "chainid", "network id", "networkid"],
  rpc: [
    "json rpc endpoint url",
    "json rpc endpoint",
    "json rpc url",
    "public rpc endpoint",
    "rpc endpoint url",
    "rpc endpoint",
    "rpc node url",
    "rpc url",
    "rpc address",
    "public rpc",
    "json rpc",
    "rpc node",
    "node url",
    "endpoint",
    "rpc",
  ],
  faucet: ["faucet url", "faucet link", "faucet"],
};

const ASKING = new Map(
  Object.entries(ASKED_BY).map(([kind, phrases]) => [
    kind,
    phrases.map((phrase) => phrase.split(" ")),
  ]),
);

/**
 * Words that ask for a value even as part of a longer question. Words that only name a kind, such as "contract", aren't
 * among them.
 */
const VALUE_WORDS = ["address", "chainid", "endpoint", "faucet", "id", "networkid", "url"];

/** The words of a question that ask for a certain kind of entry. */
export interface Asked {
  readonly words: readonly string[];
  /** True if these words ask for a value. */
  readonly isForValue: boolean;
}

/**
 * Finds the words in a question that ask for this kind of entry. Returns undefined if there are none, and an empty list
 * for a kind that needs no such words.
 */
export function findAsked(words: readonly string[], kind: EntryKind): Asked | undefined {
  const asking = ASKING.get(kind);
  if (!asking) return { words: [], isForValue: false };
  const asked = asking.find((phrase) => phrase.every((word) => words.includes(word)));
  return asked && { words: asked, isForValue: asked.some((word) => VALUE_WORDS.includes(word)) };
}
