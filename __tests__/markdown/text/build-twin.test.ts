import { compile } from "../../support/compile";
import { twinOf } from "../../support/twin-of";

test.each([
  { name: "words", text: "A *b* **c** ~~d~~ `e`.", twin: "A *b* **c** ~~d~~ `e`." },
  { name: "a heading loses its id", text: "## Words {#own}", twin: "## Words" },
  { name: "a link", text: "[a](/build#x)", twin: "[a](to:/build#x)" },
  { name: "a link by name", text: "[a][b]\n\n[b]: /build", twin: "[a](to:/build)" },
  {
    name: "an address with &",
    text: "[a](https://x.io/?a=1&b=2)",
    twin: "[a](to:https://x.io/?a=1&b=2)",
  },
  { name: "a comment is gone", text: "A.\n\n{/* not for readers */}\n\nB.", twin: "A.\n\nB." },
  { name: "tasks", text: "- [x] done\n- [ ] open", twin: "- [x] done\n- [ ] open" },
  {
    name: "a table",
    text: "| a | b |\n| - | -: |\n| `c|d` | 2 |".replace("c|d", "c\\|d"),
    twin: "| a | b |\n| - | -: |\n| `c\\|d` | 2 |",
  },
  { name: "a formula", text: "So $a_1$.\n\n$$\nb\n$$", twin: "So $a_1$.\n\n$$\nb\n$$" },
  { name: "a price without formulas", text: "It costs \\$5.", twin: "It costs $5." },
  { name: "powers", text: "10<sup>18</sup>", twin: "10<sup>18</sup>" },
  { name: "keys", text: "<kbd>Ctrl</kbd>", twin: "Ctrl" },
  { name: "an abbreviation", text: '<abbr title="Layer 2">L2</abbr>', twin: "L2 (Layer 2)" },
  {
    name: "an admonition",
    text: ":::warning[Keys *stay* yours]\nNever *share* them.\n:::",
    twin: "> **Warning: Keys *stay* yours**\n>\n> Never *share* them.",
  },
  { name: "a plain admonition", text: ":::note\nWords.\n:::", twin: "> **Note**\n>\n> Words." },
  {
    name: "details",
    text: "<details>\n<summary>More</summary>\n\nWords.\n\n</details>",
    twin: "**More**\n\nWords.",
  },
  {
    name: "footnotes, by the numbers readers see",
    text: "A[^b] and[^a].\n\n[^a]: First.\n[^b]: Second.",
    twin: "A[^1] and[^2].\n\n[^1]: Second.\n\n[^2]: First.",
  },
])("Markdown: $name", ({ text, twin }) => {
  expect(twinOf(text)).toBe(twin);
});

describe("code", () => {
  test("stays complete with its title, without anything that only the page shows", () => {
    const text =
      '```ts title="a.ts" {1} showLineNumbers\nconst a = 1; // highlight-next-line\n// highlight-next-line\nb();\n```';
    expect(twinOf(text)).toBe('```ts title="a.ts"\nconst a = 1; // highlight-next-line\nb();\n```');
  });

  test("leaves out lines hidden from readers, and includes a file's region", () => {
    const cut = "```ts\n// @continues\nhidden();\n// ---cut---\nshown();\n```";
    expect(twinOf(cut)).toBe("```ts\nshown();\n```");
    const region = '```ts file="./a.ts" region="x"\n```';
    const files = { "content/docs/a.ts": "no();\n// #region x\nyes();\n// #endregion\n" };
    expect(twinOf(region, files)).toBe("```ts\nyes();\n```");
  });

  test("keeps the markers of its notes, followed by their list", () => {
    const text = "```ts\nsend(); // (1)\n```\n\n1. It costs a fee.";
    expect(twinOf(text)).toBe(text);
  });

  test("in tabs is below the tabs' names; live code is plain code", () => {
    const text = '```bash tab="npm"\nnpm i\n```\n\n```bash tab="pnpm"\npnpm i\n```';
    expect(twinOf(text)).toBe("**npm**\n\n```bash\nnpm i\n```\n\n**pnpm**\n\n```bash\npnpm i\n```");
    expect(twinOf("```js live\n1;\n```")).toBe("```js\n1;\n```");
  });

  test("that contains fences gets a longer one", () => {
    expect(twinOf("````md\n```ts\na\n```\n````")).toBe("````md\n```ts\na\n```\n````");
  });
});

test("a doc with faults has no Markdown copy", () => {
  const { body } = compile("<Nothing />");
  expect(body.twin).toBe("");
});
