/**
 * Tests that `npm test` always runs although their folders are left out without a change (../runner/on-change.mjs): one
 * of each promise that only a browser can prove, and a build that fails. Those in the browser may take 200 s of CPU time
 * together (../runner/steps.mjs). Paths are relative to `__tests__`.
 */
export const EVERY_RUN = [
  "builds/broken-build.test.ts",
  "e2e/navigation/before-hydration.test.ts",
  "e2e/navigation/navigation.test.ts",
  "e2e/navigation/offline.test.ts",
  "e2e/pages/code-and-tabs.test.ts",
  "e2e/pages/live-code.test.ts",
  "e2e/search/search.test.ts",
  "e2e/shell/drawer.test.ts",
  "e2e/site/budgets.test.ts",
  "e2e/site/pages-of-each-kind.test.ts",
  "e2e/site/policy.test.ts",
  "e2e/site/trusted-types.test.ts",
];
