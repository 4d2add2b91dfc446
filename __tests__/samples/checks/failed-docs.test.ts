import { existsSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { failedDoc, tooSlow } from "../../../src/pipeline/compile/failed-doc";
import { temporaryFolders } from "../../support/folder";

jest.unstable_mockModule("../../../src/pipeline/compile/compiler", () => ({
  createCompiler: () => ({
    compile: () => ({ docs: [failedDoc("content/docs/slow.md", tooSlow(20)).doc] }),
  }),
}));
const newFolder = temporaryFolders();
const { checkSamples } = await import("../../../src/samples/checks/check-samples");

test("if the compiler fails on a page, its fault is reported, and no records are written", async () => {
  const root = newFolder({ "content/docs/slow.md": "---\ntitle: Slow\n---\n\nText\n" });
  const { faults } = await checkSamples(root);
  expect(faults.map(({ file, rule }) => [file, rule])).toEqual([
    ["content/docs/slow.md", "doc/too-slow"],
  ]);
  expect(existsSync(join(root, "content/records"))).toBe(false);
});
