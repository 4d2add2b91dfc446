import { createEntryFinder } from "../../../src/search/engine/find-entries";
import { ENTRY_KINDS, type EntryKind } from "../../../src/search/words/search-format";

const NETWORKS = [
  ["Celo Mainnet", "celo", "mainnet"],
  ["Celo Sepolia", "testnet", "sepolia"],
  ["Alfajores"],
];
const [MAIN, SEPOLIA, ALFAJORES] = [0, 1, 2];
let page = 0;
const entry = (kind: EntryKind, network: number, ...names: string[]) =>
  [ENTRY_KINDS.indexOf(kind), (page += 1), network, ...names] as const;

const ENTRIES = {
  celo: entry("address", MAIN, "#0x471ece3750da237f93b8e339c536989b8978a438", "celo"),
  usdc: entry("address", MAIN, "$usdc"),
  "usdc on sepolia": entry("address", SEPOLIA, "$usdc"),
  "usdc adapter": entry("address", MAIN, "adapter fee usdc", "adapter usdc"),
  "usdc feed": entry("feed", MAIN, "chainlink feed usd usdc", "usdc"),
  usdt: entry("address", MAIN, "$usdt"),
  directory: entry("address", MAIN, "feecurrencydirectory"),
  escrow: entry("address", MAIN, "escrow"),
  chain: entry("chain", MAIN, "", "#42220"),
  "chain of sepolia": entry("chain", SEPOLIA, ""),
  "chain of alfajores": entry("chain", ALFAJORES, ""),
  rpc: entry("rpc", MAIN, "", "#https://forno.celo.org"),
  command: entry("command", -1, "lockedcelolock"),
  fact: entry("fact", -1, "period unlocking"),
  message: entry("error", -1, "currency directory execution reverted"),
  "short message": entry("error", -1, "validator"),
  term: entry("term", -1, "validator"),
  "chain id as a term": entry("term", -1, "chain"),
  down: entry("answer", -1, "celo down", "celo status"),
};
const find = createEntryFinder(Object.values(ENTRIES), NETWORKS);
const namesOf = (query: string): (string | undefined)[] =>
  find(query).map(({ at, missingOn }) => {
    const name = Object.keys(ENTRIES)[at];
    return missingOn === undefined ? name : `${name}, not on ${missingOn}`;
  });

test.each([
  { query: "0x471e", found: ["celo"], why: "four digits tell addresses apart" },
  { query: "0x471E…", found: ["celo"], why: "in capitals, truncated" },
  { query: "0x471", found: [], why: "three digits don't" },
  { query: "0x571e", found: [], why: "a different beginning" },
  { query: "send to 0x471ece37", found: ["celo"], why: "an address in a sentence" },
  { query: "0x471ece3750da237e", found: [], why: "a beginning with different last digits" },
  { query: "usdc", found: ["usdc"], why: "a symbol, on the main network" },
  { query: "usdc sepolia", found: ["usdc on sepolia"], why: "on the network that is named" },
  { query: "usdc testnet token address", found: ["usdc on sepolia"], why: "by its other name" },
  { query: "usdc mainnet and sepolia", found: ["usdc", "usdc on sepolia"], why: "on two networks" },
  { query: "usdt sepolia", found: ["usdt, not on Celo Sepolia"], why: "a network without it" },
  { query: "pay gas in usdc", found: [], why: "a sentence that only mentions a token" },
  { query: "usdc base to celo", found: [], why: "a network that isn't in the data" },
  {
    query: "usdc fee adapter",
    found: ["usdc adapter"],
    why: "what else has the symbol, by its role",
  },
  { query: "usdc price feed", found: ["usdc feed"], why: "a feed with a word for it" },
  { query: "celo", found: [], why: "the name of the network, too" },
  { query: "celo token address", found: ["celo"], why: "the same, with the kind of value" },
  { query: "FeeCurrencyDirectory", found: ["directory"], why: "a name that only a contract has" },
  {
    query: "what is FeeCurrencyDirectory for",
    found: ["directory"],
    why: "with words that say nothing",
  },
  { query: "deploy FeeCurrencyDirectory", found: [], why: "the same in a sentence" },
  { query: "escrow", found: [], why: "a word that may mean anything" },
  {
    query: "escrow contract address",
    found: ["escrow"],
    why: "the same word, with the kind of value",
  },
  { query: "escrow contract address for my app", found: [], why: "more than the value" },
  { query: "chain id", found: ["chain"], why: "the main network's value before a definition" },
  { query: "rpc url chain id", found: ["chain", "rpc"], why: "two values at once" },
  { query: "alfajores chain id", found: ["chain of alfajores"], why: "the named network's value" },
  { query: "alfajores rpc", found: ["rpc, not on Alfajores"], why: "a value that it doesn't have" },
  { query: "chain id 42220", found: ["chain"], why: "a number with the word for it" },
  { query: "hardhat 42220", found: [], why: "a number in a sentence" },
  { query: "forno.celo.org/", found: ["rpc"], why: "a web address without its scheme" },
  { query: "how do I use lockedcelo:lock", found: ["command"], why: "a command in a question" },
  { query: "lock my door", found: [], why: "a part of a command" },
  { query: "how long is the unlocking period", found: ["fact"], why: "a fact by its words" },
  {
    query: "Error: execution reverted: Currency not in the directory (code 3)",
    found: ["message"],
    why: "a message with other text around it",
  },
  { query: "validator", found: ["term"], why: "a term before a message of one word" },
  { query: "is celo down", found: ["down"], why: "a question with a short answer" },
  { query: "celo status today", found: ["down"], why: "the same in other words" },
])("$query: $why", ({ query, found }) => {
  expect(namesOf(query)).toEqual(found);
});

test("two words of a message raise its page, but aren't an answer; three are", () => {
  const isVague = (query: string) => find(query).map((found) => found.isVague);
  expect(isVague("currency directory")).toEqual([true]);
  expect(isVague("currency directory reverted")).toEqual([false]);
});
