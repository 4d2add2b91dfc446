import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CheckedSample } from "../../../src/model/samples/checked-sample";
import type { Sample } from "../../../src/model/samples/sample";
import {
  type CheckedSamples,
  readCheckedSamples,
  writeCheckedSamples,
} from "../../../src/build/content/checked-samples";

const sampleOf = (code: string, line = 5): Sample => ({
  file: "content/docs/a.md",
  line,
  column: 1,
  language: "ts",
  code,
  errors: [],
  continues: false,
});
const checked: CheckedSample = {
  proof: "types",
  by: "TypeScript 5.9.3",
  against: ["viem 2.57.1"],
  on: "2026-11-21",
};
const PAGE = "content/docs/a.md";
const IMPORTED = "content/docs/b.md";

const same: Readonly<Record<string, readonly Sample[]>> = {
  [PAGE]: [sampleOf("a"), sampleOf("ls")],
  [IMPORTED]: [sampleOf("b")],
};

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "checked-"));
  write("content/packages/package-lock.json", "1");
  writeCheckedSamples(
    root,
    [{ file: PAGE, dependencies: [IMPORTED], blocks: [checked, undefined] }],
    (file) => same[file] ?? [],
  );
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (pages: Readonly<Record<string, readonly Sample[]>>): CheckedSamples =>
  readCheckedSamples(root, (file) => pages[file]);

test("what was found right is known to the next build, wherever its block stands by then", () => {
  expect(read(same).find(PAGE)).toEqual([checked, null]);
  const moved = { ...same, [PAGE]: [sampleOf("a", 9), sampleOf("ls", 20)] };
  expect(read(moved).find(PAGE)).toEqual([checked, null]);
  expect(read(same).find(IMPORTED)).toEqual([]);
});

test.each([
  ["a block of the page", { ...same, [PAGE]: [sampleOf("a2"), sampleOf("ls")] }],
  ["a block of a page it depends on", { ...same, [IMPORTED]: [sampleOf("b2")] }],
  ["the page it borrows from, by going,", { [PAGE]: same[PAGE] ?? [] }],
])("a change of %s takes the marks away", (_, pages) => {
  expect(read(pages).isKnown).toBe(true);
  expect(read(pages).find(PAGE)).toEqual([]);
});

test.each(["content/packages/package-lock.json", "content/data/commands/cast.yaml"])(
  "a change of %s takes all marks away",
  (file) => {
    write(file, "2");
    expect(read(same).isKnown).toBe(false);
    expect(read(same).find(PAGE)).toEqual([]);
  },
);

test("without a check there are no marks, and the build can tell", () => {
  rmSync(join(root, "node_modules"), { recursive: true });
  expect(read(same).isKnown).toBe(false);
  expect(read(same).find(PAGE)).toEqual([]);
});
