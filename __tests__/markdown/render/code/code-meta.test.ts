import { parseCodeMeta, parseLineRanges } from "../../../../src/markdown/render/code/code-meta";

test("nothing after the language means no options", () => {
  expect(parseCodeMeta("")).toEqual({
    title: undefined,
    tab: undefined,
    file: undefined,
    region: undefined,
    showLineNumbers: false,
    live: false,
    npm2yarn: false,
    marked: new Set(),
    unknown: [],
  });
});

test("a fence's options are its title, marked lines and flags", () => {
  const meta = parseCodeMeta('title="hardhat.config.ts" {1,3-5} showLineNumbers live');
  expect(meta).toMatchObject({
    title: "hardhat.config.ts",
    showLineNumbers: true,
    live: true,
    unknown: [],
  });
  expect([...meta.marked]).toEqual([1, 3, 4, 5]);
});

test("texts may contain spaces, and be empty", () => {
  expect(parseCodeMeta('tab="Visual Studio" file="../a b.ts" region="x" title=""')).toMatchObject({
    tab: "Visual Studio",
    file: "../a b.ts",
    region: "x",
    title: "",
  });
});

test.each([
  { meta: "title=main.ts", title: "main.ts" },
  { meta: "title='say \"hi\".ts'", title: 'say "hi".ts' },
  { meta: 'title="a "b".ts" {1}', title: 'a "b".ts' },
  { meta: "[src/main.js]", title: "src/main.js" },
])("the title of $meta is $title", ({ meta, title }) => {
  expect(parseCodeMeta(meta)).toMatchObject({ title, unknown: [] });
});

test.each([
  { meta: 'titel="x" showLineNumber', unknown: ["titel", "showLineNumber"] },
  { meta: "{a}", unknown: ["{a}"] },
  { meta: 'live="yes"', unknown: ["live"] },
])('in "$meta" the words $unknown are kept for a fault', ({ meta, unknown }) => {
  expect(parseCodeMeta(meta).unknown).toEqual(unknown);
});

test.each([
  { ranges: "4", lines: [4] },
  { ranges: "1, 3-4", lines: [1, 3, 4] },
  { ranges: "2-2", lines: [2] },
  { ranges: "5-4", lines: [] },
])("$ranges are the lines $lines", ({ ranges, lines }) => {
  expect(parseLineRanges(ranges)).toEqual(lines);
});
