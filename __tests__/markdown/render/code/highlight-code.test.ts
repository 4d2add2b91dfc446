import {
  highlightCode,
  listCodeLanguages,
} from "../../../../src/markdown/render/code/highlight-code";
import {
  type Highlight,
  createHighlighter,
} from "../../../../src/markdown/render/code/highlighter";
import { compile, print } from "../../../support/compile";

/** A highlighter that colors only the first letter of each line, which keeps the expected HTML short. */
const firstLetter: Highlight = (code) =>
  code.split("\n").map((line) => [{ text: line.slice(0, 1), kind: "f" }, { text: line.slice(1) }]);

const colored = (text: string, highlight = firstLetter): string =>
  print(highlightCode(compile(text).body.segments, highlight));

/** Returns the code of the page's first block, as HTML. */
const codeOf = (html: string): string =>
  /<code>([^]*)<\/code>/.exec(html.slice(html.indexOf("<figure")))?.[1] ?? "";

test("each line gets its colors, and HTML special characters stay escaped", () => {
  expect(codeOf(colored("```ts\na<b>(c && d);\n\nx;\n```"))).toBe(
    '<span class="t-f">a</span>&lt;b>(c &amp;&amp; d);\n' +
      '<span class="t-f"></span>\n<span class="t-f">x</span>;\n',
  );
});

test("code that contains entities and tags keeps its characters", () => {
  const code = 'a = "&lt;b&gt; &amp;amp; </code></figure>";';
  let seen = "";
  colored(`\`\`\`html\n${code}\n\`\`\``, (text) => {
    seen = text;
    return [[{ text }]];
  });
  expect(seen).toBe(code);
});

test("elements of lines and buttons of notes stay around them", () => {
  const text = "```ts {2} showLineNumbers\na(); // (1)\nb();\n```\n\n1. Why.";
  expect(codeOf(colored(text))).toMatchInlineSnapshot(`
   "<span class="line"><span class="t-f">a</span>(); <button type="button" class="code-note" popovertarget="note-1-1" data-note="1" aria-label="Note 1"></button></span>
   <span class="line line-marked"><span class="t-f">b</span>();</span>
   "
  `);
});

test("added and removed lines are reported by their signs", () => {
  const plain = codeOf(compile("```diff\n+ a\n- b\n```").html);
  expect(plain).toMatchInlineSnapshot(`
   "<span class="line line-inserted">+ a</span>
   <span class="line line-deleted">- b</span>
   "
  `);
  expect(
    codeOf(colored("```diff\n+ a\n- b\n```")).replace(
      /<\/?span class="t-f">|(?<=[+-])<\/span>/g,
      "",
    ),
  ).toBe(plain);
});

test("blocks in tabs, notices and live examples are colored as well", () => {
  const text = [
    '```ts tab="a"\na;\n```',
    '```ts tab="b"\nb;\n```',
    ":::note\n\n```bash\nls\n```\n\n:::",
    "```ts live\nc;\n```",
  ].join("\n\n");
  expect(colored(text).match(/<span class="t-f">\w<\/span>/g)).toEqual(
    ["a", "b", "l", "c"].map((letter) => `<span class="t-f">${letter}</span>`),
  );
});

test("text without a grammar, and words that only look like a block, stay as they are", () => {
  const text = '```text\nplain\n```\n\nThe sign `<figure class="code-block">` is ours.';
  const { segments } = compile(text).body;
  expect(highlightCode(segments, firstLetter)).toEqual(segments);
  expect(listCodeLanguages(segments)).toEqual([]);
});

test("names the languages of a page, each once", () => {
  const { segments } = compile("```ts\na\n```\n\n```bash\nb\n```\n\n```ts live\nc\n```").body;
  expect(listCodeLanguages(segments)).toEqual(["ts", "bash"]);
});

test("the real highlighter's colors match the code as written", async () => {
  const code = 'const greeting: string = `a ${b} & <c>`; // why\nif (x < 1 && y) f("\\"");';
  const { load, highlight } = await createHighlighter();
  await load(["ts"]);
  const html = codeOf(colored(`\`\`\`ts\n${code}\n\`\`\``, highlight));
  expect(html).toContain('<span class="t-k">const</span>');
  expect(html).toContain('<span class="t-c">// why</span>');
  expect(
    html
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&amp;/g, "&"),
  ).toBe(`${code}\n`);
});
