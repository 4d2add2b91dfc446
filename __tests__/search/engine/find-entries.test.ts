import { createEntryFinder } from "../../../src/search/engine/find-entries";
import { ENTRY_KINDS } from "../../../src/search/words/search-format";

const find = createEntryFinder([
  [ENTRY_KINDS.indexOf("address"), 7, "#0x471ece3750da237f93b8e339c536989b8978a438"],
  [ENTRY_KINDS.indexOf("rpc"), 8, "#https://forno.celo.org"],
]);
const pagesOf = (query: string): number[] => find(query).map(({ page }) => page);

test.each([
  { query: "0x471e", pages: [7], why: "four digits tell addresses apart" },
  { query: "0x471E…", pages: [7], why: "in capitals, cut" },
  { query: "0x471", pages: [], why: "three digits do not" },
  { query: "0x571e", pages: [], why: "another beginning" },
  { query: "forno.celo.org/", pages: [8], why: "a web address without its scheme" },
])("$query: $why", ({ query, pages }) => {
  expect(pagesOf(query)).toEqual(pages);
});
