import type { CompiledDoc } from "../../../src/base/compiled-doc";
import { checkHeadings } from "../../../src/docs/prose/check-headings";
import { checkLength } from "../../../src/docs/prose/check-length";
import { checkSpelling, listWords } from "../../../src/docs/prose/check-spelling";
import { checkStyle } from "../../../src/docs/prose/check-style";
import { readProse } from "../../../src/docs/prose/read-prose";
import { readWordLists } from "../../../src/docs/prose/word-lists";
import { formatFaults } from "../../../src/faults/format-faults";
import { compile } from "../../support/compile";
import { doc } from "../../support/doc";

const FILE = "content/docs/a.md";
const LISTS = readWordLists(
  "# names\nCelo\nCelo Sepolia\nviem # small\ngo-ethereum\n",
  "mainnet\nUSDm\n",
);

describe("style", () => {
  const style = (text: string): string => formatFaults(checkStyle(readProse(FILE, text)));

  test.each(["simply", "Please", "just", "easy", "Easily", "obviously"])(
    '"%s" is a fault',
    (word) => {
      expect(style(`Now ${word} run it.`)).toContain(`a.md:1:5 "${word}" adds nothing`);
    },
  );

  test("an exclamation mark outside code is a fault", () => {
    expect(style("Done! `a != b`")).toMatchInlineSnapshot(`
      "content/docs/a.md:1:5 This sentence has an exclamation mark.
          Write a full stop. If the mark is part of code, put the code in backticks. [prose/exclamation]
      1 fault in 1 file"
    `);
  });

  test.each([
    "A just-in-time compiler, adjusted with ease.",
    "The `easy` flag.",
    "[a](https://x.org/please-just)",
    "```bash\nplease!\n```",
  ])("%s is fine", (text) => {
    expect(style(text)).toBe("");
  });
});

describe("headings", () => {
  const headings = (text: string): string =>
    formatFaults(checkHeadings(readProse(FILE, text), LISTS));

  test("capitals inside a heading are reported with the corrected heading", () => {
    expect(headings("x\n\n## Run a Full Node on Celo Sepolia")).toMatchInlineSnapshot(`
      "content/docs/a.md:3:10 The heading "Run a Full Node on Celo Sepolia" isn't in sentence case.
          Write "Run a full node on Celo Sepolia". If a capital belongs to a name, add the name to content/words/names.txt. [prose/heading-case]
      1 fault in 1 file"
    `);
  });

  test("a lowercase start is reported; a title counts as a heading", () => {
    expect(headings("## run it")).toContain('Write "Run"');
    expect(headings(doc({ title: "Run It" }, "x"))).toContain('a.md:2:1 The heading "Run It"');
  });

  test.each([
    "## What Celo's RPC nodes do: The L2 way",
    "## viem and the `Contract` class",
    "## `eth_call` explained",
    "## Is it right? Yes",
    "## dApps, MiniPay and USDm",
    "## Step 2. Deploy",
    "## 4 NFTs",
    "## \u00abWhy\u00bb and (Why)",
  ])("%s is fine", (text) => {
    expect(headings(text)).toBe("");
  });
});

describe("spelling", () => {
  const KNOWN = new Set([
    "the",
    "on",
    "it",
    "is",
    "isn't",
    "run",
    "and",
    "or",
    "of",
    "colour",
    "day",
  ]);
  const speller = {
    isWord: (word: string) => KNOWN.has(word.toLowerCase()),
    suggest: (word: string) => (word === "teh" ? ["the"] : []),
  };
  const spelling = (text: string): string =>
    formatFaults(checkSpelling(readProse(FILE, text), LISTS, speller));

  test("an unknown word is reported with similar ones and with the lists", () => {
    expect(spelling("Run teh day.")).toMatchInlineSnapshot(`
      "content/docs/a.md:1:5 "teh" isn't in the dictionary.
          Did you mean the? If the word is correct, add it to content/words/names.txt (names) or content/words/spelling.txt (other words). If it's code, put it in backticks. [prose/spelling]
      1 fault in 1 file"
    `);
  });

  test.each([
    "Celo's day, on mainnet and Mainnet; it isn’t on it.",
    "Run go-ethereum/viem and `xyzzy`, 0x1f, v1.2.3, celo.org, a_b and @x/y.",
    "The NFTs and the $n$-th, the `n`th.",
    "The \u00abcolour\u00bb of (the) “day”.",
  ])("%s is fine", (text) => {
    expect(spelling(text)).toBe("");
  });

  test("a name keeps its capitals; the words in a name don't have to be lowercase", () => {
    expect(spelling("Run celo on ethereum.")).toMatch(/"celo"[\s\S]*"ethereum"/);
  });

  test("names from code are allowed where backticks can't be used", () => {
    expect(spelling("| EpochManager |\n| - |\n| it |")).toBe("");
    expect(
      spelling('![Run setPrice](./a.svg)\n\n<Figure src="./a.svg" alt="setPrice" />'),
    ).toContain("1 fault");
  });

  test("words are checked one by one", () => {
    expect(listWords("well-known/other it's").map(({ word, index }) => [word, index])).toEqual([
      ["well", 0],
      ["known", 5],
      ["other", 11],
      ["it's", 17],
    ]);
  });
});

describe("length", () => {
  const compiled = (words: number, file = FILE, frontmatter = {}): CompiledDoc => {
    const body = Array.from({ length: words }, () => "word").join(" ");
    return compile(doc(frontmatter, body), { file }).doc;
  };
  const length = (...docs: CompiledDoc[]): string => formatFaults(checkLength(docs));

  test("pages that are too short or too long are reported with the word count, which includes the title", () => {
    expect(length(compiled(100), compiled(2500, "content/docs/b.md"))).toMatchInlineSnapshot(`
      "content/docs/a.md:1:1 This page has 102 words; pages should have 250 to 2500.
          Add what readers still need, or merge this page into another one. If it mainly links to other pages, write kind: index. [prose/length]
      content/docs/b.md:1:1 This page has 2502 words; pages should have 250 to 2500.
          Split it into two pages, or remove what another page already covers. [prose/length]
      2 faults in 2 files"
    `);
  });

  test.each([
    ["between", compiled(248)],
    ["up to", compiled(2498)],
    ["an index by its file", compiled(5, "content/docs/a/index.md")],
    ["an index by its kind", compiled(5, FILE, { kind: "index" })],
    ["a draft", compiled(5, FILE, { draft: true })],
  ])("%s is fine", (_, one) => {
    expect(length(one)).toBe("");
  });

  test("an index file with another kind is treated like other pages", () => {
    expect(length(compiled(5, "content/docs/a/index.md", { kind: "guide" }))).toContain("7 words");
  });
});
