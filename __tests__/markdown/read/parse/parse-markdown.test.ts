import { formatFaults } from "../../../../src/faults/format-faults";
import { parseMarkdown } from "../../../../src/markdown/read/parse/parse-markdown";
import { compile } from "../../../support/compile";

const positionsOf = (text: string): string[] =>
  parseMarkdown(text, "a.md").faults.map(({ line, column, rule }) => `${line}:${column} ${rule}`);

test("valid input has a tree and no faults", () => {
  const { root, faults } = parseMarkdown("# A\n\nWords.\n", "a.md");
  expect([root.children.map(({ type }) => type), faults]).toEqual([["heading", "paragraph"], []]);
});

test("all mistakes of a doc are reported, each at its position", () => {
  expect(
    formatFaults(
      parseMarkdown("It takes <10s.\n\nA lone { here.\n\n<kbd>Enter\n\n<!-- x -->\n", "a.md")
        .faults,
    ),
  ).toMatchInlineSnapshot(`
   "a.md:1:10 "<10s" looks like the start of a tag.
       For a literal <, write \\< or &lt;, or put the text in backticks: \`<10s\`. [markdown/less-than]
   a.md:3:8 This brace is never closed.
       For a literal brace, write \\{, or put it in backticks: \`{\`. [markdown/open-brace]
   a.md:5:1 The tag <kbd> is never closed, or is closed in a different block.
       Write <kbd> and </kbd> in the same paragraph, or each on its own line with blank lines around it. If the element is empty, write <kbd />. [markdown/unclosed-tag]
   a.md:7:1 Docs can't contain HTML comments.
       Write {/* comment */} instead of <!-- comment -->. [markdown/html-comment]
   4 faults in 1 file"
  `);
});

test.each([
  {
    name: "a brace over several lines",
    text: "a\nb {c\nd",
    positions: ["2:3 markdown/open-brace"],
  },
  {
    name: "two numbers after a <",
    text: "<1 and <2",
    positions: ["1:1 markdown/less-than", "1:8 markdown/less-than"],
  },
  { name: "an arrow", text: "a <- b", positions: ["1:3 markdown/less-than"] },
  {
    name: "a tag that closes with its parent",
    text: "<details>\n<kbd>x\n</details>",
    positions: ["2:1 markdown/unclosed-tag"],
  },
  {
    name: "crossed tags",
    text: "<kbd><sub>x</kbd></sub>",
    positions: ["1:12 markdown/stray-closing-tag"],
  },
  {
    name: "a broken tag with its end",
    text: "<Card title=x>\n\ny\n\n</Card>",
    positions: ["1:1 markdown/broken-tag"],
  },
  {
    name: "a tag that is never closed, before one that is",
    text: "<kbd>a <kbd>b</kbd>",
    positions: ["1:1 markdown/unclosed-tag"],
  },
  { name: "a fragment", text: "<>x", positions: ["1:1 markdown/unclosed-tag"] },
  ...[
    { name: "words", inside: "more" },
    { name: "an empty element of the same name", inside: "<Tab />" },
    { name: "an empty element with a > in it", inside: '<Tab title="a > b" wide />' },
    { name: "a pair of the same name", inside: "<Tab>in</Tab>" },
    { name: "a pair whose name begins with that name", inside: "<Tabs>in</Tabs>" },
    { name: "a pair with a longer name", inside: "<Tab.Item>in</Tab.Item>" },
  ].flatMap(({ name, inside }) => [
    {
      name: `a tag that starts in a sentence, with ${name} inside`,
      text: `Words <Tab>\n\n${inside}\n\n</Tab>`,
      positions: ["1:7 markdown/unclosed-tag"],
    },
    {
      name: `a tag that ends in a sentence, with ${name} inside`,
      text: `<Tab>\n\n${inside} </Tab> words`,
      positions: [`3:${inside.length + 2} markdown/unclosed-tag`],
    },
  ]),
])("$name is reported once: $positions", ({ text, positions }) => {
  expect(positionsOf(text)).toEqual(positions);
});

