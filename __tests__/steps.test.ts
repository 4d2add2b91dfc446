import { readFileSync } from "node:fs";
import { chooseSteps, listSteps } from "./runner/steps.mjs";

const steps = listSteps("folder-without-counts");
const choose = (...words: readonly string[]): string[] =>
  chooseSteps(steps, words).map(({ name }) => name);
const allNames = steps.map(({ name }) => name);

test("every step needs only steps that are listed before it", () => {
  steps.forEach(({ needs = [] }, index) => {
    expect(allNames.slice(0, index)).toEqual(expect.arrayContaining([...needs]));
  });
});

test("without words, all steps run", () => {
  expect(allNames.length).toBeGreaterThan(10);
  expect(choose()).toEqual(allNames);
});

test("a word chooses the steps that have it in their name, and what they need directly or indirectly", () => {
  expect(choose("unit")).toEqual(["jest unit 1/3", "jest unit 2/3", "jest unit 3/3"]);
  expect(choose("check:public")).toEqual(["check:samples", "build", "check:public"]);
});

test("an unknown word is an error that lists the names", () => {
  expect(() => choose("unit", "units")).toThrow(/^No step has "units" in its name\. .*jest builds/);
});

test("the jobs of the nightly run cover all steps", () => {
  const workflow = readFileSync(".github/workflows/nightly.yml", "utf8");
  const jobs = [...workflow.matchAll(/^ +steps: (\S.*)$/gm)].map(([, words = ""]) => words);
  expect(jobs.length).toBeGreaterThan(1);
  const covered = new Set(jobs.flatMap((words) => choose(...words.split(" "))));
  expect(allNames.filter((name) => !covered.has(name))).toEqual([]);
});
