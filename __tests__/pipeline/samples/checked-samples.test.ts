import type { CheckedSample } from "../../../src/markdown/samples/checked-sample";
import type { SamplePage } from "../../../src/markdown/samples/sample-page";
import {
  type CheckedSamples,
  openCheckedSamples,
} from "../../../src/pipeline/samples/checked-samples";
import { readPinnedSets } from "../../../src/pipeline/samples/pinned-packages";
import { openRecordKeys } from "../../../src/pipeline/samples/record-keys";
import { writeRecords } from "../../../src/pipeline/samples/records";
import { temporaryFolders, writeFiles } from "../../support/folder";
import { PINNED_SITE, pageOf, sampleOf } from "../../support/pinned-site";

const newFolder = temporaryFolders();
const PAGE = "content/docs/build/a.md";
const checked: CheckedSample = {
  proof: "types",
  by: "TypeScript 5.9.3",
  against: ["viem 2.57.1"],
  on: "2026-11-21",
};
const pagesWith = (code: string, line = 5): SamplePage[] => [
  pageOf(PAGE, sampleOf("ls", { language: "text" }), sampleOf(code, { line }), sampleOf("b")),
];

/** Records the first TypeScript block of a site as checked, then reads the record for these pages and files. */
function read(
  pages: readonly SamplePage[],
  files: Readonly<Record<string, string>> = {},
): CheckedSamples {
  const root = newFolder(PINNED_SITE);
  const before = pagesWith("a");
  const { keyOf } = openRecordKeys(
    root,
    readPinnedSets(root, (set) => set),
  )(before);
  const page = before[0]!;
  const key = keyOf({ page, index: 1, sample: page.samples[1]! });
  writeRecords(root, {
    pages: new Map([[PAGE, new Map([[key, checked]])]]),
    runs: new Map(),
    lists: new Map(),
  });
  writeFiles(root, files);
  return openCheckedSamples(root)(pages);
}

test("the next build recognises a recorded block, wherever it is by then", () => {
  expect(read(pagesWith("a")).find(PAGE)).toEqual([undefined, checked, undefined]);
  expect(read(pagesWith("a", 9)).find(PAGE)).toEqual([undefined, checked, undefined]);
  expect(read(pagesWith("a")).isKnown).toBe(true);
});

test("nothing is recognised while a manifest has a fault, and checks of samples stop with that fault", () => {
  const broken = { "content/packages/old/package.json": "{" };
  expect(read(pagesWith("a"), broken).isKnown).toBe(false);
  const root = newFolder({ ...PINNED_SITE, ...broken });
  expect(() => readPinnedSets(root, (set) => set)).toThrow(
    "content/packages/old/package.json:1:2 This file isn't valid JSON.",
  );
});

test("a changed block has no mark", () => {
  expect(read(pagesWith("a2")).find(PAGE)).toEqual([]);
});

test("a block with nocheck has none, even if it was checked before", () => {
  const [page] = pagesWith("a");
  const samples = page!.samples.map((sample) => ({ ...sample, nocheck: "shows a slip" }));
  expect(read([{ file: PAGE, samples }]).find(PAGE)).toEqual([]);
});

test("another version of a package removes all marks", () => {
  const { isKnown, find } = read(pagesWith("a"), { "content/packages/package-lock.json": "2" });
  expect([isKnown, find(PAGE)]).toEqual([false, []]);
});

test("a site without records or packages has no marks", () => {
  expect(openCheckedSamples(newFolder(PINNED_SITE))(pagesWith("a")).isKnown).toBe(false);
  const root = newFolder();
  writeRecords(root, {
    pages: new Map([[PAGE, new Map([["a".repeat(12), checked]])]]),
    runs: new Map(),
    lists: new Map(),
  });
  expect(openCheckedSamples(root)(pagesWith("a")).isKnown).toBe(false);
});
