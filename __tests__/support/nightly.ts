import { createHash } from "node:crypto";

/**
 * True in the nightly run, which runs all tests. __tests__/e2e/README.md lists those that only this run contains, and
 * why.
 */
export const isNightly = process.env.TEST_ALL === "1";

/** Defines a test that runs only in the nightly run. Other runs report it as skipped. */
export const nightly = isNightly ? test : test.skip;

/** The seed for the random part of a run. `npm test` sets it for all of its steps, and prints it. */
const seed = process.env.TEST_SEED ?? String(Date.now());

/** True if the seed picks this name. The chance is one in `oneOf`, and doesn't depend on other names. */
export const isPicked = (name: string, oneOf: number): boolean =>
  createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % oneOf === 0;
