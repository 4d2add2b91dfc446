import { existsSync, readFileSync, readdirSync } from "node:fs";
import { EVERY_RUN } from "./e2e/every-run.mjs";
import { ON_CHANGE, findGroup, listUnchanged } from "./runner/on-change.mjs";
import { chooseSteps, listSteps } from "./runner/steps.mjs";

const all = listSteps(true);
const everyRun = listSteps(false);
const namesOf = (steps: readonly { readonly name: string }[]): string[] =>
  steps.map(({ name }) => name);
const choose = (...words: readonly string[]): string[] => namesOf(chooseSteps(everyRun, words));

test.each([
  ["npm test", everyRun],
  ["npm run test:all", all],
])("%s: every step needs only steps that are listed before it", (_, steps) => {
  steps.forEach(({ needs = [] }, index) => {
    expect(namesOf(steps).slice(0, index)).toEqual(expect.arrayContaining([...needs]));
  });
  expect(namesOf(chooseSteps(steps, []))).toEqual(namesOf(steps));
});

test("the budgets of npm test add up to less than 700 seconds", () => {
  const sum = everyRun.reduce((seconds, { budget = 0 }) => seconds + budget, 0);
  expect(sum).toBeGreaterThan(400);
  expect(sum).toBeLessThanOrEqual(700);
});

test("a word chooses the steps that have it in their name, and what they need directly or indirectly", () => {
  expect(choose("unit")).toEqual(["unit 1/2", "unit 2/2"]);
  expect(choose("public")).toEqual(["build", "public"]);
});

test("an unknown word is an error that lists the names", () => {
  expect(() => choose("unit", "units")).toThrow(/^No step has "units" in its name\. .*doctor/);
});

test("the jobs of the nightly run cover all steps", () => {
  const workflow = readFileSync(".github/workflows/nightly.yml", "utf8");
  const jobs = [...workflow.matchAll(/^ +steps: (\S.*)$/gm)].map(([, words = ""]) => words);
  expect(jobs.length).toBeGreaterThan(1);
  const covered = new Set(jobs.flatMap((words) => namesOf(chooseSteps(all, words.split(" ")))));
  expect(namesOf(all).filter((name) => !covered.has(name))).toEqual([]);
});

describe("tests that run only after a change", () => {
  const files = readdirSync("__tests__", { recursive: true, encoding: "utf8" });
  const browserTests = files.filter((file) => /^e2e\/(?!nightly\/).*\.test\.ts$/.test(file));

  test("exist, and so does what they cover", () => {
    const named = ON_CHANGE.flatMap(({ tests, covers }) => [`__tests__/${tests}`, ...covers]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(EVERY_RUN.filter((file) => !files.includes(file))).toEqual([]);
  });

  test("include every test in a browser, except for those of every run", () => {
    expect(browserTests.filter((file) => !EVERY_RUN.includes(file) && !findGroup(file))).toEqual(
      [],
    );
  });

  const isLeftOut = (tests: string, changed: readonly string[] | "all"): boolean =>
    listUnchanged(changed).some((group) => group.tests === tests);

  test.each([
    ["nothing has changed", [], true],
    ["another folder has changed", ["src/mcpx/a.ts", "content/docs/a.md"], true],
    ["what they cover has changed", ["src/mcp/tools/a.ts"], false],
    ["the tests themselves have changed", ["__tests__/mcp/a.test.ts"], false],
    ["a package has changed", ["package-lock.json"], false],
    ["nothing is known about the history", "all", false],
  ] as const)("if %s, they are left out: %j %j", (_, changed, expected) => {
    expect(isLeftOut("mcp", changed)).toBe(expected);
  });
});