test("it stops after ten mistakes", () => {
  expect(positionsOf(Array.from({ length: 15 }, () => "<1").join("\n\n"))).toHaveLength(10);
});

test("everything around a mistake is still compiled", () => {
  const { html, doc } = compile("## Before\n\nA lone { here, and [a link](/x).\n\n## After");
  expect(html).toContain('<h2 id="after">');
  expect(doc.links.map(({ target }) => target)).toEqual(["/x"]);
});

test.each([
  ['Words <img src="https://celo.org/a.png" alt="A"> and more.', 1],
  ['<source\n  media="(a)"\n  srcset="https://celo.org/a.png 2x">', 1],
  [Array.from({ length: 15 }, () => '<img src="https://celo.org/a.png">').join("\n\n"), 10],
])("URLs in a refused tag aren't links: %j", (text, count) => {
  const { faults } = compile(text);
  expect(faults.match(/\[\w+\/[a-z-]+\]/g)).toHaveLength(count);
});

test("a broken component isn't blamed for its wrong content", () => {
  const { faults } = compile('<Tabs>\n<TabItem value="a">\n\nWords.\n\n</Tabs>');
  expect(faults.match(/\[.*?\/.*?\]/g)).toEqual(["[markdown/stray-closing-tag]"]);
});

describe("unfinished syntax", () => {
  test.each([
    {
      name: "an unclosed admonition",
      text: ":::note\n\nWords.",
      positions: ["1:1 admonition/unclosed"],
    },
    {
      name: "one inside another of as many colons",
      text: ":::note\n\n:::tip\n\nx\n\n:::\n\n:::",
      positions: ["3:1 admonition/unclosed", "9:1 admonition/loose-colons"],
    },
    {
      name: "an end without a beginning",
      text: "Words.\n\n:::",
      positions: ["3:1 admonition/loose-colons"],
    },
    {
      name: "a space before the kind",
      text: "::: note\n\nWords.",
      positions: ["1:1 admonition/loose-colons"],
    },
    {
      name: "a footnote without text",
      text: "A\n[^1] b",
      positions: ["2:1 markdown/footnote"],
    },
    {
      name: "a footnote without text in a quote",
      text: "> a\n> b [^1]",
      positions: ["2:5 markdown/footnote"],
    },
  ])("$name: $positions", ({ text, positions }) => {
    expect(positionsOf(text)).toEqual(positions);
  });

  test.each([
    ":::note\n\nWords.\n\n:::",
    ":::note\nWords.\n:::   ",
    "::::note\n\n:::tip\n\nx\n\n:::\n\n::::",
    "> :::note\n>\n> Words.\n>\n> :::",
    "- item\n\n  :::note\n\n  Words.\n\n  :::",
    "A[^1]\n\n[^1]: Text.",
    "An escaped \\[^1], and `[^1]` in code.",
    "```\n[^1]\n:::\n```",
  ])("%j is complete", (text) => {
    expect(positionsOf(text)).toEqual([]);
  });
});

describe("the dialect", () => {
  test.each([
    {
      name: "indented text is code, with a fault",
      text: "    four spaces",
      type: "code",
    },
    {
      name: "a bare address is a link",
      text: "https://celo.org",
      type: "paragraph",
    },
    { name: "a table is a table", text: "| a |\n| - |\n| b |", type: "table" },
    {
      name: "a formula may be between lines of two dollars",
      text: "$$\nx\n$$",
      type: "math",
    },
  ])("$name", ({ text, type }) => {
    expect(parseMarkdown(text, "a.md").root.children.map((node) => node.type)).toEqual([type]);
  });

  test("a reference without a definition stays text, and is a fault if it can only be a link", () => {
    const { html, faults } = compile("See [this][nowhere] and [that].");
    expect(html).toBe("<p>See [this][nowhere] and [that].</p>");
    expect(faults).toContain("[nowhere] isn't defined");
    expect(compile("See [that].").faults).toBe("");
  });
});
