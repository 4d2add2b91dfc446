import { findRunProblems, runsOnCelo } from "../../../src/pipeline/settings/run-settings";

test.each([
  { value: undefined, runs: true, problems: 0 },
  { value: "", runs: true, problems: 0 },
  { value: " off ", runs: false, problems: 0 },
  { value: "no", runs: true, problems: 1 },
])("RUN_ON_CELO=$value: readers can run code: $runs", ({ value, runs, problems }) => {
  const environment = { RUN_ON_CELO: value };
  expect(runsOnCelo(environment)).toBe(runs);
  expect(findRunProblems(environment)).toHaveLength(problems);
});

test("an invalid value is reported with the valid one", () => {
  expect(findRunProblems({ RUN_ON_CELO: "no" })).toEqual([
    'RUN_ON_CELO is "no": write off, or remove it so that readers can run code.',
  ]);
});
