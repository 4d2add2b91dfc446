import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { toParsableText } from "../../src/migrate/base/parsable-text";
import { migratePage } from "../../src/migrate/migrate-page";
import { FOREIGN_PAGES, expectedFile, formatMigration, migrateFixture } from "./migrations";

test("there are six pages from each system", () => {
  const systems = FOREIGN_PAGES.map((page) => page.replace(/\/.*/, ""));
  expect(systems.filter((name) => name === "docusaurus")).toHaveLength(6);
  expect(systems.filter((name) => name === "gitbook")).toHaveLength(6);
  expect(systems.filter((name) => name === "mintlify")).toHaveLength(6);
});

describe("a page from another system", () => {
  test.each(FOREIGN_PAGES)("%s becomes the stored result next to it", (page) => {
    expect(formatMigration(page)).toBe(readFileSync(expectedFile(page), "utf8"));
  });

  /** Faults that have to be fixed by hand. Everything else has to be converted. */
  const FOR_A_PERSON: Readonly<Record<string, readonly string[]>> = {
    "docusaurus/deploy.mdx": ["component/unknown"], // Code read from a file.
    "docusaurus/faq.mdx": ["component/missing-attribute", "component/unknown"], // Components with code.
    "docusaurus/wallets.md": ["frontmatter/missing-key"],
    "gitbook/api.md": ["image/alt"],
    "gitbook/errors.md": ["component/unknown", "frontmatter/missing-key"],
    "gitbook/limits.md": ["html/tag"], // A table with merged cells.
    "mintlify/api.mdx": ["frontmatter/unknown-key"],
  };

  test.each(FOREIGN_PAGES)("%s has no faults except those that a person has to fix", (page) => {
    const rules = [...migrateFixture(page).faults.matchAll(/\[([a-z]+\/[a-z-]+)\]$/gm)].map(
      ([, rule]) => rule,
    );
    // Only the person who checked the facts knows the date of the check.
    const allowed = new Set(["frontmatter/missing-key", ...(FOR_A_PERSON[page] ?? [])]);
    expect(rules.filter((rule) => !allowed.has(rule ?? ""))).toEqual([]);
    expect(FOR_A_PERSON[page]?.filter((rule) => !rules.includes(rule)) ?? []).toEqual([]);
  });
});

const bodyOf = (text: string): string =>
  migratePage("page.md", `---\ntitle: T\n---\n\n${text}`).text.replace(/^---[\s\S]*?---\n\n/, "");

test.each([
  ["code in a block", "```html\n<br>\n<Note>x</Note>\n<!-- a -->\n```"],
  ["code that shows how code is fenced", "```md\n```ts\n<br>\n\n\n<!-- a -->\n```"],
  ["code in a sentence", "Write `<br>`, `{% hint %}` and `<!-- -->`."],
  ["one of our pages", ":::note[Title]\n\nWords with *stars* and _lines_.\n\n:::\n\n* one\n* two"],
  ["a table", "| a | b |\n| --- | :-: |\n| 1 | `x \\| y` |"],
  ["one of our comments", "{/* why */}\n\nWords."],
])("%s doesn't change at all", (_, text) => {
  expect(bodyOf(text)).toBe(`${text}\n`);
});

test.each([
  ["an id in a comment", "## Get it {/* #get */}", "## Get it {#get}"],
  ["an id in an HTML comment", "## Get `it` <!-- #get -->", "## Get `it` {#get}"],
  ["a comment behind a heading", "## Get it {/* why */}", "## Get it {/* why */}"],
  ["an anchor in a list", '1. **Get <a href="#a" id="get"></a>**', "1. **Get**"],
  [
    "an anchor alone in bold text",
    '1. **<a id="get"></a>** Get _<a id="a"></a> it_',
    "1.  Get _it_",
  ],
  [
    "an own admonition",
    ":::early-access\n\nWords.\n\n:::",
    ":::note[Early access]\n\nWords.\n\n:::",
  ],
  ["its title", ":::beta[Soon]\n\nWords.\n\n:::", ":::note[Soon]\n\nWords.\n\n:::"],
  ["an own option of code", "```sh snippet=a.sh\nls\n```", "```sh\nls\n```"],
])("%s is converted", (_, from, to) => {
  expect(bodyOf(from)).toBe(`${to}\n`);
});

test("an anchor outside of headings is listed, and an arrow function in an attribute stays whole", () => {
  const { decisions } = migratePage("page.md", '7. Publish <a id="publish"></a>');
  expect(decisions.map(({ problem }) => problem)).toContain("Left out: the anchor #publish.");
  const code = "export const F = () => <input onChange={(e) => set(e.target.value)} />;\n\n<F />";
  expect(toParsableText(code)).toBe(code);
});

test.each(FOREIGN_PAGES.filter((page) => migrateFixture(page).open === ""))(
  "%s, already converted, doesn't change any more",
  (page) => {
    const { text } = migrateFixture(page);
    expect(migratePage(page, text).text).toBe(text);
  },
);

describe("a page of ours doesn't change at all", () => {
  /**
   * Copies of a style guide's pages, which use every part of our dialect. They don't have to be up to date, since the
   * guide's own content doesn't matter here.
   */
  const folder = "__tests__/fixtures/own-pages";
  const pages = readdirSync(folder).map((name) => join(folder, name));

  test("there are many", () => {
    expect(pages.length).toBeGreaterThan(12);
  });

  test.each(pages)("%s", (page) => {
    // On our site, only pages with code are .mdx files. A migrated page keeps no code, so it gets links to .md files.
    const text = readFileSync(page, "utf8").replace(/\.mdx(?=[)#])/g, ".md");
    const bodies = [text, migratePage(page, text).text].map((whole) =>
      whole.replace(/^---[\s\S]*?\n---\n/, "").trim(),
    );
    expect(bodies[1]).toBe(bodies[0]);
  });
});

test("pictures with the same name from two folders stay separate", () => {
  const { pictures } = migratePage("page.md", "![a](/one/a.png)\n\n![b](/two/a.png)\n");
  expect(pictures).toEqual([
    { from: "/one/a.png", to: "./images/a.png" },
    { from: "/two/a.png", to: "./images/two-a.png" },
  ]);
});
