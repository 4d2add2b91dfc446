import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import type { Fault } from "../../../src/faults/fault";
import { temporaryFolders } from "../../support/folder";

const src = "../../../src";
let uncheckedAnchors: object[] = [];
let docs: object[] = [];
let root = "";
let faults: Fault[] = [];
jest.unstable_mockModule(`${src}/gatsby/base/build`, () => ({
  getBuild: () => ({
    root,
    publicFolder: join(root, "public"),
    current: {
      site: { docs, networks: [], redirects: [], uncheckedAnchors, tags: [] },
      pages: { files: { picturesOf: () => [] }, types: new Map() },
    },
    jobs: {
      outputs: { result: () => Promise.resolve({ search: undefined, drawn: 0, files: 0, faults }) },
    },
  }),
}));
jest.unstable_mockModule(`${src}/pipeline/bodies/sample-marks`, () => ({
  writeTypes: () => undefined,
}));
let undeclared: Fault[] = [];
jest.unstable_mockModule(`${src}/pipeline/public/deliver`, () => ({
  deliver: () => Promise.resolve(undeclared),
}));
jest.unstable_mockModule(`${src}/pipeline/public/listed-pages`, () => ({
  listOtherPages: () => [],
}));
/** Thrown where the real function would end the build. */
class Stopped extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super("stopped");
  }
}
jest.unstable_mockModule(`${src}/gatsby/base/stop-with-faults`, () => ({
  stopWithFaults: (found: readonly Fault[]) => {
    throw new Stopped(found);
  },
}));
const { onPostBuild } = await import("../../../src/gatsby/pages/write-outputs");

const newFolder = temporaryFolders();
const activity = { start: () => undefined, setStatus: () => undefined, end: () => undefined };

/** Finishes a build in a folder whose showcase page has one heading. Returns the faults that stop the build. */
async function finish() {
  root = newFolder({ "public/showcase/index.html": '<h2 id="tools">Tools</h2>' });
  let stopped: readonly Fault[] = [];
  try {
    await onPostBuild?.(
      { reporter: { activityTimer: () => activity } } as never,
      {} as never,
      () => undefined,
    );
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.faults;
  }
  const sitemap = join(root, "public/sitemap.xml");
  return { stopped, sitemap: existsSync(sitemap) ? readFileSync(sitemap, "utf8") : undefined };
}
const link = (anchor: string) => ({
  ...{ path: "/showcase", anchor },
  ...{ file: "content/docs/a.md", line: 3, column: 1 },
});

beforeEach(() => {
  uncheckedAnchors = [];
  docs = [];
  faults = [];
  undeclared = [];
});

test("a site without faults is finished", async () => {
  uncheckedAnchors = [link("tools")];
  const { stopped, sitemap } = await finish();
  expect(stopped).toEqual([]);
  expect(sitemap).toContain("<urlset");
});

test("a single link to a heading that a built page doesn't have stops the build", async () => {
  uncheckedAnchors = [link("tools"), link("tolls")];
  const { stopped, sitemap } = await finish();
  expect(stopped).toMatchObject([
    { rule: "link/unknown-anchor", file: "content/docs/a.md", line: 3 },
  ]);
  expect([stopped[0]?.fix, sitemap]).toEqual([expect.stringContaining("tools"), undefined]);
});

test("a single fault found in the background, or in what pages need, stops it too", async () => {
  const fault = { rule: "x" } as unknown as Fault;
  faults = [fault];
  expect((await finish()).stopped).toEqual([fault]);
  faults = [];
  undeclared = [fault];
  expect((await finish()).stopped).toEqual([fault]);
});

test("the sitemap has only indexable pages under their canonical URL", async () => {
  const doc = (path: string, more: object = {}) => ({ path, title: path, ...more });
  docs = [
    doc("/a"),
    doc("/b", { unlisted: true }),
    doc("/c", { draft: true }),
    doc("/d", { canonical: "/a" }),
    doc("/e", { canonical: "/e" }),
  ];
  const { sitemap = "" } = await finish();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/[a-z])<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(["/a", "/e"]);
});
