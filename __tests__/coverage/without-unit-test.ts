/** Entry points of npm scripts: run as separate processes by __tests__/commands and by `npm test`. */
const COMMANDS = [
  "src/pipeline/before-build.ts",
  "src/commands/check-content.ts",
  "src/commands/check-public.ts",
  "src/commands/check-samples.ts",
  "src/commands/doctor.ts",
  "src/commands/freshness.ts",
  "src/commands/move.ts",
  "src/commands/new.ts",
  "src/commands/search-push.ts",
  "src/commands/pages/report-outcome.ts",
];

/** Steps of a build, and its threads: __tests__/builds and the build of the real site. */
const BUILD_STEPS = [
  "src/pipeline/bodies/highlight-body.ts",
  "src/pipeline/jobs/background-worker.ts",
  "src/gatsby/load-apis.ts",
  "src/gatsby/pages/background.ts",
];

/** Checks with the packages of samples: `npm run check:samples` and __tests__/samples/installed. */
const SAMPLE_CHECKS = [
  "src/samples/checks/check-pages.ts",
  "src/samples/checks/check-samples.ts",
  "src/samples/checks/knowledge.ts",
];

/**
 * Files that make decisions and aren't reached by any unit test yet, grouped by where they are tested instead. The list
 * only gets shorter: `npm run test:coverage` fails for a file that isn't on it, and for one that no longer needs to be.
 */
export const WITHOUT_UNIT_TEST: ReadonlySet<string> = new Set([
  ...COMMANDS,
  ...BUILD_STEPS,
  ...SAMPLE_CHECKS,
]);
