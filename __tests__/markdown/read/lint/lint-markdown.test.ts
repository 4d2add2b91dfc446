import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fixForAdmonition, fixForComponent } from "../../../../src/base/replacements";
import { COMPONENTS } from "../../../../src/markdown/components/component-registry";
import { ADMONITION_TITLES } from "../../../../src/markdown/render/html/admonitions";
import { compile } from "../../../support/compile";

/* Tests Markdown that only looks like a mistake. Real mistakes are in fixtures/broken. */

test.each([
  ["a note in brackets after brackets", "Call it [once] (see below)."],
  ["a path after brackets in code", "Write `[text] (/a)`."],
  ["a link with a title", 'See [the site](https://celo.org "Celo").'],
  ["escaped characters", "Two \\*\\* and a \\` and \\[a\\]\\[b\\]."],
  ["special characters in code", "`**` and `[a][b]` and ``a ` b``."],
  ["a multiplication", "2 * 3 * 4."],
  ["a number sign", "Issue #4 and C#."],
  ["a line that begins with a dash and a letter", "-v prints the version."],
  ["an exclamation", "Stop!!! Now."],
  ["a pipe in a table's code", "| a | b |\n| --- | --- |\n| `x \\| y` | z |"],
  ["a row with fewer cells", "| a | b |\n| --- | --- |\n| x |"],
  ["a fence in a list", "1. One\n\n   ```text\n   words\n   ```\n\n2. Two"],
  [
    "JSON that fits into a line, and JSON over several lines",
    '```bash\ncurl -s https://forno.celo.org \\\n  -d \'{"id":1}\'\ncurl -s https://forno.celo.org -d \'{\n  "id": 1\n}\' -H "content-type: application/json" --fail-with-body --max-time 10 --retry 3\n```',
  ],
  ["a longer fence around a fence", "````md\n```js\nlet a;\n```\n````"],
  ["typographic quotes in text", "He said “yes”.\n\n```text\n“yes”\n```"],
  [
    "levels that go back",
    "## A\n\nWords.\n\n### B\n\nWords.\n\n#### C\n\nWords.\n\n## D\n\nWords.",
  ],
  ["a summary", "<details>\n<summary>More</summary>\n\nWords.\n\n</details>"],
  ["the word todo", "A todo list."],
  ["colons in times and names", "From 10:30:15, in a:b:c and std::io::read."],
  ["an address with a port", "See https://example.com:8080/x:name:y."],
  ["brackets within brackets of code", "`[[toc]]` and `a[[0]]`."],
  ["a comparison", "It holds when a == b and c == d; `a==b==c` in code."],
  ["round brackets with backslashes", "It is \\(see below\\) a bracket."],
  ["an inner list of three spaces", "1. One\n   - a\n   - b\n2. Two"],
  ["two lists, one after another", "1. One\n2. Two\n\n- a\n- b"],
  ["an inner list below 10.", "9. One\n10. Two\n    - a"],
  ["an emoji made of several emojis", "A family: 👨\u200D👩\u200D👧."],
  ["an emoji with a selector, and a keycap", "Done ✔\uFE0F, take 1\uFE0F\u20E3."],
  ["a word with a joiner", "In Persian: می\u200Cخواهم."],
  ["a reference in code", "Write `&shy;` or\n\n```html\na&#8203;b\n```"],
  ["a closed break in a table", "| a |\n| --- |\n| x<br />y |"],
  ["an admonition whose title has no brackets", ":::info A title\n\nWords.\n\n:::"],
  ["an admonition in another one", "::::info\n\n:::tip\n\nWords.\n\n:::\n\n::::"],
  ["an arrow in code", "`trainer<->inference` and a \\<-> b."],
  ["a placeholder in code", "Connect `<primary>`."],
  ["a line across the page", "Words.\n\n---\n\nWords."],
  ["a heading with a dash", "## One - two\n\nWords."],
  ["code between a list and one that goes on", "1. One\n\n```text\nx\n```\n\n2. Two"],
  ["code with notes", "1. One\n\n```ts\nb // (1)\n```\n\n1. A note."],
  ["code of an item", "1. One\n\n   ```text\n   x\n   ```\n\n1. Two"],
  ["a call and an index in code", "`f(a)[/x]` and f(a)[0]."],
  ["a dash in text, and between numbers", "From 3 – 5 – or more.\n\n```js\nx - y;\n```"],
  ["an entity of HTML", "```html\n<p>a &lt;b&gt;</p>\n```"],
  ["a comparison of bits", "```js\na << 7;\n```"],
  ["a colon after a word", "There are two:\none and two."],
  [
    "a whole address with a title",
    "See [it](https://celo.org 'Celo') and [it](https://celo.org \"C\").",
  ],
  ["an address after [, and ** in code", "See [https://celo.org and `**`.\n\n`a ** b`"],
  ["a link after brackets", "Call it (once)[/a](/b)."],
  ["a dot between words", "One · two • three."],
  ["the number of an issue", "Skip it [skip ci] (#355) and [it] ([#3](https://celo.org))."],
  ["a word that somebody resolves", "We resolve TODO here."],
  ["bold words between underscores", "__Note__: it is __not a name__, __Not.__ and **call**."],
  ["deleted words, and two approximate numbers", "~~Deleted~~, and ~5 to ~10."],
  ["signs of operators", "2^10, a^b^c, C++ and C++, ++i or i++, and `x^2^`."],
  ["a backslash for a sign", "\\*, snake\\_case, 1\\. One, C:\\\\Users and a\\b."],
  ["a heading that is closed", "## Words ##\n\nWords."],
  ["a comment behind a heading", "## Words {/* checked */}\n\nWords."],
  ["emphasis", "*Whole* words, (*one*) and a*."],
  ["formulas beside words", "The $n$th block on the $x$-axis: $O(n)$, $HOME$."],
  ["a definition that is used", "See [it][a] and [b].\n\n[a]: /a\n[b]: /a"],
  ["an entity in code about entities", "`&amp;` and `&lt;`"],
  ["underscores in code and after backslashes", "`__init__` and \\_\\_init\\_\\_ and a__b__c."],
])("%s isn't one", (_, text) => {
  expect(compile(text).faults).toBe("");
});

test.each(["__init__", "__proto__", "__DEV__", "__webpack_public_path__", "__typeName__"])(
  "%s loses its underscores, wherever it is",
  (name) => {
    const places = ["In a.X.", "## About X", "| a |\n| --- |\n| X |", "- [X](#x)\n\n## X {#x}"];
    for (const place of places)
      expect(compile(place.replaceAll("X", name)).faults).toContain(
        `Write \`${name}\` for a name in code, or **${name.slice(2, -2)}** for bold text.`,
      );
  },
);

test("an example in the style guide is below a heading of the guide", () => {
  expect(compile("### A part\n\nWords.").faults).toContain("[heading/skipped-level]");
  expect(compile("### A part\n\nWords.", { file: "content/style-guide/01-text.md" }).faults).toBe(
    "",
  );
});

describe("a template that wasn't filled in isn't published", () => {
  const folder = join(process.cwd(), "content/templates");
  test.each(readdirSync(folder))("%s", (name) => {
    const [, , body = ""] = readFileSync(join(folder, name), "utf8").split(/^---$/m);
    expect(compile(body).faults).toContain("[doc/placeholder]");
  });
});

test("none of our own names is explained as another system's name", () => {
  expect(Object.keys(ADMONITION_TITLES).filter((kind) => fixForAdmonition(kind))).toEqual([]);
  expect(Object.keys(COMPONENTS).filter((name) => fixForComponent(name))).toEqual([]);
});
