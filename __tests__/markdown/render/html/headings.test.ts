import { compile, htmlOf } from "../../../support/compile";
import { doc } from "../../../support/doc";

const idsOf = (text: string): string[] => compile(text).doc.toc.map(({ id }) => id);

test("a heading has an id and an anchor that links to it", () => {
  expect(htmlOf("## Set up *your* node")).toMatchInlineSnapshot(
    `"<h2 id="set-up-your-node">Set up <em>your</em> node<a class="heading-anchor" href="#set-up-your-node" aria-label="Link to this section"></a></h2>"`,
  );
});

test.each([
  { heading: "## Run a node", id: "run-a-node" },
  { heading: "## What's new?", id: "whats-new" },
  { heading: "## `cel2` & OP", id: "cel2--op" },
  { heading: "## Überblick", id: "überblick" },
  { heading: "## 概要", id: "概要" },
  { heading: "## 1. First", id: "1-first" },
  { heading: "## Words {#own-id}", id: "own-id" },
  { heading: "## Words {#Own_ID.2}", id: "Own_ID.2" },
  { heading: "## Words{#tight}", id: "tight" },
])('"$heading" has the id $id', ({ heading, id }) => {
  expect(idsOf(heading)).toEqual([id]);
});

test("a custom id isn't part of the title", () => {
  expect(compile("## Run a node {#node}").doc.toc).toEqual([
    { depth: 2, id: "node", title: "Run a node" },
  ]);
});

test("nothing is left of a custom id on the page, not even the blank before it", () => {
  expect(htmlOf("## Run *a* node {#node}")).toContain('<h2 id="node">Run <em>a</em> node<a');
  expect(htmlOf("## Run {#node}")).toContain('<h2 id="node">Run<a');
  expect(htmlOf("## Run `it`{#node}")).toContain('<h2 id="node">Run <code>it</code><a');
});

test.each(["## A {#a b}", "## A {x}", "## A {#}", '## A {#"x}'])("%s has no custom id", (text) => {
  expect(compile(text).faults).toContain("[markdown/expression]");
});

test("headings with the same text get different ids", () => {
  expect(idsOf("## Setup\n\n## Setup\n\n## Setup")).toEqual(["setup", "setup-1", "setup-2"]);
});

test.each([
  { name: "two custom ids", text: "## A {#x}\n\n## B {#x}" },
  { name: "a custom id and a heading's own", text: "## Setup {#x}\n\n## X" },
  {
    name: "a heading and details",
    text: '## X\n\n<details id="x">\n<summary>More</summary>\n\nWords.\n\n</details>',
  },
])("identical $name are a fault", ({ text }) => {
  expect(compile(text).faults).toContain("[heading/duplicate-id]");
});

test("the table of contents has the levels 2 and 3, unless the frontmatter sets others", () => {
  const body = "## A\n\n### B\n\n#### C\n\n##### D";
  const titles = (frontmatter: Record<string, unknown>): string[] =>
    compile(doc(frontmatter, body)).doc.toc.map(({ title }) => title);
  expect(titles({})).toEqual(["A", "B"]);
  expect(titles({ toc_min_heading_level: 3, toc_max_heading_level: 5 })).toEqual(["B", "C", "D"]);
});

test("every heading starts a section for search; text above the first one belongs to the page", () => {
  expect(compile("Above.\n\n## A\n\nBelow.\n\n#### B\n\nDeep.").body.sections).toEqual([
    { depth: 1, title: "A page", text: "Above." },
    { depth: 2, id: "a", title: "A", text: "Below." },
    { depth: 4, id: "b", title: "B", text: "Deep." },
  ]);
});

test("a heading inside a component is a heading of the page", () => {
  expect(idsOf('<Tabs>\n<TabItem value="a">\n\n## Inside\n\n</TabItem>\n</Tabs>')).toEqual([
    "inside",
  ]);
});

test.each([
  "Content",
  "Labels",
  "Menu",
  "Picture 1",
  "Footnote 1",
  "Checked 1",
  "Error text",
  "Signals",
  "Gatsby announcer",
])("a heading %s doesn't take an id of the page", (title) => {
  const id = title.toLowerCase().replace(" ", "-");
  const { html, faults } = compile(`## ${title}\n\nWords.`);
  expect(faults).toBe("");
  expect(html).toContain(`id="section-${id}"`);
  expect(html).not.toContain(`id="${id}"`);
});
