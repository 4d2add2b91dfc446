import { readFileSync, readdirSync } from "node:fs";

/**
 * The pages of one process in memory: shared ones counted whole in `rss`, by share in `pss`.
 *
 * @param {number} pid
 * @returns {number} Bytes; 0 when the process has ended.
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

/** @param {number} pid @param {string} name @returns {string} Empty when the process has ended. */
function readProcFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/**
 * A process with all its descendants, and with those that lost their parent but stayed in its session.
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

/** @param {string} text A line of /proc/<pid>/stat; the name in parentheses may itself hold blanks. */
function parseStat(text) {
  const [state, parent, , session] = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (!state || state === "Z") return undefined;
  return { pid: Number.parseInt(text, 10), parent: Number(parent), session: Number(session) };
}

/**
 * Follows the memory of a process tree. Reading the shares of shared pages holds up the process that is
 * read, so it happens only when the cheap figure has passed its last peak by 2 percent.
 *
 * @param {number} root
 * @param {number} [everyMs]
 * @returns {{ stop: () => number }} `stop` gives the peak in bytes.
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
 * Ends a process that we started and all it has started: first by asking, then by force.
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
    // It has already ended.
  }
}
