/** Ends the report with the one line CI reads: how many tests there were. */
module.exports = class CountReporter {
  onRunComplete(_contexts, results) {
    const {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests,
      numRuntimeErrorTestSuites,
    } = results;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = numPendingTests + numTodoTests;
    // After jest's own summary, which it writes when all reporters are done.
    process.on("exit", () => {
      console.log(
        `\n${numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
      );
    });
  }
};
