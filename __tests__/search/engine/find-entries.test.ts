import { createEntryFinder } from "../../../src/search/engine/find-entries";
import { ENTRY_KINDS } from "../../../src/search/words/search-format";

const find = createEntryFinder([
  [ENTRY_KINDS.indexOf("address"), 7, "#0x471ece3750da237f93b8e339c536989b8978a438"],
  [ENTRY_KINDS.indexOf("rpc"), 8, "#https://forno.celo.org"],
  [ENTRY_KINDS.indexOf("address"), 9, "feecurrencydirectory"],
  [ENTRY_KINDS.indexOf("address"), 10, "escrow"],
]);
const pagesOf = (query: string): number[] => find(query).map(({ page }) => page);

test.each([
  { query: "0x471e", pages: [7], why: "four digits tell addresses apart" },
  { query: "0x471E…", pages: [7], why: "in capitals, cut" },
  { query: "0x471", pages: [], why: "three digits do not" },
  { query: "0x571e", pages: [], why: "another beginning" },
  {
    query: "0x471ece3750da237f93b8e339c536989b8978a438",
    pages: [7],
    why: "the whole address, of which the index has the beginning",
  },
  { query: "0x471ece3750da237e", pages: [], why: "another end of the beginning" },
  { query: "FeeCurrencyDirectory", pages: [9], why: "a name that only a contract has" },
  { query: "escrow", pages: [], why: "a word that may mean anything" },
  { query: "escrow address", pages: [10], why: "the same, with what is asked for" },
  { query: "FeeCurrencyDirectory guide", pages: [], why: "not the contract alone" },
  { query: "forno.celo.org/", pages: [8], why: "a web address without its scheme" },
])("$query: $why", ({ query, pages }) => {
  expect(pagesOf(query)).toEqual(pages);
});
