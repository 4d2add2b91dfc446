import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { makesDecisions } from "./makes-decisions";
import { WITHOUT_UNIT_TEST } from "./without-unit-test";

/*
 * `npm run test:coverage`: the unit tests, with the lines of each `src` file that they reach. The run fails if a file
 * that makes decisions isn't reached by any test.
 */

const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "node_modules/jest/bin/jest.js",
];

interface Covered {
  readonly lines: { readonly covered: number };
}

function runJest(folder: string): Promise<number | null> {
  const run = spawn(
    "node",
    [
      ...JEST,
      ...["--selectProjects", "model", "mocked", "components", "samples"],
      ...["--coverage", "--coverageProvider=v8", `--coverageDirectory=${folder}`],
      ...["--coverageReporters=text", "--coverageReporters=json-summary"],
      "--collectCoverageFrom=src/**/*.{ts,tsx}",
      ...process.argv.slice(2),
    ],
    { stdio: "inherit", env: { ...process.env, TEST_MODULES: "jest" } },
  );
  return new Promise((done) => run.on("close", done));
}

/** Files that make decisions but aren't reached by any unit test. */
function listUnreached(folder: string): string[] {
  const summary = JSON.parse(
    readFileSync(join(folder, "coverage-summary.json"), "utf8"),
  ) as Readonly<Record<string, Covered>>;
  return Object.entries(summary).flatMap(([path, { lines }]) => {
    if (path === "total" || lines.covered > 0) return [];
    return makesDecisions(readFileSync(path, "utf8")) ? [relative(process.cwd(), path)] : [];
  });
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "celo-docs-coverage-"));
  try {
    const code = await runJest(folder);
    const unreached = listUnreached(folder);
    const untold = unreached.filter((file) => !WITHOUT_UNIT_TEST.has(file));
    const outdated = [...WITHOUT_UNIT_TEST.keys()].filter((file) => !unreached.includes(file));
    for (const file of untold)
      console.error(`${file} makes decisions, and no unit test reaches it.`);
    for (const file of outdated)
      console.error(`${file} is reached: take it off the list in without-unit-test.ts.`);
    if (code !== 0 || untold.length + outdated.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
