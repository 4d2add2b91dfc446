import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/*
 * `npm test`: every gate and every test, in two lanes side by side. What waits for the network or has one thread (the
 * packages of the samples, TypeScript, Gatsby's start) leaves a core to the other lane, and real builds of test sites
 * need nothing of the built site. Steps that need nothing of a failed one go on, so that all there is to fix is told in
 * one run. With TEST_ALL=1 (`npm run test:all`) nothing is taken from records, and all records are written anew.
 */

const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "node_modules/jest/bin/jest.js",
];

/** @param {string} name @param {...string} args */
const npm = (name, ...args) => ({
  name,
  command: ["npm", "run", "--silent", name, "--", ...args],
});

/** One worker a lane: a browser keeps a second core busy by itself. @param {...string} projects */
const jest = (...projects) => ({
  name: `jest ${projects.join(" ")}`,
  command: ["node", ...JEST, "--maxWorkers=1", "--selectProjects", ...projects],
});

const counts = mkdtempSync(join(tmpdir(), "celo-docs-tests-"));
/** @type {{ name: string, seconds: number, passed: boolean }[]} */
const done = [];
const start = Date.now();

/** @typedef {{ name: string, command: string[] }} Step */

/** @param {Step} step @returns {Promise<boolean>} Whether it passed. */
function run({ name, command: [program = "", ...args] }) {
  const begin = Date.now();
  console.log(`\n> ${name}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, TEST_COUNTS: counts },
    });
    child.on("close", (code) => {
      const seconds = (Date.now() - begin) / 1000;
      const passed = code === 0;
      console.log(`\n< ${name}: ${passed ? "done" : "failed"} after ${seconds.toFixed(0)} s`);
      done.push({ name, seconds, passed });
      resolve(passed);
    });
  });
}

/** Up to the first that fails. @param {...Step} steps @returns {Promise<boolean>} Whether all passed. */
async function runInOrder(...steps) {
  for (const step of steps) if (!(await run(step))) return false;
  return true;
}

async function runBesides() {
  await run(npm("doctor", "--all"));
  await run(jest("model", "components", "builds"));
}

/** The checks' own tests against real packages: not worth a gigabyte when nothing else needed it. */
async function runInstalled() {
  const hasPackages = existsSync(join(counts, "has-main-packages"));
  if (hasPackages) await run(jest("installed"));
  else console.log("\nNo check needed the main packages of samples, so their tests are left out.");
}

const built = runInOrder(npm("check:samples"), npm("build"));
const besides = runBesides();
if (await built) {
  await Promise.all([
    runInstalled().then(() => run(jest("samples", "e2e"))),
    besides.then(() => runInOrder(npm("check:public"), npm("check"))),
  ]);
}
await besides;

const total = { passed: 0, failed: 0, skipped: 0 };
for (const name of readdirSync(counts).filter((one) => one.endsWith(".json"))) {
  const one = JSON.parse(readFileSync(join(counts, name), "utf8"));
  for (const key of /** @type {(keyof typeof total)[]} */ (Object.keys(total)))
    total[key] += one[key];
}
rmSync(counts, { recursive: true });

const width = Math.max(...done.map(({ name }) => name.length));
console.log("");
for (const { name, seconds, passed } of done)
  console.log(
    `${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s${passed ? "" : "  FAILED"}`,
  );
console.log(`${"total".padEnd(width)} ${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s`);
const hasFailed = done.some(({ passed }) => !passed);
if (total.skipped > 0) console.log(`\n${total.skipped} tests left to npm run test:all`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = hasFailed ? 1 : 0;
