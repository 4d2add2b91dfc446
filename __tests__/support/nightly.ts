/** Whether this is the nightly run, which has everything; __tests__/e2e/README.md lists what only it has, and why. */
export const isNightly = process.env.TEST_ALL === "1";

/** A test of the nightly run; others report it as skipped. */
export const nightly = isNightly ? test : test.skip;
