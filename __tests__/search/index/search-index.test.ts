import { packSearchIndex } from "../../../src/pipeline/search/search-index";
import { type SearchAnswer, pageOf } from "../../../src/search/engine/hits/hit";
import { openSearch } from "../../../src/search/engine/search-engine";
import type { SearchContent } from "../../../src/search/index/search-index";
import type { SearchedPage } from "../../../src/search/index/search-records";
import { searchContent, searchedPage } from "../../support/search/searched-page";

/** Creates an engine with an index of these pages, as in a browser. Also returns the files that it has fetched. */
async function createEngine(pages: readonly SearchedPage[], parts: Partial<SearchContent> = {}) {
  const { files } = packSearchIndex(searchContent(pages, parts), false);
  const fetched: string[] = [];
  const engine = await openSearch((address) => {
    fetched.push(address);
    const content = files.get(address);
    if (!content) return Promise.reject(new Error(`${address}: 404`));
    return Promise.resolve(Uint8Array.from(content).buffer);
  });
  return { engine, fetched, files };
}

const urlsOf = ({ hits }: SearchAnswer): string[] => hits.map(({ path }) => path);

const section = (id: string, title: string, text: string, code?: string) => ({
  id,
  depth: 2,
  title,
  text,
  ...(code !== undefined && { code }),
});

/** Creates a page that has `text` as its introduction, and these sections. */
const page = (
  path: string,
  title: string,
  area: string,
  text: string,
  ...sections: ReturnType<typeof section>[]
): SearchedPage =>
  searchedPage({ path, title, area, sections: [{ depth: 1, title, text }, ...sections] });

const PAGES = [
  page(
    "/gas",
    "Gas fees",
    "l2",
    "What you pay.",
    section("low", "Why low", "A validator is paid little."),
  ),
  page(
    "/pay",
    "Payments",
    "build",
    "Send money.",
    section("gas", "Gas fees", "They are paid in CELO."),
    section(
      "code",
      "In code",
      "Set the field.",
      "const tx = { feeCurrency: token }; await eth_getLogs()",
    ),
  ),
  page(
    "/other",
    "Something else",
    "build",
    "The word gas and the word fees stand here.",
    section("address", "Contracts", "CELO is at 0x471EcE3750Da237f93B8E339c536989b8978a438."),
  ),
];

test("a title comes before a heading, and a heading before text", async () => {
  const { engine } = await createEngine(PAGES);
  expect(urlsOf(await engine.search({ query: "gas fees" })).slice(0, 3)).toEqual([
    "/gas",
    "/pay#gas",
    "/other",
  ]);
});

test("part of an identifier counts as text: a title with the word itself comes first", async () => {
  const { engine } = await createEngine([
    page("/a", "MiniPay guide", "build", "Opening."),
    page("/b", "Something", "build", "Opening.", section("pay", "Pay", "More.")),
  ]);
  expect(urlsOf(await engine.search({ query: "pay " }))).toEqual(["/b#pay", "/a"]);
});

test.each([
  { query: "validater", url: "/gas#low", why: "a typing error" },
  { query: "vaildator", url: "/gas#low", why: "two letters in the wrong order" },
  { query: "valid", url: "/gas#low", why: "the beginning of a word" },
  { query: "validators", url: "/gas#low", why: "another form" },
  { query: "feecurrency", url: "/pay#code", why: "an identifier in lowercase" },
  { query: "fee currency", url: "/pay#code", why: "its parts" },
  { query: "eth_getlogs", url: "/pay#code", why: "a method in code" },
  { query: "0x471ece", url: "/other#address", why: "the beginning of an address" },
  { query: "gasfees", url: "/gas", why: "two words written as one" },
])('"$query" finds $url: $why', async ({ query, url }) => {
  const { engine } = await createEngine(PAGES);
  expect(urlsOf(await engine.search({ query }))[0]).toBe(url);
});

test("three-letter words can't have typos", async () => {
  const { engine } = await createEngine(PAGES);
  expect((await engine.search({ query: "gsx" })).count).toBe(0);
});

