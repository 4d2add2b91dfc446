import { migratePage } from "../../../../src/migrate/migrate-page";
import { compile } from "../../../support/compile";

/*
 * Tests a forgotten closing fence, which swaps code and text until the end of the page. The fault is reported where the
 * swap began.
 */

/** Lines of a page; the first is line 7 of the file. */
const page = (...lines: readonly string[]): string => lines.join("\n");
const torn = (faults: string): string[] => [
  ...[...faults.matchAll(/:(\d+:\d+) [^\n]*\n.*probably on (line \d+)\. \[code\/torn\]/g)].map(
    ([, place = "", end = ""]) => `${place}, ${end}`,
  ),
];

const NEXT = ["## Next step", "", "Write this:", "", "```", "let a: Array<T> = { b: 1 };", "```"];
const LAST = ["Then:", "", "```", 'import { b } from "<x>";', "```", "", "The end."];

test.each([
  ["without a language", page("```", "npm install", "", ...NEXT, "", ...LAST), "7:1, line 9"],
  ["with a language", page("```bash", "npm install", "", ...NEXT, "", ...LAST), "7:1, line 9"],
  [
    "with tildes",
    page("~~~", "npm i", "", ...NEXT, "", ...LAST).replaceAll("```", "~~~"),
    "7:1, line 9",
  ],
  [
    "after blocks that are correct",
    page(
      "```ts",
      "a",
      "```",
      "",
      "```",
      "b",
      "```",
      "Words.",
      "",
      "```",
      "c",
      "",
      ...NEXT,
      "",
      ...LAST,
    ),
    "16:1, line 18",
  ],
  [
    "above text without a heading",
    page("```", "a", "", "b", "", "Then write:", "", "```", "c", "```", "", ...LAST),
    "7:1, line 11",
  ],
  [
    "above a block with a language, which ends the turning",
    page("```", "a", "", ...NEXT, "", "Then:", "", "```ts", "b", "```", "", "The end."),
    "7:1, line 9",
  ],
  [
    "with another one forgotten behind it",
    page("```", "a", "", ...NEXT, "", "## Third", "", "```", "b", "", ...NEXT, "", "End."),
    "7:1, line 9",
  ],
])("a block %s is the only fault", (_, text, place) => {
  const { faults } = compile(text);
  expect(torn(faults)[0]).toBe(place);
  expect(faults.match(/\[[a-z]+\/[a-z-]+\]/g)?.filter((rule) => rule !== "[code/torn]")).toEqual(
    [],
  );
});

test("everything after it is read as intended", () => {
  const { doc } = compile(page("```", "npm install", "", ...NEXT, "", "```", "b", "```"));
  expect(doc.headings.map(({ title }) => title)).toEqual(["Next step"]);
  expect(doc.samples.map(({ line }) => line)).toEqual([8, 15, 19]);
});

test.each([
  ["a last block", page("```", "a", "```", "", "Words.", "", "```ts", "b"), "13:1"],
  ["a last block behind close text", page("```", "a", "```", "Words.", "", "```", "b"), "12:1"],
])("%s that is never closed is still reported at its position", (_, text, place) => {
  const { faults } = compile(text);
  expect(faults).toContain(`content/docs/page.md:${place} This code block is never closed`);
});

test.each([
  [
    "code with blank lines at its end",
    page("```", "a", "", "```", "", "Words.", "", "```", "b", "```"),
  ],
  ["text right below code", page("```", "a", "```", "Words.", "", "```", "b", "```", "Words.")],
  ["Markdown in a longer fence", page("````md", "```", "a", "", "## B", "", "```", "````")],
  [
    "code in a list and in a quote",
    page("- One\n\n  ```\n  a\n\n  ```\n\n> ```\n> a\n>\n> ```\n> b"),
  ],
  [
    "code in an admonition",
    page(":::note", "", "```", "a", "```", "", ":::", "", "```", "b", "```"),
  ],
])("%s isn't that fault", (_, text) => {
  expect(compile(text).faults).toBe("");
});

test.each([
  ["a closing fence outside its item", page("1. A", "", "   ```bash", "   a", "```", "", "2. B")],
  ["an opening fence after words", page("Run: ```bash", "a", "```")],
  ["an opening fence after words of an item", page("- Run: ```bash", "a", "```")],
  [
    "a block that ends with its element",
    page("<details><summary>Q</summary>", "", "```bash", "a", "", "</details>"),
  ],
])("%s is the only fault, and the rest of the page is read", (_, text) => {
  const { doc } = compile(page(text, "", ...NEXT));
  expect(doc.faults.map(({ rule }) => rule)).toHaveLength(1);
  expect(doc.headings.map(({ title }) => title)).toEqual(["Next step"]);
  expect(doc.samples.map(({ code }) => code.trim())).toEqual(["a", "let a: Array<T> = { b: 1 };"]);
});

test("an example of a fence inside a block is one fault", () => {
  const { doc } = compile(page("```md", "```ts", "a", "```", "b", "```", "", "Words."));
  expect(doc.faults.map(({ rule }) => rule)).toEqual(["code/swallowed-fence"]);
});

test("a migration doesn't change a page with this fault", () => {
  const text = page(
    "```",
    "a",
    "",
    ...NEXT,
    "",
    ":::note Title",
    "",
    "Words.",
    "",
    ":::",
    "",
    ...LAST,
  );
  const migrated = migratePage("page.md", `---\ntitle: T\n---\n\n${text}`).text;
  expect(migrated).toContain(page("```", "a", "", ...NEXT));
  expect(migrated).toContain(page("", ...LAST));
});
