import { existsSync } from "node:fs";
import { join } from "node:path";

const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "node_modules/jest/bin/jest.js",
];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {readonly string[]} [needs] Names of the steps that have to pass first.
 * @property {() => string | undefined} [skip] Returns the reason to skip the step. Called when its turn comes.
 */

/** @param {string} name @param {...string} args @returns {Step} */
const npm = (name, ...args) => ({ name, command: ["npm", "run", "--silent", name, "--", ...args] });

/** Runs jest with one worker, since a browser keeps a second core busy. @param {string[]} args @returns {Step} */
const jest = (args, name = `jest ${args.join(" ")}`) => ({
  name,
  command: ["node", ...JEST, "--maxWorkers=1", "--selectProjects", ...args],
});

/**
 * Splits a suite into parts, each with its own process: if one process runs hundreds of files, its heap grows until
 * garbage collection takes most of the time. Each part costs three seconds, or five with a browser.
 * @param {string} name @param {number} count @param {readonly string[]} projects @param {readonly string[]} needs
 * @returns {Step[]}
 */
const jestInParts = (name, count, projects, needs = []) =>
  Array.from({ length: count }, (_, part) => ({
    ...jest([...projects, `--shard=${part + 1}/${count}`], `jest ${name} ${part + 1}/${count}`),
    needs,
  }));

/**
 * Lists all steps. The parts of the e2e suite are last, so that all cores are busy until the end.
 * @param {string} counts Folder where steps record numbers of tests, and whether the main packages are installed.
 * @returns {readonly Step[]}
 */
export const listSteps = (counts) => [
  npm("check:samples"),
  jest(["builds"]),
  { ...npm("build"), needs: ["check:samples"] },
  // Checking the samples compiles all docs and leaves them in the cache.
  { ...npm("doctor", "--all"), needs: ["check:samples"] },
  ...jestInParts("unit", 3, ["model", "mocked", "components"]),
  {
    // These tests check samples with real packages. They run only if another step needed these packages, since they
    // don't justify downloading a gigabyte by themselves.
    ...jest(["installed"]),
    needs: ["check:samples"],
    skip: () =>
      existsSync(join(counts, "has-main-packages"))
        ? undefined
        : "no check needed the main packages for samples",
  },
  { ...npm("check:public"), needs: ["build"] },
  { ...npm("check"), needs: ["build"] },
  // The last part checks every page, which takes the longest, so it has to begin first.
  ...jestInParts("e2e", 6, ["samples", "e2e"], ["build"]).reverse(),
];

/**
 * Chooses the steps whose names contain one of the words, and the steps that they need. Without words, chooses all.
 * Throws an Error that lists all names if a word is in none of them.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} words
 * @returns {Step[]} In the order of the list.
 */
export function chooseSteps(steps, words) {
  if (words.length === 0) return [...steps];
  const unknown = words.find((word) => !steps.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    const names = steps.map(({ name }) => name).join(", ");
    throw new Error(`No step has "${unknown}" in its name. Steps: ${names}`);
  }
  const chosen = new Set(
    steps.filter(({ name }) => words.some((word) => name.includes(word))).map(({ name }) => name),
  );
  // A set also visits the names that are added while it is read, so needs of needs are included.
  for (const name of chosen) {
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) chosen.add(need);
  }
  return steps.filter(({ name }) => chosen.has(name));
}
