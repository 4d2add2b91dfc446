import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { findBase, listChangedFiles } from "./changed-files.mjs";
import { listUnchanged } from "./on-change.mjs";
import { watchSlowness } from "./slowness.mjs";
import { chooseSteps, listSteps } from "./steps.mjs";

/*
 * `npm test` runs the steps of steps.mjs, with as many at a time as cores and memory allow. A step begins once the steps
 * that it needs have passed and a core is free. If a step fails, the steps that need it are skipped and all others
 * continue, so one run shows everything that has to be fixed. With TEST_ALL=1 (`npm run test:all`), everything is
 * tested.
 *
 *   npm test unit    runs only the steps with this word in their name, and those that they need
 */

/** Maximum number of steps at a time. A build, or a suite with its browser, needs up to 2.5 GB of memory. */
const LANES = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / 2.5e9)));

/** A step fails if it takes this many times its budget, times the slowness of the machine (./slowness.mjs). */
const MOST_OF_BUDGET = 1.5;

const isAll = process.env.TEST_ALL === "1";
const counts = mkdtempSync(join(tmpdir(), "celo-docs-tests-"));

function chooseByArguments() {
  try {
    return chooseSteps(listSteps(isAll), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const steps = chooseByArguments();

/** @type {{ name: string, seconds: number, cpu: number, budget?: number | undefined, problem?: string | undefined }[]} */
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

/** @param {readonly string[]} args */
function git(...args) {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}

/** The seed for the random parts of all steps: two runs of one commit test the same. */
const seed = process.env.TEST_SEED ?? (git("rev-parse", "HEAD").trim() || "0");
const treeBefore = git("status", "--porcelain");

let cpuBefore = readChildrenCpu();
const readSlowness = watchSlowness();

/** @param {readonly string[]} command @param {Readonly<Record<string, string>>} env @returns {Promise<boolean>} */
const runCommand = ([program = "", ...args], env) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("close", (code) => {
      resolve(code === 0);
    });
  });

/** @type {Map<string, Promise<boolean>>} */
const installed = new Map();

/** Installs a program once per run, and only for a step that needs it. @param {string} program */
function install(program) {
  const running =
    installed.get(program) ?? runCommand(["node", `__tests__/runner/ensure-${program}.mjs`], {});
  installed.set(program, running);
  return running;
}

/** @param {import("./steps.mjs").Step} step */
async function run({ name, command, env = {}, programs = [], budget }) {
  const begin = Date.now();
  console.log(`\n> ${name}`);
  let hasPrograms = true;
  for (const program of programs) hasPrograms &&= await install(program);
  const passed =
    hasPrograms &&
    (await runCommand(command, { ...env, TEST_COUNTS: counts, TEST_STEP: name, TEST_SEED: seed }));
  const seconds = (Date.now() - begin) / 1000;
  const cpu = readChildrenCpu() - cpuBefore;
  cpuBefore += cpu;
  const slowness = readSlowness(begin);
  const isDear = budget !== undefined && cpu > budget * MOST_OF_BUDGET * slowness;
  const problem = passed ? (isDear ? "OVER ITS BUDGET" : undefined) : "FAILED";
  console.log(`\n< ${name}: ${problem ?? "done"} after ${seconds.toFixed(0)} s`);
  done.push({ name, seconds, cpu, budget: budget && budget * slowness, problem });
  return passed; // Steps that need one that was only too dear can still run.
}

/** Runs the steps, several at a time. Resolves once all of them have ended or been skipped. */
async function runSteps() {
  const waiting = [...steps];
  const running = new Map();
  /** @type {Map<string, boolean>} True for a step that has passed, keyed by its name. */
  const passed = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = (step.needs ?? []).map((name) => passed.get(name));
      const failed = (step.needs ?? []).filter((name) => passed.get(name) === false);
      if (running.size === LANES || (failed.length === 0 && needs.includes(undefined))) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (failed.length > 0) {
        console.log(`\n${step.name} is skipped: ${failed.join()} failed.`);
        passed.set(step.name, false);
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
const isCounted = new Set();
for (const name of readdirSync(counts).filter((one) => one.endsWith(".json"))) {
  const one = JSON.parse(readFileSync(join(counts, name), "utf8"));
  isCounted.add(one.step);
  for (const key of /** @type {(keyof typeof total)[]} */ (Object.keys(total)))
    total[key] += one[key];
}
rmSync(counts, { recursive: true });

const width = Math.max(...done.map(({ name }) => name.length));
console.log("");
/** @param {string} name @param {number} seconds @param {number} cpu @param {number} [budget] */
const formatRow = (name, seconds, cpu, budget) =>
  `${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s, ${cpu.toFixed(0).padStart(5)} s of CPU time` +
  (budget === undefined ? "" : ` of ${budget.toFixed(0)}`);
for (const { name, seconds, cpu, budget, problem } of done)
  console.log(formatRow(name, seconds, cpu, budget) + (problem ? `  ${problem}` : ""));
console.log(formatRow("total", (Date.now() - start) / 1000, readChildrenCpu()));
console.log(
  `\nBudgets are multiplied by the slowness of this machine, ${readSlowness(start).toFixed(2)} on average.`,
);

const treeAfter = git("status", "--porcelain");
const hasWritten = treeAfter !== treeBefore;
if (hasWritten) console.log(`\nA step has written into the working tree:\n${treeAfter}`);

if (!isAll && process.argv.length === 2) {
  const leftOut = listUnchanged(listChangedFiles()).map(({ tests }) => tests);
  if (leftOut.length > 0)
    console.log(
      `\nLeft to "npm run test:all", since nothing they cover has changed since ${findBase()?.slice(0, 8) ?? ""}: ${leftOut.join(", ")}`,
    );
}
if (total.skipped > 0) console.log(`\n${total.skipped} tests are left to "npm run test:all"`);
// A step without tests counts as one test, and so does the budget of a step that has passed its tests.
for (const { name, problem } of done) {
  if (problem === undefined) total.passed += isCounted.has(name) ? 0 : 1;
  else if (!isCounted.has(name) || problem !== "FAILED") total.failed += 1;
}
if (hasWritten) total.failed += 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode =
  hasWritten || done.length < steps.length || done.some(({ problem }) => problem) ? 1 : 0;
