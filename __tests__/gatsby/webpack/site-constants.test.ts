import { jest } from "@jest/globals";

const scripts = "../../../src/pipeline/scripts";
jest.unstable_mockModule(`${scripts}/compile-text`, () => ({
  compileText: (_: object, file: string) => Promise.resolve(file),
  defineServices: () => ({ SERVICES: "{}" }),
}));
jest.unstable_mockModule(`${scripts}/declared-scripts`, () => ({
  readMetaPolicies: () => Promise.resolve(["policy"]),
}));
const writeLiveFiles = jest.fn((_: object, nodes: readonly string[]) =>
  Promise.resolve({ live: {}, runs: nodes.length > 0 ? { relay: "/live/relay.html" } : null }),
);
jest.unstable_mockModule(`${scripts}/live-files`, () => ({ writeLiveFiles }));
const { listSiteConstants } = await import("../../../src/gatsby/webpack/concerns/site-constants");

const build = {
  root: process.cwd(),
  sentFiles: new Set<string>(),
  inlineScripts: () => Promise.resolve({ beforePaint: "paint", listing: "list" }),
};

const NODES = ["https://forno.celo.org"];
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
  writeLiveFiles.mockClear();
});

test.each([
  { stage: "build-javascript", names: ["LIVE_FILES", "RUN_FRAMES"] },
  { stage: "develop", names: ["LIVE_FILES", "RUN_FRAMES"] },
  { stage: "build-html", names: IN_HTML },
  { stage: "develop-html", names: IN_HTML },
] as const)("$stage has $names", async ({ stage, names }) => {
  const constants = await listSiteConstants(stage, build, NODES);
  expect(Object.keys(constants).sort()).toEqual([...ALWAYS, ...names].sort());
  expect(writeLiveFiles).toHaveBeenCalledTimes("LIVE_FILES" in constants ? 1 : 0);
});

test("only built pages have policies, because the development server's script evaluates code", async () => {
  const policiesIn = async (stage: "build-html" | "develop-html") =>
    (await listSiteConstants(stage, build, NODES)).META_POLICIES;
  expect(await policiesIn("build-html")).toBe('["policy"]');
  expect(await policiesIn("develop-html")).toBe("null");
});

describe("RUN_ON_CELO", () => {
  afterEach(() => {
    delete process.env.RUN_ON_CELO;
  });

  test.each([
    { value: "", runs: true },
    { value: "off", runs: false },
  ])("as '$value' gives frames that may send requests to nodes: $runs", async ({ value, runs }) => {
    process.env.RUN_ON_CELO = value;
    const { RUNS_ON_CELO, RUN_FRAMES } = await listSiteConstants("build-javascript", build, NODES);
    expect(RUNS_ON_CELO).toBe(String(runs));
    expect(RUN_FRAMES).toBe(runs ? '{"relay":"/live/relay.html"}' : "null");
    expect(writeLiveFiles).toHaveBeenCalledWith(build, runs ? NODES : []);
  });
});
