import { parseCodeMeta, parseLineRanges } from "../../src/docs/markdown/code-meta";

test("a fence's meta gives title, marked lines and flags", () => {
  const meta = parseCodeMeta('title="hardhat.config.ts" {1,3-5} showLineNumbers');
  expect(meta.title).toBe("hardhat.config.ts");
  expect([...meta.marked]).toEqual([1, 3, 4, 5]);
  expect(meta.showLineNumbers).toBe(true);
  expect(meta.unknown).toEqual([]);
});

test("words nobody knows are kept for a fault", () => {
  expect(parseCodeMeta('titel="x" showLineNumber').unknown).toEqual(["titel", "showLineNumber"]);
});

test.each([
  { ranges: "4", lines: [4] },
  { ranges: "1, 3-4", lines: [1, 3, 4] },
  { ranges: "5-4", lines: [] },
])("$ranges are the lines $lines", ({ ranges, lines }) => {
  expect(parseLineRanges(ranges)).toEqual(lines);
});
