import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createCorpus } from "./corpus/corpus.mjs";
import { GENERATORS } from "./generators.mjs";
import { writeCorpus } from "./project.mjs";
import { formatReport } from "./report.mjs";
import { readResults, writeOutcome } from "./results.mjs";
import { STEPS } from "./steps.mjs";

/**
 * Plain Gatsby only runs on request, because it is slow: each of its docs is a webpack module, and 280 docs took 136 s
 * (ARCHITECTURE.md).
 */
const USUAL = GENERATORS.filter(({ name }) => name !== "gatsby");

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "300,1000,4000" },
    only: { type: "string", default: USUAL.map(({ name }) => name).join(",") },
    steps: { type: "string", default: Object.keys(STEPS).join(",") },
    json: { type: "string" },
  },
});

/**
 * @template {string} Name
 * @param {string} option
 * @param {string} given Names separated by commas.
 * @param {readonly Name[]} known
 */
function parseNames(option, given, known) {
  const names = given.split(",").filter(Boolean);
  const unknown = names.filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`--${option} accepts only ${known.join(", ")}, not ${unknown.join(", ")}.`);
  return known.filter((name) => names.includes(name));
}

const sizes = values.n.split(",").map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size > 1))
  throw new Error("--n accepts only whole numbers above 1, separated by commas.");
const names = parseNames(
  "only",
  values.only,
  GENERATORS.map(({ name }) => name),
);
const steps = parseNames(
  "steps",
  values.steps,
  /** @type {(keyof typeof STEPS)[]} */ (Object.keys(STEPS)),
);
const results = readResults();

/** @param {string} text Progress. It isn't written to standard output, which is for the report. */
const say = (text) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

// Takes one measurement at a time, because two builds on one machine would distort each other's figures.
for (const pages of sizes) {
  const corpus = createCorpus(pages);
  for (const generator of GENERATORS.filter(({ name }) => names.includes(name))) {
    generator.prepare();
    for (const step of steps) {
      writeCorpus(generator, corpus);
      say(`${pages} pages, ${generator.name}, ${step} …`);
      const outcome = await STEPS[step]({ generator, corpus }).catch(
        (/** @type {Error} */ error) => ({
          error: String(error.message ?? error),
        }),
      );
      writeOutcome(results, { pages, name: generator.name, step, outcome });
      say(summarize(outcome));
    }
    writeCorpus(generator, corpus);
  }
}

/** @param {object} outcome */
function summarize(outcome) {
  const { error, seconds, peakMB, firstPageSeconds, editMedianMs, editError, beforeIdle, lcpMs } =
    /** @type {any} */ (outcome);
  const shown = {
    error,
    seconds,
    peakMB,
    firstPageSeconds,
    editMedianMs,
    editError,
    earlyKB: beforeIdle && beforeIdle.all / 1000,
    lcpMs,
  };
  return JSON.stringify(shown, (_key, value) =>
    typeof value === "number" ? Math.round(value * 10) / 10 : value,
  );
}

console.log(formatReport(results, sizes));
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
