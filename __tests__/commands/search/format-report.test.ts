import { formatQuery, listUnclicked } from "../../../src/commands/search/format-report";
import type { SearchAnswer, SearchHit } from "../../../src/search/engine/hits/hit";

const query = (name: string, count: number, clicks = 0) => ({ query: name, count, clicks });

test("queries without a click are listed within the limits, the most frequent first", () => {
  const queries = [
    query("once", 1),
    query("b", 4),
    query("opened", 90, 1),
    query("a", 4),
    query("often", 9),
    query("twice", 2),
  ];
  expect(listUnclicked(queries, { least: 2, top: 3 }).map((one) => one.query)).toEqual([
    "often",
    "a",
    "b",
  ]);
});

const hit = (title: string, url: string) => ({ url, hierarchy: { lvl1: title } }) as SearchHit;
const answer = (parts: Partial<SearchAnswer>): SearchAnswer => ({
  ...{ hits: [], nbHits: 0, page: 0, nbPages: 1, hitsPerPage: 20, query: "" },
  ...{ direct: [], corrections: [], leftOut: [] },
  ...parts,
});

test("a query shows its first three results, and how it was interpreted", () => {
  const text = formatQuery(
    query("endpiont kyc", 12),
    answer({
      hits: ["A", "B", "C", "D"].map((title) => hit(title, `/${title.toLowerCase()}`)),
      direct: [{ kind: "rpc", title: "RPC endpoint", value: "https://x", url: "/a", page: "A" }],
      corrections: [{ typed: "endpiont", used: "endpoint" }],
      leftOut: ["kyc"],
    }),
  );
  expect(text).toBe(
    [
      '12 × "endpiont kyc"',
      "   = RPC endpoint  https://x",
      "   1. A  /a",
      "   2. B  /b",
      "   3. C  /c",
      '   "endpiont" is read as "endpoint"',
      "   not on any page: kyc",
    ].join("\n"),
  );
});

test("a query that finds nothing says so", () => {
  expect(formatQuery(query("zzz", 2), answer({ leftOut: ["zzz"] }))).toBe(
    '2 × "zzz"\n   no results\n   not on any page: zzz',
  );
});
