import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { chooseSteps, listSteps } from "./steps.mjs";

/*
 * `npm test` runs every gate and every test, in the order of steps.mjs, with as many steps at a time as cores and memory
 * allow. A step begins once the steps that it needs have passed and a core is free. If a step fails, the steps that
 * need it are skipped and all others continue, so one run shows everything that has to be fixed. With TEST_ALL=1
 * (`npm run test:all`), no records are used, and all records are written again.
 *
 *   npm test unit    runs only the steps with this word in their name, and those that they need
 */

/** Maximum number of steps at a time. A build, or a suite with its browser, needs up to 2.5 GB of memory. */
const LANES = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / 2.5e9)));

const counts = mkdtempSync(join(tmpdir(), "celo-docs-tests-"));

function chooseByArguments() {
  try {
    return chooseSteps(listSteps(counts), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const steps = chooseByArguments();

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

/** @param {import("./steps.mjs").Step} step */
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
