import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/*
 * `npm test`: every gate and every test, in two lanes side by side. What waits for the network or has one thread (the
 * packages of the samples, TypeScript, Gatsby's start) leaves a core to the other lane, and real builds of test sites
 * need nothing of the built site. Steps that need nothing of a failed one go on, so that all there is to fix is told in
 * one run.
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
/** @type {string[]} */
const failed = [];

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
      const seconds = ((Date.now() - begin) / 1000).toFixed(0);
      console.log(`\n< ${name}: ${code === 0 ? "done" : "failed"} after ${seconds} s`);
      if (code !== 0) failed.push(name);
      resolve(code === 0);
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

const built = runInOrder(npm("check:samples"), npm("build"));
const besides = runBesides();
if (await built) {
  await Promise.all([
    run(jest("samples", "e2e")),
    besides.then(() => runInOrder(npm("check:public"), npm("check"))),
  ]);
}
await besides;

const total = { passed: 0, failed: 0, skipped: 0 };
for (const name of readdirSync(counts)) {
  const one = JSON.parse(readFileSync(join(counts, name), "utf8"));
  for (const key of /** @type {(keyof typeof total)[]} */ (Object.keys(total)))
    total[key] += one[key];
}
rmSync(counts, { recursive: true });
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
