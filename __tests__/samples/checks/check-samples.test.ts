import { existsSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import type { CompiledDoc } from "../../../src/base/compiled-doc";
import { failedDoc, tooSlow } from "../../../src/pipeline/compile/failed-doc";
import { compile } from "../../support/compile";
import { temporaryFolders } from "../../support/folder";
import { PINNED_SITE } from "../../support/pinned-site";

let docs: readonly CompiledDoc[] = [];
jest.unstable_mockModule("../../../src/pipeline/compile/compiler", () => ({
  createCompiler: () => ({ compile: () => ({ docs }) }),
}));
const newFolder = temporaryFolders();
const { checkSamples } = await import("../../../src/samples/checks/check-samples");

test("if the compiler fails on a page, its fault is reported, and no records are written", async () => {
  docs = [failedDoc("content/docs/slow.md", tooSlow(20)).doc];
  const root = newFolder({ "content/docs/slow.md": "---\ntitle: Slow\n---\n\nText\n" });
  const { faults } = await checkSamples(root);
  expect(faults.map(({ file, rule }) => [file, rule])).toEqual([
    ["content/docs/slow.md", "doc/too-slow"],
  ]);
  expect(existsSync(join(root, "content/records"))).toBe(false);
});

test("if only records count, a block and a list without one are faults, and nothing is written", async () => {
  const { doc } = compile("```json\n{}\n```");
  docs = [doc];
  const { "package-lock.json": _, ...site } = PINNED_SITE;
  const root = newFolder(site);
  const { faults, fresh } = await checkSamples(root, { isRecordedOnly: true });
  const unrecorded = faults.filter(({ rule }) => rule === "sample/no-record");
  expect(unrecorded.map(({ file, line }) => `${file}:${line}`)).toEqual([
    `${doc.file}:${doc.samples[0]?.line ?? 0}`,
    "content/data/addresses.yaml:1",
    "content/data/networks.yaml:1",
  ]);
  expect(unrecorded[0]?.fix).toBe('Run "npm run check:samples", and commit content/records.');
  expect(fresh).toBe(1);
  expect(existsSync(join(root, "content/records"))).toBe(false);
});
