import {
  formatFilter,
  isFiltering,
  parseFilter,
  parseSort,
} from "../../../src/data/showcase/filter-address";
import type { Filter } from "../../../src/data/showcase/filter-sites";

const NOTHING: Filter = { query: "", tags: [] };

test.each<[string, Filter]>([
  ["", NOTHING],
  ["?q=pool+tog", { ...NOTHING, query: "pool tog" }],
  ["?tags=defi&tags=wallets", { query: "", tags: ["defi", "wallets"] }],
  ["?q=a%26b&tags=defi", { query: "a&b", tags: ["defi"] }],
])('"%s" and its filter are converted both ways', (search, filter) => {
  expect(parseFilter(search)).toEqual(filter);
  expect(formatFilter(filter)).toBe(search);
});

test.each(["?q=&tags=", "?operator=all", "?utm_source=mail"])('"%s" filters nothing', (search) => {
  expect(parseFilter(search)).toEqual(NOTHING);
});

test("the order of the matches is part of the URL, but not of the filter", () => {
  expect(formatFilter({ ...NOTHING, query: "nft" }, "level")).toBe("?q=nft&sort=level");
  expect(formatFilter(NOTHING, "level")).toBe("?sort=level");
  expect([parseSort("?q=nft&sort=level"), parseSort("?q=nft")]).toEqual(["level", ""]);
  expect(parseFilter("?sort=level")).toEqual(NOTHING);
});

test("a space filters nothing", () => {
  expect(isFiltering({ ...NOTHING, query: " " })).toBe(false);
  expect(isFiltering({ ...NOTHING, query: "x" })).toBe(true);
  expect(isFiltering({ ...NOTHING, tags: ["defi"] })).toBe(true);
});
