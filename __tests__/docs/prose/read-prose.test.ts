import { readProse } from "../../../src/docs/prose/read-prose";
import { doc } from "../../support/doc";

const FILE = "content/docs/a.md";
/** Reads the blocks of a text without frontmatter. */
const read = (text: string) => readProse(FILE, text);
const texts = (text: string) => read(text).map(({ kind, text: words }) => `${kind}: ${words}`);

test("text that readers read is prose, but code isn't", () => {
  expect(
    texts(
      "## A *head* {#x}\n\nRun `npm i` for $x^2$ at https://celo.org or [here](/x).\n\n```bash\nplease run\n```\n\n{/* a note to ourselves */}\n\n| a | `b` |\n| - | - |\n| c | d |",
    ),
  ).toEqual([
    "heading: A head ",
    "paragraph: Run ¤ for ¤ at ¤ or here.",
    "cell: a",
    "cell: ¤",
    "cell: c",
    "cell: d",
  ]);
});

test("alternatives, captions and titles of components are read, paths are not", () => {
  expect(
    texts(
      '<Figure src="./a.svg" alt="A box" caption="One box." />\n\n<CardGrid>\n<Card title="Build" href="/build">Words.</Card>\n</CardGrid>\n\n![A ship](./b.svg)\n\n:::note[A title]\nInside.\n:::',
    ),
  ).toEqual([
    "label: A box",
    "label: One box.",
    "paragraph: Words.",
    "label: Build",
    "paragraph: A ship",
    "paragraph: A title",
    "paragraph: Inside.",
  ]);
});

test.each([
  ["[celo-kona](https://github.com/celo-org/celo-kona)", "¤"],
  ["[celo-org/docs](https://github.com/celo-org/docs/)", "¤"],
  ["[packages/cli](https://github.com/celo-org/x/blob/main/packages/cli/README.md)", "¤"],
  ["[celo.org](https://celo.org/about)", "¤"],
  ["[the docs](https://github.com/celo-org/docs)", "the docs"],
  ["[governance](/what-is-celo/governance)", "governance"],
  ["[celo.org`/x`](https://celo.org)", "celo.org¤"],
  ["[*celo.org*](https://celo.org)", "celo.org"],
])('%s is read as "%s"', (text, words) => {
  expect(read(text)[0]?.text).toBe(words);
});

test("the title is a heading, and the description is read too", () => {
  const blocks = readProse(FILE, doc({ title: "A Page" }, "Words."));
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["heading", "A Page"],
    ["label", "One sentence that says what a reader finds on this page."],
    ["paragraph", "Words."],
  ]);
  expect(blocks[0]?.positionOf(0, "A")).toEqual({ file: FILE, line: 2, column: 1 });
});

test.each([
  { text: "One bad and\nanother bad word.", nth: 1, position: [2, 9] },
  { text: "- item\n\n  goes on to **bad** end", nth: 0, position: [3, 16] },
  { text: "> a quote\n> is bad", nth: 0, position: [2, 6] },
  { text: "\\{bad\\} and `bad` and bad", nth: 1, position: [1, 23] },
  { text: "[bad](/bad) bad", nth: 1, position: [1, 13] },
  { text: ":::note A bad title\nx\n:::", nth: 0, position: [1, 11] },
])('$nth. "bad" of $text is at $position', ({ text, nth, position }) => {
  const found = read(text).flatMap(({ text: words, positionOf }) =>
    [...words.matchAll(/bad/g)].map(({ index }) => positionOf(index, "bad")),
  );
  expect([found[nth]?.line, found[nth]?.column]).toEqual(position);
});
