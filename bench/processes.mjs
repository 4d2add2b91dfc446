import { readFileSync, readdirSync } from "node:fs";

/**
 * Reads the proportional set size (PSS) of a process. It divides shared memory between the processes that share it,
 * whereas the RSS counts it in full for each.
 *
 * @param {number} pid
 * @returns {number} Bytes; 0 if the process has ended.
 */
function readPss(pid) {
  const match = /^Pss:\s+(\d+) kB/m.exec(readProcFile(pid, "smaps_rollup"));
  return match ? Number(match[1]) * 1024 : 0;
}

const PAGE_BYTES = 4096;

/** @param {number} pid */
function readRss(pid) {
  return Number(readProcFile(pid, "statm").split(" ")[1] ?? 0) * PAGE_BYTES;
}

/** @param {number} pid @param {string} name @returns {string} Empty if the process has ended. */
function readProcFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/**
 * Lists a process, all its descendants, and any processes in its session whose parents have ended.
 *
 * @param {number} root The id of a process started with `detached`, so that it leads a session.
 * @returns {number[]}
 */
function findProcessTree(root) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => parseStat(readProcFile(Number(name), "stat")))
    .filter((stat) => stat !== undefined);
  const found = new Set([
    root,
    ...processes.filter(({ session }) => session === root).map(({ pid }) => pid),
  ]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** @param {string} text A line of /proc/<pid>/stat; the name in parentheses may itself contain spaces. */
function parseStat(text) {
  const [state, parent, , session] = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (!state || state === "Z") return undefined;
  return { pid: Number.parseInt(text, 10), parent: Number(parent), session: Number(session) };
}

/**
 * Tracks the memory of a process tree. Reading the PSS briefly blocks the process, so it is only read when the RSS,
 * which is cheap to read, exceeds its last peak by 2 percent.
 *
 * @param {number} root
 * @param {number} [everyMs]
 * @returns {{ stop: () => number }} `stop` returns the peak in bytes.
 */
export function watchMemory(root, everyMs = 100) {
  let [peakRss, peakPss] = [0, 0];
  const sample = () => {
    const pids = findProcessTree(root);
    const rss = sum(pids.map(readRss));
    if (rss < peakRss * 1.02) return;
    peakRss = rss;
    peakPss = Math.max(peakPss, sum(pids.map(readPss)));
  };
  const timer = setInterval(sample, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return peakPss;
    },
  };
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * Ends a process that we started and all processes that it started: first with SIGTERM, then with SIGKILL.
 *
 * @param {number} root
 */
export async function endProcessTree(root) {
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGKILL"])) {
    const pids = findProcessTree(root).filter((pid) => readProcFile(pid, "stat") !== "");
    for (const pid of pids) send(pid, signal);
    for (let waited = 0; waited < 3000; waited += 100) {
      if (findProcessTree(root).every((pid) => readRss(pid) === 0)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
