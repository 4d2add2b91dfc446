import type { EntryKind } from "./search-format";
import { listKeptWords } from "./search-words";

/** The words of a name or of a question, whatever their order: `chain id of Celo` becomes `celo chain`, since `id` names nothing alone. */
export function listNameWords(text: string): string[] {
  return [...new Set(listKeptWords(text).map(({ word }) => word))].sort();
}

export const toEntryName = (text: string): string => listNameWords(text).join(" ");

/** Digits of an address that tell it from every other. */
const ADDRESS_DIGITS = 16;

/** An identifier as the finder compares it: of an address only its first digits, which are enough and save bytes. */
export const shortenName = (name: string): string =>
  name.startsWith("#0x") ? name.slice(0, 3 + ADDRESS_DIGITS) : name;

/** Words with which readers ask for a kind of entry, besides its name. Longer ones first. */
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

/** Words that ask for a value, even in a longer question: not those that only name a kind, such as "contract". */
const VALUE_WORDS = ["address", "chainid", "endpoint", "faucet", "id", "networkid", "url"];

/** How a question asks for a kind of entry. */
export interface Asked {
  /** Its words for the kind. */
  readonly words: readonly string[];
  /** Whether they ask for a value. */
  readonly isForValue: boolean;
}

/** The words of a question with which it asks for this kind of entry; undefined if it has none. */
export function findAsked(words: readonly string[], kind: EntryKind): Asked | undefined {
  const asking = ASKING.get(kind);
  if (!asking) return { words: [], isForValue: false };
  const asked = asking.find((phrase) => phrase.every((word) => words.includes(word)));
  return asked && { words: asked, isForValue: asked.some((word) => VALUE_WORDS.includes(word)) };
}