test("filters exclude everything they don't list, and among equals the first page comes first", async () => {
  const { engine } = await createEngine(PAGES);
  const filtered = await engine.search({ query: "gas", facetFilters: ["area:build"] });
  expect(urlsOf(filtered).every((url) => !url.startsWith("/gas"))).toBe(true);
  expect(
    (await engine.search({ query: "gas", facetFilters: [["version:1.0", "version:none"]] })).hits,
  ).toEqual([]);
  const twins = ["a", "b"].map((name) =>
    searchedPage({ path: `/${name}/x`, title: "Twin", area: name }),
  );
  const { engine: other } = await createEngine(twins);
  expect(urlsOf(await other.search({ query: "twin" }))).toEqual(["/a/x", "/b/x"]);
});

test("the replacement of something that has ended comes first", async () => {
  const { engine } = await createEngine([
    searchedPage({ path: "/a-old", title: "Faucet", isSecond: true, hasEnded: true }),
    searchedPage({ path: "/b-new", title: "Faucet" }),
  ]);
  const answer = await engine.search({ query: "faucet" });
  expect(urlsOf(answer)).toEqual(["/b-new", "/a-old"]);
  expect(answer.hits.map(({ hasEnded }) => hasEnded)).toEqual([false, true]);
});

test("a page comes before a recipe on its subject, unless the recipe answers the question better", async () => {
  const { engine } = await createEngine([
    searchedPage({ path: "/a-recipe", title: "Finality deposits", kind: "recipe" }),
    searchedPage({ path: "/b-page", title: "Finality reorgs", kind: "concept" }),
  ]);
  expect(urlsOf(await engine.search({ query: "finality" }))).toEqual(["/b-page", "/a-recipe"]);
  const [first] = urlsOf(await engine.search({ query: "finality of deposits" }));
  expect(first).toBe("/a-recipe");
});

test("a question in readers' own words finds its page, even if the page has none of them", async () => {
  const { engine } = await createEngine([
    searchedPage({ path: "/a", title: "Networks", description: "How to test with money." }),
    searchedPage({ path: "/faucet", title: "Faucet", questions: ["How do I get test money?"] }),
  ]);
  expect(urlsOf(await engine.search({ query: "getting test money" }))[0]).toBe("/faucet");
});

test("an error message quoted whole finds the page that explains it", async () => {
  const message = "gas required exceeds allowance (0)";
  const { engine } = await createEngine([
    searchedPage({ path: "/a", title: "Gas allowance required", description: "Gas, gas, gas." }),
    searchedPage({
      path: "/errors",
      title: "Errors",
      sections: [{ depth: 1, title: "Errors", text: message, messages: [message] }],
    }),
  ]);
  const query = `Error: ${message} in my wallet`;
  expect(urlsOf(await engine.search({ query }))[0]).toBe("/errors");
});

test("tutorials are grouped together, whatever their area, and still belong to it", async () => {
  const { engine } = await createEngine([
    searchedPage({ path: "/build/first", title: "Faucet app", area: "build", isTutorial: true }),
    searchedPage({ path: "/build/second", title: "Faucet", area: "build" }),
  ]);
  const { hits } = await engine.search({ query: "faucet", facetFilters: ["area:build"] });
  expect(hits.map(({ path, area }) => [path, area]).sort()).toEqual([
    ["/build/first", "Tutorials"],
    ["/build/second", "Build"],
  ]);
});

test("a hit has the titles and an excerpt of its section, in pieces that match and that don't", async () => {
  const { engine } = await createEngine(PAGES);
  const { hits } = await engine.search({ query: "celo paid" });
  expect(hits[0]).toEqual({
    path: "/pay#gas",
    titles: [[{ text: "Payments", isMatch: false }], [{ text: "Gas fees", isMatch: false }]],
    excerpt: [
      { text: "They are ", isMatch: false },
      { text: "paid", isMatch: true },
      { text: " in ", isMatch: false },
      { text: "CELO", isMatch: true },
      { text: ".", isMatch: false },
    ],
    area: "Build",
    hasEnded: false,
  });
});

