import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";

/*
 * `npm test` runs every gate and every test, in the order of the list below, with as many steps at a time as cores and
 * memory allow. A step begins once the steps that it needs have passed and a core is free. The browser tests are split,
 * so that all cores are busy until the end. If a step fails, the steps that need it are skipped and all others
 * continue, so one run shows everything that has to be fixed. With TEST_ALL=1 (`npm run test:all`), no records are
 * used, and all records are written again.
 */

const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "node_modules/jest/bin/jest.js",
];

/** Maximum number of steps at a time. A build, or a suite with its browser, needs up to 2.5 GB of memory. */
const LANES = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / 2.5e9)));

const counts = mkdtempSync(join(tmpdir(), "celo-docs-tests-"));

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
 * Returns a reason to skip the tests that check samples with real packages, since these tests alone don't justify
 * downloading a gigabyte.
 */
const skipWithoutPackages = () =>
  existsSync(join(counts, "has-main-packages"))
    ? undefined
    : "no check needed the main packages for samples";

/** @type {readonly Step[]} Suites in parts come last, so that they keep all lanes busy to the end. */
const STEPS = [
  npm("check:samples"),
  jest(["builds"]),
  { ...npm("build"), needs: ["check:samples"] },
  // Checking the samples compiles all docs and leaves them in the cache.
  { ...npm("doctor", "--all"), needs: ["check:samples"] },
  ...jestInParts("unit", 3, ["model", "mocked", "components"]),
  { ...jest(["installed"]), needs: ["check:samples"], skip: skipWithoutPackages },
  { ...npm("check:public"), needs: ["build"] },
  { ...npm("check"), needs: ["build"] },
  // The last part checks every page, which takes the longest, so it has to begin first.
  ...jestInParts("e2e", 6, ["samples", "e2e"], ["build"]).reverse(),
];

/** @type {{ name: string, seconds: number, cpu: number, passed: boolean }[]} */
const done = [];
const start = Date.now();

/**
 * Reads the CPU time in seconds of all ended child processes, including their own children (fields 16 and 17 of
 * proc(5), in ticks of 10 ms). When a child ends, the value grows by that child's time. Zero without /proc.
 */
function readChildrenCpu() {
  if (!existsSync("/proc/self/stat")) return 0;
  const fields = (readFileSync("/proc/self/stat", "utf8").split(") ")[1] ?? "").split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The seed for the random parts of all steps. Runs with the same seed pick the same tests. */
const seed = process.env.TEST_SEED ?? String(Date.now());
console.log(`Set TEST_SEED=${seed} to repeat the random choices of this run.`);

let cpuBefore = readChildrenCpu();

/** @param {Step} step */
function run({ name, command: [program = "", ...args] }) {
  const begin = Date.now();
  console.log(`\n> ${name}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, TEST_COUNTS: counts, TEST_SEED: seed },
    });
    child.on("close", (code) => {
      const seconds = (Date.now() - begin) / 1000;
      const cpu = readChildrenCpu() - cpuBefore;
      cpuBefore += cpu;
      const passed = code === 0;
      console.log(`\n< ${name}: ${passed ? "done" : "failed"} after ${seconds.toFixed(0)} s`);
      done.push({ name, seconds, cpu, passed });
      resolve(passed);
    });
  });
}

/** Runs the steps, several at a time. Resolves once all of them have ended or been skipped. */
async function runSteps() {
  const waiting = [...STEPS];
  const running = new Map();
  /** @type {Map<string, boolean>} True for a step that has passed, keyed by its name. */
  const passed = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = (step.needs ?? []).map((name) => passed.get(name));
      const failed = (step.needs ?? []).filter((name) => passed.get(name) === false);
      if (running.size === LANES || (failed.length === 0 && needs.includes(undefined))) continue;
      waiting.splice(waiting.indexOf(step), 1);
      const reason = failed.length > 0 ? `${failed.join()} failed` : step.skip?.();
      if (reason !== undefined) {
        console.log(`\n${step.name} is skipped: ${reason}.`);
        passed.set(step.name, failed.length === 0);
        continue;
      }
      running.set(
        step.name,
        run(step).then((isGood) => {
          passed.set(step.name, isGood);
          running.delete(step.name);
        }),
      );
    }
    await Promise.race(running.values());
  }
}

await runSteps();

const total = { passed: 0, failed: 0, skipped: 0 };
for (const name of readdirSync(counts).filter((one) => one.endsWith(".json"))) {
  const one = JSON.parse(readFileSync(join(counts, name), "utf8"));
  for (const key of /** @type {(keyof typeof total)[]} */ (Object.keys(total)))
    total[key] += one[key];
}
rmSync(counts, { recursive: true });

const width = Math.max(...done.map(({ name }) => name.length));
console.log("");
/** @param {string} name @param {number} seconds @param {number} cpu */
const formatRow = (name, seconds, cpu) =>
  `${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s, ${cpu.toFixed(0).padStart(5)} s of CPU time`;
for (const { name, seconds, cpu, passed } of done)
  console.log(formatRow(name, seconds, cpu) + (passed ? "" : "  FAILED"));
console.log(formatRow("total", (Date.now() - start) / 1000, readChildrenCpu()));
const hasFailed = done.some(({ passed }) => !passed);
if (total.skipped > 0) console.log(`\n${total.skipped} tests are left to "npm run test:all"`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = hasFailed ? 1 : 0;
