const { writeFileSync } = require("node:fs");
const { join } = require("node:path");

/** Prints the number of tests at the end of the report, unless `npm test` is adding up the numbers of several runs. */
module.exports = class CountReporter {
  /**
   * @param {unknown} _contexts
   * @param {Record<`num${"Passed" | "Failed" | "Pending" | "Todo"}Tests` | "numRuntimeErrorTestSuites", number>} results
   */
  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const folder = process.env.TEST_COUNTS;
    if (folder) {
      writeFileSync(
        join(folder, `${process.pid}.json`),
        JSON.stringify({ ...counts, step: process.env.TEST_STEP }),
      );
      return;
    }
    // Printed after jest's own summary, which comes only when all reporters are done.
    process.on("exit", () => {
      const { passed, failed, skipped } = counts;
      if (skipped > 0) console.log(`\n${skipped} skipped`);
      console.log(`\n${passed} passed, ${failed} failed`);
    });
  }
};
