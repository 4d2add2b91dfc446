import { relative } from "node:path";
import { runCLI } from "jest";
import config from "../../jest.config.mjs";

/*
 * A jest that stays warm: starting one costs two seconds, more than most of the tests it is asked for. It takes lists of
 * test files from its parent, runs them in this process, and answers with those that failed. No `bail`: it ends the process
 * a moment after the answer, so that the next question of the parent would meet its end and seem to have failed.
 */

const PROJECTS = ["model", "mocked", "components", "samples"];
const root = process.cwd();
const inline = JSON.stringify({
  rootDir: root,
  testTimeout: config.testTimeout,
  projects: config.projects
    .filter(({ displayName }) => PROJECTS.includes(displayName))
    .map((project) => ({ rootDir: root, ...project })),
});

process.on("message", async (/** @type {string[]} */ files) => {
  const { results } = await runCLI(
    /** @type {Parameters<typeof runCLI>[0]} */ ({
      _: files,
      $0: "jest",
      config: inline,
      runTestsByPath: true,
      runInBand: true,
      silent: true,
      reporters: [],
      watchman: false,
      ci: true, // No snapshot is written.
    }),
    [root],
  );
  const failed = results.testResults
    .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError)
    .map(({ testFilePath }) => relative(root, testFilePath));
  process.send?.(failed);
});
