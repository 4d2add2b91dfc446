import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Which files import a file, by its path from the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const UNIT_TESTS = /\.test\.tsx?$/;
/** Tests of other jest projects. */
const LEFT_OUT = /^__tests__\/(?:e2e|builds|samples\/installed|fixtures|bench)\//;
/** Tests that take long for what they find: they run where no other test reaches a file. */
const SLOW =
  /^__tests__\/hostile\/(?:markdown|yaml|fuzz|urls|torn-caches)\.|\/(?:comments|contributing|supply-chain|imports|search-push|run-gates|live-samples)\.test\.ts$/;

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Who imports whom, among our sources and their unit tests. */
export function readImporters(): Importers {
  const importers = new Map<string, string[]>();
  const files = ["src", "__tests__"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
    for (const { fileName } of importedFiles.filter(({ fileName }) => fileName.startsWith("."))) {
      const path = join(dirname(file), fileName);
      const target = ["", ".ts", ".tsx"].map((ending) => path + ending).find(isFile);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** How many folders a test shares with a source: `__tests__` mirrors `src`. */
function countShared(test: string, file: string): number {
  const [own, other] = [test, file].map((path) => path.split("/").slice(1));
  const differs = own?.findIndex((part, at) => part !== other?.[at]) ?? 0;
  return differs < 0 ? 0 : differs;
}

/** The unit tests that reach a file, nearest first: by imports on the way, and by folders they share with it. */
export function listNearestTests(file: string, importers: Importers): string[] {
  const steps = new Map([[file, 0]]);
  // Iterating over a map also visits what is added meanwhile, so this is a breadth-first search.
  for (const [reached, distance] of steps)
    for (const next of importers.get(reached) ?? [])
      if (!steps.has(next)) steps.set(next, distance + 1);
  const name = file.replace(/^src(.*)\.tsx?$/, "__tests__$1.test.");
  const rank = (test: string): number => {
    if (test.startsWith(name)) return -100;
    const distance = steps.get(test) ?? 0;
    // A test that imports the file itself knows it, in whatever folder it lies.
    return distance === 1 ? -50 : distance - 2 * countShared(test, file);
  };
  const tests = [...steps.keys()].filter((one) => UNIT_TESTS.test(one));
  const quick = tests.filter((one) => !SLOW.test(one));
  return (quick.length > 0 ? quick : tests).sort((a, b) => rank(a) - rank(b));
}
