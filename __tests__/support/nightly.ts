/** Whether this is the nightly run, which runs all tests. __tests__/e2e/README.md lists what only it runs, and why. */
export const isNightly = process.env.TEST_ALL === "1";

/** A test of the nightly run; others report it as skipped. */
export const nightly = isNightly ? test : test.skip;
