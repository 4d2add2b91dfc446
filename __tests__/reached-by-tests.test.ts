import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, listSources, readImports } from "./support/import-graph";
import { makesDecisions } from "./support/makes-decisions";

/**
 * Entry points of npm scripts, and files that only these use. __tests__/commands and `npm test` run them as processes.
 */
const COMMANDS = /^src\/(?:commands\/|screenshots\/|mcp\/hosts\/node\.ts$|pipeline\/before-build\.ts$)/;

/** Steps and threads of a build, which are tested by __tests__/builds and by the build of the real site. */
const BUILD_STEPS = [
  "src/gatsby/pages/background.ts",
  "src/gatsby/source/contracts-source.ts",
  "src/gatsby/source/docs-nodes.ts",
  "src/gatsby/source/docs-source.ts",
  "src/gatsby/source/shell-nodes.ts",
  "src/gatsby/ssr/wrap-page-on-server.tsx",
  "src/pipeline/bodies/highlight-body.ts",
  "src/pipeline/bodies/page-body-worker.ts",
  "src/pipeline/bodies/prepare-pages.ts",
  "src/pipeline/bodies/sidebar-files.ts",
  "src/pipeline/background/background-worker.ts",
];

/** A component of an .mdx doc, which is tested by __tests__/e2e/pages/mdx.test.ts. */
const IN_BROWSER = ["src/components/calculators/FeeCalculator.tsx"];

/** Files that make decisions but aren't imported by any unit test. This list must not get longer. */
const WITHOUT_UNIT_TEST = [...BUILD_STEPS, ...IN_BROWSER];

/** Suites that test a built site or whole builds, and therefore reach every file. */
const WHOLE_SITE = /^__tests__\/(?:builds|built|e2e|samples\/installed)\//;

/** Lists these files and all files that are loaded together with them. */
function listLoaded(files: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>();
  const visit = (file: string): void => {
    if (loaded.has(file) || !/\.tsx?$/.test(file)) return;
    loaded.add(file);
    for (const { target, isOurs, isTypeOnly } of readImports(file))
      if (isOurs && !isTypeOnly) visit(target);
  };
  for (const file of files) visit(file);
  return loaded;
}

test("a unit test imports each file that makes decisions, itself or through others", () => {
  const tests = listSources(["__tests__"]).filter(
    (file) => /\.test\.tsx?$/.test(file) && !WHOLE_SITE.test(file),
  );
  expect(tests.length).toBeGreaterThan(300);
  const loaded = listLoaded(tests);
  const unreached = listSources(["src"]).filter(
    (file) =>
      !loaded.has(file) &&
      !COMMANDS.test(file) &&
      makesDecisions(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(unreached.sort()).toEqual([...WITHOUT_UNIT_TEST].sort());
});
