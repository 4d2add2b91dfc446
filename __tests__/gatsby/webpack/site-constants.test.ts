import { jest } from "@jest/globals";
import { createJob } from "../../../src/pipeline/jobs/job";
import type { WrittenFrames } from "../../../src/pipeline/scripts/live-files";

const scripts = "../../../src/pipeline/scripts";
jest.unstable_mockModule(`${scripts}/compile-text`, () => ({
  compileText: (_: object, file: string) => Promise.resolve(file),
  defineServices: () => ({ SERVICES: "{}" }),
}));
jest.unstable_mockModule(`${scripts}/declared-scripts`, () => ({
  readMetaPolicies: () => Promise.resolve(["policy"]),
}));
const { listSiteConstants } = await import("../../../src/gatsby/webpack/concerns/site-constants");

const build = {
  root: process.cwd(),
  sentFiles: new Set<string>(),
  inlineScripts: () => Promise.resolve({ beforePaint: "paint", listing: "list" }),
  jobs: { frames: createJob<WrittenFrames>("frames") },
};
const live = { frames: { plain: "/live/plain.html", react: "/live/react.html" }, editorStyles: "" };
const runs = { chain: "/live/chain.html", relay: "/live/relay.html" };

const ALWAYS = [
  "BASE_PATH",
  "HOSTED_SEARCH",
  "MCP_URL",
  "RUNS_ON_CELO",
  "SEARCH_STYLES",
  "SERVICES",
  "WAITING_STYLES",
];
const IN_HTML = ["BEFORE_PAINT_SCRIPT", "LISTING_SCRIPT", "META_POLICIES", "STYLES_DIGEST"];

beforeEach(() => {
  build.jobs.frames.begin(() => Promise.resolve({ live, runs }));
});

test.each([
  { stage: "build-javascript", names: ["LIVE_FILES", "RUN_FRAMES"] },
  { stage: "develop", names: ["LIVE_FILES", "RUN_FRAMES"] },
  { stage: "build-html", names: IN_HTML },
  { stage: "develop-html", names: IN_HTML },
] as const)("$stage has $names", async ({ stage, names }) => {
  const constants = await listSiteConstants(stage, build);
  expect(Object.keys(constants).sort()).toEqual([...ALWAYS, ...names].sort());
});

test("only built pages have policies, because the development server's script evaluates code", async () => {
  const policiesIn = async (stage: "build-html" | "develop-html") =>
    (await listSiteConstants(stage, build)).META_POLICIES;
  expect(await policiesIn("build-html")).toBe('["policy"]');
  expect(await policiesIn("develop-html")).toBe("null");
});

test("without frames that read from Celo, their constant is null", async () => {
  build.jobs.frames.begin(() => Promise.resolve({ live, runs: null }));
  const { LIVE_FILES, RUN_FRAMES } = await listSiteConstants("build-javascript", build);
  expect(LIVE_FILES).toBe(JSON.stringify(live));
  expect(RUN_FRAMES).toBe("null");
});
