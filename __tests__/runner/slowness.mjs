/*
 * CPU time depends on what else a machine does: programs that compete for its caches take up to 1.6 times as much for the
 * same work, and other machines have other processors. So budgets grow with the time that a fixed piece of work takes.
 */

/**
 * CPU time of the work in ms on an idle machine with two cores, every ten seconds. Two steps beside it make it 106, so a
 * run that has such a machine for itself reads 1.4.
 */
const REFERENCE_MS = 76;

const INTERVAL_MS = 10_000;

const text = JSON.stringify(
  Array.from({ length: 40_000 }, (_, id) => ({ id, name: `entry ${id}`, tags: [id % 7, id % 11] })),
);

/** Returns the CPU time in ms of parsing and sorting 40,000 objects. */
function measure() {
  const begin = process.cpuUsage();
  /** @type {{ name: string }[]} */
  const list = JSON.parse(text);
  list.sort((a, b) => (a.name < b.name ? -1 : 1));
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

/**
 * Measures every ten seconds how slow this machine is.
 * @returns {(since: number) => number} How many times as much CPU time as on the reference the work has taken since a
 *   time in ms: the mean of the measurements, at least 1.
 */
export function watchSlowness() {
  for (let run = 0; run < 5; run += 1) measure(); // Until the engine has compiled it.
  /** @type {{ at: number, ms: number }[]} */
  const samples = [];
  const take = () => samples.push({ at: Date.now(), ms: measure() });
  take();
  setInterval(take, INTERVAL_MS).unref();
  return (since) => {
    const recent = samples.filter(({ at }) => at >= since - INTERVAL_MS);
    const mean = recent.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, recent.length);
    return Math.max(1, mean / REFERENCE_MS);
  };
}
