import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { EVERY_RUN } from "./__tests__/e2e/every-run.mjs";
import { listChangedFiles } from "./__tests__/runner/changed-files.mjs";
import { findGroup, listUnchanged } from "./__tests__/runner/on-change.mjs";

/**
 * Ignores tests that only the nightly run (TEST_ALL=1) or the weekly one (with TEST_WEEKLY=1 as well) includes.
 * __tests__/e2e/README.md explains why.
 */
const seldom = [
  ...(process.env.TEST_ALL === "1" ? [] : ["/nightly/"]),
  ...(process.env.TEST_WEEKLY === "1" ? [] : ["/weekly/"]),
];

/**
 * Lists test files that don't belong to this part of `npm test`: TEST_SCOPE is `every` for the tests of every run, and
 * `changed` for those that run only after a change to what they cover. Without it, as in `npm run test:unit`, all run.
 */
function listOutOfScope() {
  const scope = process.env.TEST_SCOPE;
  if (scope === undefined) return [];
  const unchanged = new Set(listUnchanged(listChangedFiles()));
  return readdirSync("__tests__", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => {
      const group = EVERY_RUN.includes(file) ? undefined : findGroup(file);
      return scope === "every" ? group !== undefined : !group || unchanged.has(group);
    })
    .map((file) => `<rootDir>/__tests__/${file.replaceAll(".", "\\.")}$`);
}

/**
 * jest runs ES modules natively (`node --experimental-vm-modules`), because unified and Shiki don't ship anything else.
 */
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
    "/workbox-.+\\.js$": ["@swc/jest", { module: { type: "commonjs" } }],
  },
  // Workbox's ES modules have the extension `.js`, but its package doesn't declare them as modules.
  transformIgnorePatterns: ["/node_modules/(?!workbox-)"],
  setupFiles: ["<rootDir>/__tests__/runner/build-constants.mjs"],
  moduleNameMapper: {
    "\\.(?:css|woff2)$": "<rootDir>/__tests__/support/empty-module.ts",
  },
  testPathIgnorePatterns: [
    "/node_modules/",
    "/fixtures/",
    "/support/",
    "/.cache/",
    "<rootDir>/public/",
    "<rootDir>/bench/",
    ...seldom,
    ...listOutOfScope(),
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/", "<rootDir>/bench/"],
};

const FOLDERS_OF_MODEL = [
  "base",
  "bench",
  "commands",
  "data",
  "docs",
  "faults",
  "gatsby",
  "hostile",
  "live",
  "markdown",
  "mcp",
  "migrate",
  "outputs",
  "pipeline",
  "screenshots",
  "search/hosted",
  "search/index",
  "search/words",
  "site",
];

/** Tests of the model that replace modules or need a DOM, which only jest's own runner supports. */
const mockedTests = FOLDERS_OF_MODEL.flatMap((folder) =>
  readdirSync(join("__tests__", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join("__tests__", folder, name)),
).filter((file) => /@jest\/globals|@jest-environment/.test(readFileSync(file, "utf8")));

const model = {
  ...shared,
  testEnvironment: "node",
  testMatch: [
    ...FOLDERS_OF_MODEL.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.ts`),
    "<rootDir>/__tests__/*.test.ts",
  ],
};

/**
 * Settings for running tests in Node's own module system. It loads each module once per process instead of once per
 * test file, which reduces the time that the tests take from 148 s to 59 s.
 */
const inNodeModules = {
  runner: "jest-light-runner/child-process",
  setupFiles: ["tsx", ...shared.setupFiles],
  setupFilesAfterEnv: ["<rootDir>/__tests__/runner/time-limit.mjs"],
};

/** Shares one browser between all test files of a run. */
const withBrowser = {
  globalSetup: "<rootDir>/__tests__/e2e/support/chromium/start-browser.mjs",
  globalTeardown: "<rootDir>/__tests__/e2e/support/chromium/stop-browser.mjs",
};

/** The browser tests (`npm run test:browser`) are a separate project because they need a built site. */
export default {
  testTimeout: 30_000, // Five seconds are too short on a busy machine. jest doesn't accept this option per project.
  reporters: [
    "default",
    "<rootDir>/__tests__/runner/behaviours-reporter.mjs",
    "<rootDir>/__tests__/runner/count-reporter.cjs",
  ],
  projects: [
    {
      ...model,
      ...inNodeModules,
      displayName: "model",
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...mockedTests],
    },
    {
      ...model,
      displayName: "mocked",
      testMatch: mockedTests.map((file) => `<rootDir>/${file}`),
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: [
        "<rootDir>/__tests__/{components,browser,pages,templates,search/engine,search/ui}/**/*.test.{ts,tsx}",
        "<rootDir>/__tests__/{*,gatsby/**/*}.test.tsx",
      ],
    },
    {
      ...shared,
      displayName: "samples",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/__tests__/samples/*.test.ts",
        "<rootDir>/__tests__/samples/{blocks,checks,packages,run}/**/*.test.ts",
      ],
    },
    {
      // Needs the main packages from content/packages, which take up a gigabyte.
      ...shared,
      displayName: "installed",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/samples/installed/**/*.test.ts"],
    },
    {
      ...shared,
      ...withBrowser,
      displayName: "builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
    },
    {
      // Tests of the built site that need no browser.
      ...shared,
      ...inNodeModules,
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"],
    },
    {
      ...shared,
      ...withBrowser,
      displayName: "e2e",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
    },
  ],
};
