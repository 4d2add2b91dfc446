import { existsSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { WORK, writeFiles } from "./folders.mjs";

/**
 * The result of one measured step, or the reason why it couldn't be measured.
 *
 * @template T
 * @typedef {Partial<T> & { at: string, error?: string }} Outcome
 */

/** @typedef {{ [Step in keyof import("./steps.mjs").Figures]?: Outcome<import("./steps.mjs").Figures[Step]> }} Outcomes */
/** @typedef {{ machine: object, sizes: Record<string, Record<string, Outcomes>> }} Results */

const FILE = "results.json";

/** @returns {Results} The results of earlier runs, so that a run can repeat only some of the measurements. */
export function readResults() {
  const file = join(WORK, FILE);
  const sizes = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).sizes : {};
  const machine = {
    node: process.version,
    cores: cpus().length,
    cpu: cpus()[0]?.model,
    memoryMB: Math.round(totalmem() / 1e6),
  };
  return { machine, sizes };
}

/**
 * @param {Results} results
 * @param {{ pages: number, name: string, step: string, outcome: object }} entry
 */
export function writeOutcome(results, { pages, name, step, outcome }) {
  const bySize = (results.sizes[pages] ??= {});
  const byName = (bySize[name] ??= {});
  Object.assign(byName, { [step]: { ...outcome, at: new Date().toISOString() } });
  writeFiles(WORK, { [FILE]: `${JSON.stringify(results, null, 2)}\n` });
}
