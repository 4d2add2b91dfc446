import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname } from "node:path";
import { endProcessTree, watchMemory } from "./processes.mjs";

/**
 * @typedef {object} Command
 * @property {string[]} argv The program and its arguments.
 * @property {string} folder The folder it runs in.
 * @property {Record<string, string>} [env] Additional environment variables.
 */

/**
 * @typedef {object} Measurement
 * @property {number} seconds Wall-clock time.
 * @property {number} cpuSeconds Processor time of the process and of all child processes that it waited for.
 * @property {number} peakMB Peak memory of the whole process tree, in 10^6 bytes.
 * @property {number} exitCode
 * @property {number} load Load average in the minute before the start. The report mentions it if it is above 1.
 * @property {string} log
 */

/** Environment for every generator: no telemetry, update notices, browser windows or progress bars. */
const QUIET = {
  ASTRO_TELEMETRY_DISABLED: "1",
  BROWSER: "none",
  CI: "true",
  FORCE_COLOR: "0",
  GATSBY_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
};

// bash's `times` measures the processor time of a process tree without needing a native module.
const TIMED = `"$@"; code=$?; echo; echo bench-times; times; exit $code`;

/** Ids of the processes that are running. They are ended if the benchmark is interrupted. */
const running = new Set();

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    await Promise.all([...running].map(endProcessTree));
    process.exit(130);
  });
}

/**
 * Starts a command as the leader of a new session, and writes its output to a log file.
 *
 * @param {Command} command
 * @param {string} log
 */
export function start({ argv, folder, env }, log) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "w");
  const child = spawn("bash", ["-c", TIMED, "bash", ...argv], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const { pid } = child;
  if (pid === undefined) throw new Error(`bash could not be started in ${folder}.`);
  running.add(pid);
  child.on("close", () => running.delete(pid));
  return { child, pid };
}

/**
 * Runs a command until it ends, and measures it.
 *
 * @param {Command} command
 * @param {{ log: string, timeoutMs?: number }} options
 * @returns {Promise<Measurement>}
 */
export async function measure(command, { log, timeoutMs = 45 * 60_000 }) {
  const [load] = loadavg();
  const started = performance.now();
  const { child, pid } = start(command, log);
  const memory = watchMemory(pid);
  const timer = setTimeout(() => void endProcessTree(pid), timeoutMs);
  const exitCode = await new Promise((done) => child.on("close", (code) => done(code ?? -1)));
  const seconds = (performance.now() - started) / 1000;
  clearTimeout(timer);
  const peakMB = memory.stop() / 1e6;
  return { seconds, cpuSeconds: readCpuSeconds(log), peakMB, exitCode, load, log };
}

/**
 * @param {string} log
 * @returns {number} User and system time of bash and its child processes; 0 if the run was aborted.
 */
function readCpuSeconds(log) {
  const [, printed = ""] = readFileSync(log, "utf8").split("\nbench-times\n");
  const times = printed.match(/\d+m[\d.]+s/g) ?? [];
  const seconds = times.map(
    (time) => Number(time.split("m")[0]) * 60 + Number.parseFloat(time.split("m")[1]),
  );
  return seconds.reduce((total, value) => total + value, 0);
}