test("pages of results have no gaps or repeats between them, even after the ranked ones", async () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    searchedPage({ path: `/p${String(at).padStart(3, "0")}`, title: `Page about gas ${at}` }),
  );
  const { engine } = await createEngine(many);
  const urls: string[] = [];
  for (let page = 0; page < 15; page += 1) {
    urls.push(...urlsOf(await engine.search({ query: "gas", page, hitsPerPage: 20 })));
  }
  expect(urls).toHaveLength(300);
  expect(new Set(urls).size).toBe(300);
  expect((await engine.search({ query: "gas" })).count).toBe(300);
});

test("only what an answer needs is fetched, then the rest in one file, and then nothing more", async () => {
  const { engine, fetched } = await createEngine(PAGES);
  expect(fetched).toEqual(["/search-index/start.bin"]);
  await engine.search({ query: "validator" });
  expect(fetched.some((address) => address.includes("/page-"))).toBe(true);
  await engine.loadRest();
  const before = fetched.length;
  await engine.search({ query: "payments celo" });
  expect(fetched).toHaveLength(before);
});

test("the same pages lead to the same files, byte for byte", () => {
  const [one, other] = [
    packSearchIndex(searchContent(PAGES), false).files,
    packSearchIndex(searchContent(PAGES), false).files,
  ];
  expect([...one.keys()]).toEqual([...other.keys()]);
  for (const [address, content] of one) expect(other.get(address)?.equals(content)).toBe(true);
});

test("an empty site has an index that finds nothing", async () => {
  const { engine } = await createEngine([]);
  expect(await engine.search({ query: "gas" })).toMatchObject({ hits: [], count: 0 });
});

test.each([
  "",
  "   ",
  "🚀",
  "(((",
  "__proto__",
  "constructor",
  "\uD83D",
  "\u0000",
  "مرحبا",
  "a".repeat(10_000),
])('"%s" ends with results or without any', async (query) => {
  const { engine } = await createEngine(PAGES);
  const { hits, count } = await engine.search({ query });
  expect(count).toBeGreaterThanOrEqual(hits.length);
});

test("a reader's word finds the page with another word for it; longer phrases take precedence", async () => {
  const { engine } = await createEngine(PAGES, {
    synonyms: [
      [["charge"], ["gas", "fees"]],
      [["hand", "over"], ["payments"]],
    ],
  });
  expect(urlsOf(await engine.search({ query: "charge" }))[0]).toBe("/gas");
  expect(urlsOf(await engine.search({ query: "hand over" }))[0]).toBe("/pay");
});

test("for an address the answer is the page that defines it, with its value to copy", async () => {
  const address = "0x471EcE3750Da237f93B8E339c536989b8978a438";
  const entry = {
    kind: "address" as const,
    names: [`#${address.toLowerCase()}`, "celo"],
    title: "CELO",
    value: address,
    path: "/pay",
  };
  const { engine } = await createEngine(PAGES, { entries: [entry] });
  for (const query of [address, "0x471EcE", "address of CELO", "celo contract address"]) {
    const { hits, direct } = await engine.search({ query });
    expect([query, hits[0] && pageOf(hits[0])]).toEqual([query, "/pay"]);
    expect(direct).toMatchObject([{ title: "CELO", value: address, url: "/pay" }]);
  }
  expect((await engine.search({ query: "gas" })).direct).toEqual([]);
});

test("corrections and unknown words are reported", async () => {
  const { engine } = await createEngine(PAGES);
  const { corrections, leftOut } = await engine.search({ query: "vaildator zzzyx" });
  expect(corrections).toEqual([{ typed: "vaildator", used: "validator" }]);
  expect(leftOut).toEqual(["zzzyx"]);
});

test("each document is one hit, and documents are counted", async () => {
  const { engine } = await createEngine(PAGES);
  const { hits, count } = await engine.search({ query: "gas" });
  const pages = hits.map(pageOf);
  expect([new Set(pages).size, count]).toEqual([pages.length, pages.length]);
});
