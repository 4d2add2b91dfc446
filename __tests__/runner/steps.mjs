import { existsSync } from "node:fs";
import { listChangedFiles } from "./changed-files.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {readonly string[]} [needs] Names of the steps that have to pass first.
 * @property {readonly ("chromium" | "nginx")[]} [programs] Programs to install first, where they are missing.
 * @property {Readonly<Record<string, string>>} [env] Variables added to the environment.
 * @property {number} [budget] CPU time in seconds. A step that takes 1.5 times as much fails.
 */

const FORMATTED =
  /^(?:(?:src|plugins|__tests__|bench)\/.*\.(?:tsx?|css|[cm]js)|[^/]+\.(?:tsx?|mjs|json))$/;
const UNFORMATTED = /^(?:__tests__\/fixtures\/|package-lock\.json$|src\/gatsby-types\.d\.ts$)/;

/** @param {string} name @param {...string} args */
const npmRun = (name, ...args) => ["npm", "run", "--silent", name, "--", ...args];

/**
 * Runs jest with one worker, since a browser keeps a second core busy.
 * @param {readonly string[]} projects @param {...string} args
 */
const jest = (projects, ...args) => [
  ..."node --experimental-vm-modules --disable-warning=ExperimentalWarning".split(" "),
  ..."node_modules/jest/bin/jest.js --maxWorkers=1 --passWithNoTests --selectProjects".split(" "),
  ...projects,
  ...args,
];

const UNIT = ["model", "mocked", "components", "samples"];

/**
 * Splits a suite into parts, each with its own process: if one process runs hundreds of files, its heap grows until
 * garbage collection takes most of the time. Each part costs three seconds, or five with a browser.
 * @param {number} count @param {Step} step @returns {Step[]}
 */
const inParts = (count, step) =>
  Array.from({ length: count }, (_, part) => ({
    ...step,
    name: `${step.name} ${part + 1}/${count}`,
    command: [...step.command, `--shard=${part + 1}/${count}`],
    ...(step.budget !== undefined && { budget: step.budget / count }),
  }));

/** Checks the formatting of the files that have changed; of all files if that isn't known. */
function checkFormat() {
  const changed = listChangedFiles();
  if (changed === "all") return npmRun("check:format");
  const files = changed.filter(
    (file) => FORMATTED.test(file) && !UNFORMATTED.test(file) && existsSync(file),
  );
  return ["node_modules/.bin/prettier", "--check", "package.json", ...files];
}

/** @type {readonly ["build"]} */
const BUILD = ["build"];

/**
 * Lists the steps of `npm test`. A build comes first, because it fills the caches of the steps that need it; unit tests
 * run beside it. Steps that depend on what has changed have no budget.
 * @returns {readonly Step[]}
 */
const listEveryRun = () => [
  { name: "build", command: npmRun("build"), budget: 125 },
  ...inParts(2, {
    name: "unit",
    command: jest(UNIT),
    env: { TEST_SCOPE: "every" },
    budget: 190,
  }),
  {
    name: "browser",
    command: jest(["e2e"]),
    env: { TEST_SCOPE: "every" },
    needs: BUILD,
    programs: ["chromium"],
    budget: 160,
  },
  {
    name: "failing build",
    command: jest(["builds"]),
    env: { TEST_SCOPE: "every" },
    programs: ["chromium"],
    budget: 30,
  },
  {
    name: "built site",
    command: jest(["built"]),
    env: { TEST_SCOPE: "every" },
    needs: BUILD,
    budget: 45,
  },
  { name: "doctor", command: npmRun("doctor", "--all"), needs: BUILD, budget: 20 },
  { name: "samples", command: npmRun("check:samples", "--recorded"), needs: BUILD, budget: 12 },
  { name: "public", command: npmRun("check:public"), needs: BUILD, budget: 15 },
  { name: "types", command: npmRun("check:types"), needs: BUILD, budget: 50 },
  { name: "lint", command: ["node_modules/.bin/oxlint", "."], needs: BUILD, budget: 34 },
  { name: "unused", command: ["node_modules/.bin/knip"], needs: BUILD, budget: 10 },
  { name: "format", command: checkFormat() },
  {
    // By itself, because jest-light-runner can't end two projects in one process.
    name: "changed built site",
    command: jest(["built"]),
    env: { TEST_SCOPE: "changed" },
    needs: BUILD,
    programs: ["nginx"],
  },
  ...inParts(3, {
    name: "changed",
    command: jest([...UNIT, "installed", "builds", "e2e"]),
    env: { TEST_SCOPE: "changed" },
    needs: BUILD,
    programs: ["chromium", "nginx"],
  }),
];

/**
 * Lists the steps of `npm run test:all`, which proves everything, and takes nothing from records.
 * @returns {readonly Step[]}
 */
const listAll = () => [
  { name: "samples", command: npmRun("check:samples", "--all") },
  { name: "builds", command: jest(["builds"]), programs: ["chromium"] },
  { name: "build", command: npmRun("build"), needs: ["samples"] },
  { name: "doctor", command: npmRun("doctor", "--all"), needs: ["samples"] },
  ...inParts(3, { name: "unit", command: jest(UNIT) }),
  { name: "installed", command: jest(["installed"]), needs: ["samples"] },
  { name: "public", command: npmRun("check:public"), needs: BUILD },
  { name: "check", command: npmRun("check"), needs: BUILD },
  { name: "built site", command: jest(["built"]), needs: BUILD, programs: ["nginx"] },
  ...inParts(6, {
    name: "browser",
    command: jest(["e2e"]),
    needs: BUILD,
    programs: ["chromium", "nginx"],
  }),
];

/** Lists the steps of `npm test`, or of `npm run test:all`. @param {boolean} isAll */
export const listSteps = (isAll) => (isAll ? listAll() : listEveryRun());

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
