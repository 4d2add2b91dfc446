import { listHostedRecords, listHostedSynonyms } from "../../../src/search/hosted/hosted-records";
import type { SearchEntry } from "../../../src/search/index/search-entry";
import { searchedPage } from "../../support/search/searched-page";

const URL = "https://docs.celo.org";
const PAGE = searchedPage({
  path: "/build/größe",
  title: "Size",
  area: "build",
  sections: [
    { depth: 1, title: "Size", text: "Opening." },
    { depth: 2, id: "a b", title: "Second", text: "More." },
    { depth: 3, id: "c", title: "Third", text: "Most." },
  ],
});
const entry = (more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: "address",
  names: ["#0xabc", "celo"],
  title: "CELO",
  value: "0xabc",
  text: "The token.",
  path: PAGE.path,
  ...more,
});

test("a recipe and a replaced page weigh less than a page on the same subject", () => {
  const levelOf = (more: Partial<typeof PAGE>) =>
    listHostedRecords({ pages: [{ ...PAGE, ...more }], entries: [], networks: {} }, URL)[0]!.weight
      .level;
  expect(levelOf({ kind: "recipe" })).toBeLessThan(levelOf({}));
  expect(levelOf({ kind: "recipe", isSecond: true })).toBe(levelOf({ isSecond: true }));
  expect(levelOf({ isSecond: true })).toBeLessThan(levelOf({ kind: "recipe" }));
});

test("a page has a record for each section, by level and in reading order", () => {
  const records = listHostedRecords({ pages: [PAGE], entries: [], networks: {} }, URL);
  expect(
    records.map(({ objectID, type, url, anchor, hierarchy: { lvl1, lvl2, lvl3 }, weight }) => [
      objectID,
      type,
      url,
      anchor,
      [lvl1, lvl2, lvl3],
      weight,
    ]),
  ).toEqual([
    [
      "current:/build/größe",
      "lvl1",
      `${URL}/build/gr%C3%B6%C3%9Fe`,
      null,
      ["Size", null, null],
      { level: 90, position: 0 },
    ],
    [
      "current:/build/größe#a b",
      "lvl2",
      `${URL}/build/gr%C3%B6%C3%9Fe#a%20b`,
      "a b",
      ["Size", "Second", null],
      { level: 80, position: 1 },
    ],
    [
      "current:/build/größe#c",
      "lvl3",
      `${URL}/build/gr%C3%B6%C3%9Fe#c`,
      "c",
      ["Size", "Second", "Third"],
      { level: 70, position: 2 },
    ],
  ]);
  expect(new Set(records.map((record) => record.url_without_anchor))).toEqual(
    new Set([`${URL}/build/gr%C3%B6%C3%9Fe`]),
  );
  expect(records[0]?.hierarchy.lvl0).toBe("Build");
});

test("text and code are cut at a word, so that the service accepts the record", () => {
  const long = searchedPage({
    path: "/long",
    sections: [{ depth: 1, title: "L", text: "word ".repeat(3000), code: "code ".repeat(3000) }],
  });
  const [record] = listHostedRecords({ pages: [long], entries: [], networks: {} }, URL);
  expect(record?.content.length).toBeLessThanOrEqual(6000);
  expect(record?.content.length).toBeGreaterThan(5900);
  expect(record?.content.endsWith("word")).toBe(true);
  expect(record?.code.length).toBeLessThanOrEqual(2000);
  expect(record?.code.endsWith("code")).toBe(true);
});

test("an entry is a record of the page that defines it, ranked above its sections", () => {
  const records = listHostedRecords(
    { pages: [PAGE], entries: [entry(), entry({ anchor: "a b", title: "B" })], networks: {} },
    URL,
  );
  expect(records.slice(3)).toMatchObject([
    {
      objectID: "current:entry:address:CELO",
      type: "lvl2",
      url: `${URL}/build/gr%C3%B6%C3%9Fe`,
      anchor: null,
      hierarchy: { lvl0: "Build", lvl1: "Size", lvl2: "CELO", lvl3: null },
      content: "0xabc The token.",
      keywords: ["0xabc", "celo"],
      weight: { level: 200, position: 0 },
      entry: { kind: "address", title: "CELO", value: "0xabc" },
    },
    { url: `${URL}/build/gr%C3%B6%C3%9Fe#a%20b`, anchor: "a b" },
  ]);
});

test("an entry of a page that isn't indexed is left out; one without text has no content", () => {
  expect(listHostedRecords({ pages: [], entries: [entry()], networks: {} }, URL)).toEqual([]);
  const bare = entry({ value: undefined, text: undefined });
  expect(
    listHostedRecords({ pages: [PAGE], entries: [bare], networks: {} }, URL).at(-1)?.content,
  ).toBe("");
});

test("synonyms are one-way, with all of one word together", () => {
  expect(
    listHostedSynonyms([
      [
        ["seed", "phrase"],
        ["recovery", "phrase"],
      ],
      [["fee"], ["cost"]],
      [["fee"], ["gas", "price"]],
    ]),
  ).toEqual([
    {
      objectID: "seed-phrase",
      type: "oneWaySynonym",
      input: "seed phrase",
      synonyms: ["recovery phrase"],
    },
    { objectID: "fee", type: "oneWaySynonym", input: "fee", synonyms: ["cost", "gas price"] },
  ]);
});
