import { jest } from "@jest/globals";

const scripts = "../../../src/pipeline/scripts";
jest.unstable_mockModule(`${scripts}/compile-text`, () => ({
  compileText: (_: object, file: string) => Promise.resolve(file),
  defineServices: () => ({ SERVICES: "{}" }),
}));
jest.unstable_mockModule(`${scripts}/declared-scripts`, () => ({
  readMetaPolicies: () => Promise.resolve(["policy"]),
}));
const writeLiveFiles = jest.fn(() => Promise.resolve({ plain: "/live/plain.html" }));
jest.unstable_mockModule(`${scripts}/live-files`, () => ({ writeLiveFiles }));
const { listSiteConstants } = await import("../../../src/gatsby/webpack/concerns/site-constants");

const build = {
  root: process.cwd(),
  sentFiles: new Set<string>(),
  inlineScripts: () => Promise.resolve({ beforePaint: "paint", listing: "list" }),
};

const ALWAYS = ["BASE_PATH", "HOSTED_SEARCH", "SEARCH_STYLES", "SERVICES", "WAITING_STYLES"];
const IN_HTML = ["BEFORE_PAINT_SCRIPT", "LISTING_SCRIPT", "META_POLICIES", "STYLES_DIGEST"];

beforeEach(() => {
  writeLiveFiles.mockClear();
});

test.each([
  { stage: "build-javascript", names: ["LIVE_FILES"] },
  { stage: "develop", names: ["LIVE_FILES"] },
  { stage: "build-html", names: IN_HTML },
  { stage: "develop-html", names: IN_HTML },
] as const)("$stage has $names", async ({ stage, names }) => {
  const constants = await listSiteConstants(stage, build);
  expect(Object.keys(constants).sort()).toEqual([...ALWAYS, ...names].sort());
  expect(writeLiveFiles).toHaveBeenCalledTimes("LIVE_FILES" in constants ? 1 : 0);
});

test("only built pages carry policies: the development server's script evaluates code", async () => {
  const policiesIn = async (stage: "build-html" | "develop-html") =>
    (await listSiteConstants(stage, build)).META_POLICIES;
  expect(await policiesIn("build-html")).toBe('["policy"]');
  expect(await policiesIn("develop-html")).toBe("null");
});
