import { createEntryFinder } from "../../../src/search/engine/find-entries";
import { ENTRY_KINDS } from "../../../src/search/words/search-format";

const find = createEntryFinder([
  [ENTRY_KINDS.indexOf("address"), 7, "#0x471ece3750da237f93b8e339c536989b8978a438"],
  [ENTRY_KINDS.indexOf("rpc"), 8, "#https://forno.celo.org", "", "celo"],
  [ENTRY_KINDS.indexOf("address"), 9, "feecurrencydirectory"],
  [ENTRY_KINDS.indexOf("address"), 10, "escrow"],
  [ENTRY_KINDS.indexOf("chain"), 11, "", "celo"],
  [ENTRY_KINDS.indexOf("chain"), 12, "alfajores"],
  [ENTRY_KINDS.indexOf("address"), 13, "usdc", "$usdc"],
  [ENTRY_KINDS.indexOf("command"), 14, "lockedcelolock", "$lock"],
  [ENTRY_KINDS.indexOf("fact"), 15, "period unlocking"],
  [ENTRY_KINDS.indexOf("error"), 16, "currency directory execution reverted"],
]);
const pagesOf = (query: string): number[] => find(query).map(({ page }) => page);

test.each([
  { query: "0x471e", pages: [7], why: "four digits tell addresses apart" },
  { query: "0x471E…", pages: [7], why: "in capitals, truncated" },
  { query: "0x471", pages: [], why: "three digits don't" },
  { query: "0x571e", pages: [], why: "a different beginning" },
  {
    query: "0x471ece3750da237f93b8e339c536989b8978a438",
    pages: [7],
    why: "the whole address, although the index has only its beginning",
  },
  { query: "0x471ece3750da237e", pages: [], why: "a beginning with different last digits" },
  { query: "FeeCurrencyDirectory", pages: [9], why: "a name that only a contract has" },
  { query: "escrow", pages: [], why: "a word that may mean anything" },
  { query: "escrow address", pages: [10], why: "the same word, with the kind of value" },
  { query: "what is FeeCurrencyDirectory for", pages: [9], why: "the same in a sentence" },
  {
    query: "deploy escrow in a contract",
    pages: [],
    why: "a kind, but not a value",
  },
  { query: "escrow contract address for my app", pages: [10], why: "a value in a sentence" },
  { query: "chain id", pages: [11], why: "without a name, the main network" },
  { query: "rpc url chain id", pages: [11, 8], why: "two values at once" },
  { query: "celo chain id for metamask", pages: [11], why: "a chain id in a sentence" },
  { query: "alfajores chain id", pages: [12], why: "the named network, not the main one" },
  { query: "pay gas with usdc", pages: [13], why: "a token by its symbol" },
  { query: "lock", pages: [14], why: "the last part of a command" },
  { query: "lock my door", pages: [], why: "that part in a sentence" },
  { query: "how do I use lockedcelo:lock", pages: [14], why: "a whole command in a sentence" },
  { query: "unlocking period in days", pages: [15], why: "a fact by its words" },
  {
    query: "Error: execution reverted: Currency not in the directory (code 3)",
    pages: [16],
    why: "a message with other text around it",
  },
  { query: "forno.celo.org/", pages: [8], why: "a web address without its scheme" },
])("$query: $why", ({ query, pages }) => {
  expect(pagesOf(query)).toEqual(pages);
});

test("words that an answer explains are left to the answer if there are other words", () => {
  expect(find("celo chain id for metamask")[0]?.explained).toEqual(["chain", "id", "celo"]);
  expect(find("pay gas with usdc")[0]).toMatchObject({ certainty: 0, explained: [] });
});
