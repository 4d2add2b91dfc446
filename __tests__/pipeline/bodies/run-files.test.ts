import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeRuns } from "../../../src/pipeline/bodies/run-files";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();

test("each page's compiled code is next to its data, and a loop in it can be stopped", () => {
  const root = folder();
  writeRuns(root, [
    { path: "/build/quickstart", runs: { k1: "for (;;) {}" } },
    { path: "/build", runs: {} },
  ]);
  const file = join(root, "public/page-data/build/quickstart/runs.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ k1: "for (;;) {__guard();}" });
  expect(existsSync(join(root, "public/page-data/build/runs.json"))).toBe(false);
});

test("code of an earlier build is removed, and other data is kept", () => {
  const root = folder({
    "public/page-data/old/runs.json": "{}",
    "public/page-data/old/types.json": "{}",
  });
  writeRuns(root, []);
  expect(existsSync(join(root, "public/page-data/old/runs.json"))).toBe(false);
  expect(existsSync(join(root, "public/page-data/old/types.json"))).toBe(true);
});
