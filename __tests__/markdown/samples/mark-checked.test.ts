import { type CheckedBlock, markChecked } from "../../../src/markdown/samples/mark-checked";
import { compile, print } from "../../support/compile";

const block = (code: string, extra: Partial<CheckedBlock> = {}): CheckedBlock => ({
  language: "ts",
  code,
  label: "Type-checked with viem 2.57.1",
  sentence: "Type-checked with viem.",
  ...extra,
});

const mark = (text: string, blocks: readonly CheckedBlock[]): string =>
  print(markChecked(compile(text).body.segments, blocks));

const MARKED =
  /<button class="code-checked" popovertarget="([^"]+)"><span>([^<]+)<\/span><\/button>/g;

test("a checked block has a mark, which opens the sentence below the text", () => {
  const html = mark('```ts title="a.ts"\nconst a = 1;\n```', [block("const a = 1;")]);
  expect(html).toContain(
    '<button class="code-checked" popovertarget="checked-1"><span>Type-checked with viem 2.57.1</span></button>',
  );
  expect(
    html.endsWith(
      '<div class="code-note-text" id="checked-1" popover>Type-checked with viem.</div>',
    ),
  ).toBe(true);
});

test("blocks that were checked the same way share one sentence", () => {
  const html = mark("```ts\na();\n```\n\n```ts\nb();\n```\n\n```bash\nls\n```", [
    block("a();"),
    block("b();"),
    block("ls", { language: "bash", label: "Checked against celocli", sentence: "Checked." }),
  ]);
  expect([...html.matchAll(MARKED)].map(([, id, label]) => `${id} ${label}`)).toEqual([
    "checked-1 Type-checked with viem 2.57.1",
    "checked-1 Type-checked with viem 2.57.1",
    "checked-2 Checked against celocli",
  ]);
  expect(html.match(/ popover>/g)).toHaveLength(2);
});

test("a sentence ends with a link to an issue for readers whose code didn't work", () => {
  const report = { href: "https://github.example/new?title=a&body=b", words: "It didn't work" };
  expect(mark("```ts\na();\n```", [block("a();", { report })])).toContain(
    'viem. <a class="external" href="https://github.example/new?title=a&amp;body=b" data-feedback>It didn\'t work</a></div>',
  );
});

test.each([
  { name: "another language", text: "```js\na();\n```" },
  { name: "other code", text: "```ts\nc();\n```" },
])("$name has no mark, and the page doesn't change", ({ text }) => {
  const { segments } = compile(text).body;
  expect(print(markChecked(segments, [block("a();")]))).toBe(print(segments));
});

test("a block with entities, notes and marked lines is found", () => {
  const text = [
    "```ts {1} showLineNumbers",
    'f<string>("a && b"); // (1)',
    "// highlight-next-line",
    "g();",
    "```",
    "",
    "1. The note.",
  ].join("\n");
  const [sample] = compile(text).doc.samples;
  expect(sample?.shown).toEqual({ code: 'f<string>("a && b");\ng();', lines: [0, 2] });
  expect(mark(text, [block(sample?.shown?.code ?? "")])).toMatch(MARKED);
});

test("hidden lines aren't part of what readers see", () => {
  const text = "```ts\nconst a = 1;\n// ---cut---\n\na;\n```";
  const [sample] = compile(text).doc.samples;
  expect(sample?.shown).toEqual({ code: "a;", lines: [3] });
  expect(mark(text, [block("a;")])).toMatch(MARKED);
});

test("a block in a tab opens a sentence outside the tab", () => {
  const html = mark('```ts tab="a"\na();\n```\n\n```ts tab="b"\nb();\n```', [block("b();")]);
  expect(html.slice(html.lastIndexOf("</div></div>"))).toContain('id="checked-1"');
});

test("live code is marked, too", () => {
  const { segments } = compile("```ts live\na();\n```").body;
  const marked = markChecked(segments, [block("a();")]);
  expect(marked.map(({ kind }) => kind)).toEqual(["component", "html"]);
  expect(print(marked.slice(0, 1))).toMatch(MARKED);
});
