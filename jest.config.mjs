/**
 * Suites that have not run yet on the code as it was put together on 2026-11-21: each passed, or nearly, on the branch it
 * comes from. `npm run test:waiting` runs them; one that is green there leaves this list.
 */
const WAITING = [
  "/builds/(?:hosted-search|versions-build|broken-build)",
  "/__tests__/samples/",
  "/e2e/(?:docs-page|doc-text|every-page|links|messages|navbar|navigation|no-scripts|not-found)",
  "/e2e/(?:redirects|search\\.|search-access|search-budgets|search-input|search-quality|shell)",
  "/e2e/(?:style-guide|tags|tutorials|before-hydration|color-mode|drawer)",
];

/** jest runs ES modules as they are (`node --experimental-vm-modules`): unified and Shiki ship nothing else. */
const shared = {
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "^.+\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "es6" },
      },
    ],
  },
  // What webpack puts in: a build without services.
  globals: { SERVICES: { honoursDoNotTrack: true } },
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.css$": "<rootDir>/__tests__/support/empty-module.ts",
  },
  testPathIgnorePatterns: [
    "/node_modules/",
    "/fixtures/",
    "/support/",
    "/.cache/",
    "/public/",
    "/bench/",
    ...(process.env.WAITING === undefined ? WAITING : []),
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/bench/"],
};

/** The browser suite needs a built site, so it is a project of its own: `npm run test:browser`. */
export default {
  reporters: ["default", "<rootDir>/__tests__/support/count-reporter.cjs"],
  projects: [
    {
      ...shared,
      displayName: "model",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/__tests__/{faults,docs,gatsby,live,outputs,showcase,site,tools}/**/*.test.ts",
        "<rootDir>/__tests__/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/{components,browser}/**/*.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "samples",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/samples/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "e2e",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
    },
  ],
};
