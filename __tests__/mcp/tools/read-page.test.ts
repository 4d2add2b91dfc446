import { readPage, readPageInput } from "../../../src/mcp/tools/read-page";
import { fixtureSite } from "../published-fixture";

const site = fixtureSite();
const read = (input: unknown) => readPage(site, readPageInput.parse(input));

test.each([
  "/build/gas",
  "build/gas",
  "/build/gas/",
  "/build/gas.md",
  "/build/gas.html",
  "https://docs.celo.org/build/gas?from=x",
])("%s is read completely, as its Markdown copy", async (page) => {
  const { text, isError } = await read({ page });
  expect(isError).toBeUndefined();
  expect(text).toMatch(/^# Pay for gas\n[^]*Words about the choice\.$/);
});

test("a section is returned alone, with its subsections, below the page's title, URL and date", async () => {
  const { text } = await read({ page: "/build/gas", section: "Choose a currency" });
  expect(text).toMatch(
    /^Pay for gas, https:\/\/docs\.celo\.org\/build\/gas, facts checked 2026-11-21\n\n## Choose a currency\n/,
  );
  expect(text).toContain("### By hand");
  expect(text).not.toContain("Choose one");
});

test.each([
  {
    name: "an anchor in the address",
    input: { page: "/build/gas#by-hand" },
    heading: "### By hand",
  },
  { name: "an anchor", input: { page: "/build/gas", section: "#by-hand" }, heading: "### By hand" },
  {
    name: "a heading in other case",
    input: { page: "/build/gas", section: "BY HAND" },
    heading: "### By hand",
  },
  {
    name: "an anchor that a writer chose",
    input: { page: "/build/gas#which-one" },
    heading: "## Choose one",
  },
])("$name finds its section", async ({ input, heading }) => {
  expect((await read(input)).text).toContain(`\n\n${heading}\n`);
});

test("a comment in code isn't a section", async () => {
  const { text, isError } = await read({ page: "/build/gas", section: "Not a heading" });
  expect(isError).toBe(true);
  expect(text).toBe(
    '/build/gas has no section "Not a heading". Its sections:\n- Choose a currency\n  - By hand\n- Choose one',
  );
});

test("a long page is cut before a heading and says how to read on, which gives the whole page", async () => {
  const first = await read({ page: "/learn/long" });
  expect(first.text).toContain("## Part 2\n");
  expect(first.text).not.toContain("## Part 3\n");
  const call = /call read_page with (\{.*?\}), or/.exec(first.text)?.[1] ?? "";
  expect(JSON.parse(call)).toMatchObject({ page: "/learn/long" });
  expect(first.text.slice(first.text.indexOf("Truncated"))).toContain(
    "- Part 3\n- Part 4\n- Part 5",
  );
  let rest = call;
  let seen = "";
  for (let calls = 0; rest !== "" && calls < 9; calls += 1) {
    const { text } = await read(JSON.parse(rest));
    seen += text;
    rest = /call read_page with (\{.*?\})/.exec(text)?.[1] ?? "";
  }
  expect(seen.match(/## Part \d/g)).toEqual(["## Part 3", "## Part 4", "## Part 5"]);
});

test("a long section without headings is cut at the end of a line", async () => {
  const { text } = await read({ page: "/learn/table" });
  expect(text.length).toBeLessThan(21_000);
  expect(text).toMatch(/a line\n\n---\nTruncated: \d+ more characters\./);
});

test("there is nothing after the end of a page", async () => {
  expect(await read({ page: "/build/gas", from: 100_000 })).toMatchObject({ isError: true });
});

test.each([
  { page: "/build/gsa", fix: "Did you mean /build/gas?" },
  { page: "/old/place/of/election", fix: "Did you mean /cli/election?" },
  { page: "/nowhere", fix: "Use search_docs to find pages." },
])("for $page, the answer says what to request instead", async ({ page, fix }) => {
  const { text, isError } = await read({ page });
  expect(isError).toBe(true);
  expect(text).toContain(fix);
});

test.each(["https://example.org/build/gas", "https://docs.celo.organic/build/gas"])(
  "%s is a page of another site",
  async (page) => {
    const { text } = await read({ page });
    expect(text).toBe(`${page} isn't a URL on https://docs.celo.org.`);
  },
);

test.each([
  "/../../etc/passwd",
  "/build/../../package",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/docs.json",
  "/1.9/build/gas",
  "//example.org/build/gas",
  "https://docs.celo.org.example.org/build/gas",
  "file:///etc/passwd",
  "/build/gas%00",
  "%E0%A4%A",
])("%s is refused: only listed pages are read", async (page) => {
  const { text, isError } = await read({ page });
  expect(isError).toBe(true);
  expect(text).not.toMatch(/Secret|root:/);
});
