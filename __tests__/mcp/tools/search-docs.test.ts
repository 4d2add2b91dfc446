import { searchDocs, searchDocsInput } from "../../../src/mcp/tools/search-docs";
import { fixtureSite } from "../published-fixture";

const site = fixtureSite();
const search = async (input: unknown): Promise<string> =>
  (await searchDocs(site, searchDocsInput.parse(input))).text;

test("a hit has its titles, its complete URL and an excerpt without marks", async () => {
  const text = await search({ query: "fee currency directory" });
  expect(text).toContain("1. Pay for gas › Choose a currency");
  expect(text).toContain("https://docs.celo.org/build/gas#choose-a-currency");
  expect(text).toContain("Any fee currency of the directory.");
  expect(text).not.toMatch(/[\uE000\uE001]|<mark>/);
});

test("older versions aren't searched", async () => {
  expect(await search({ query: "pay for gas" })).toContain("1 of 1 pages");
  expect(await search({ query: "gold" })).not.toContain("1.9");
});

test("definitions on pages come before the pages themselves", async () => {
  const text = await search({ query: "celocli election:vote" });
  const [answer, page] = [text.indexOf("`celocli election:vote`"), text.indexOf("1. ")];
  expect(answer).toBeGreaterThan(0);
  expect(page).toBeGreaterThan(answer);
  expect(text).toContain("Page: https://docs.celo.org/cli/election#election-vote");
});

test("area and kind exclude other pages", async () => {
  expect(await search({ query: "validator", kind: "reference" })).toContain("celocli election");
  expect(await search({ query: "validator", kind: "guide" })).toContain("No page was found");
  expect(await search({ query: "validator", area: "build" })).toContain("No page was found");
});

test("words that were corrected, and words that weren't found, are reported", async () => {
  const text = await search({ query: "curency zebrafish" });
  expect(text).toContain('No page has "curency"; searched for "currency".');
  expect(text).toContain("Not on any page: zebrafish.");
});

test.each([
  { name: "no words", input: { query: "  " } },
  { name: "too many words", input: { query: "x".repeat(301) } },
  { name: "too many results", input: { query: "x", limit: 21 } },
  { name: "an unknown area", input: { query: "x", area: "../etc" } },
  { name: "an unknown option", input: { query: "x", page: 2 } },
])("$name are refused by the schema", ({ input }) => {
  expect(searchDocsInput.safeParse(input).success).toBe(false);
});
