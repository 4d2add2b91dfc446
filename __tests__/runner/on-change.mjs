/**
 * Tests that `npm test` runs only if the files they cover have changed (changed-files.mjs): they are expensive, and prove
 * little about other files. `npm run test:all` runs them all. `tests` is a folder or a file below `__tests__`; `covers`
 * are files and folders of the repository. If several groups fit a file, the first one counts.
 * @type {readonly { readonly tests: string, readonly covers: readonly string[] }[]}
 */
export const ON_CHANGE = [
  {
    tests: "hostile",
    covers: ["src/faults", "src/markdown", "src/outputs", "src/browser", "src/pipeline/store"],
  },
  { tests: "commands", covers: ["src/commands"] },
  { tests: "screenshots", covers: ["src/screenshots"] },
  { tests: "mcp", covers: ["src/mcp"] },
  { tests: "bench", covers: ["bench"] },
  { tests: "migrate", covers: ["src/migrate"] },
  { tests: "samples", covers: ["src/samples", "src/pipeline/samples", "content/packages"] },
  {
    tests: "builds",
    covers: ["src/gatsby", "src/pipeline", "plugins", "gatsby-config.ts", "gatsby-node.ts"],
  },
  { tests: "built/hosts.test.ts", covers: ["src/outputs/hosting", "src/pipeline/public"] },
  {
    tests: "e2e/navigation",
    covers: ["src/browser/boot", "src/browser/navigation", "src/browser/offline", "src/gatsby"],
  },
  { tests: "e2e/search", covers: ["src/search", "src/browser/search", "content/search"] },
  {
    tests: "e2e/shell",
    covers: ["src/browser", "src/components", "src/styles", "content/navbar.yaml"],
  },
  {
    tests: "e2e/pages",
    covers: [
      "src/browser",
      "src/components",
      "src/live",
      "src/pages",
      "src/styles",
      "src/templates",
    ],
  },
  { tests: "e2e/site/every-page.test.ts", covers: ["content", "src/markdown", "src/styles"] },
  { tests: "e2e/site", covers: ["src/gatsby", "src/outputs", "src/pipeline"] },
];

/** Files that all tests depend on. */
const COVERED_BY_ALL = ["package-lock.json", "jest.config.mjs", "tsconfig.json"];

/** @param {string} file @param {string} folder */
const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** @param {string} test A test file, relative to `__tests__`. */
export const findGroup = (test) => ON_CHANGE.find(({ tests }) => isBelow(test, tests));

/**
 * Lists the groups of which neither the tests nor what they cover has changed.
 * @param {readonly string[] | "all"} changed
 */
export function listUnchanged(changed) {
  if (changed === "all") return [];
  return ON_CHANGE.filter(
    ({ tests, covers }) =>
      !changed.some((file) =>
        [`__tests__/${tests}`, ...covers, ...COVERED_BY_ALL].some((one) => isBelow(file, one)),
      ),
  );
}
