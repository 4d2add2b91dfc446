import { jest } from "@jest/globals";

/** How often the content is read and compiled: once for each state of the files. */
const compile = jest.fn(() => Promise.resolve({ docs: [], bodies: new Map(), faults: [] }));
let filesState = "first";

jest.unstable_mockModule("../../../src/pipeline/compile/compiler", () => ({
  createCompiler: () => Promise.resolve({ compile }),
}));
jest.unstable_mockModule("../../../src/pipeline/bodies/page-bodies", () => ({
  createPageBodies: () => Promise.resolve({ finish: () => Promise.resolve() }),
}));
jest.unstable_mockModule("../../../src/pipeline/bodies/prepare-pages", () => ({
  preparePages: () => ({ files: {}, hasMarks: true }),
}));
jest.unstable_mockModule("../../../src/pipeline/content/load-site", () => ({
  listDocs: () => [],
  loadSite: () => ({ faults: [], facts: [], parameterGroups: [] }),
}));
jest.unstable_mockModule("../../../src/pipeline/content/check-bitmaps", () => ({
  checkBitmaps: () => Promise.resolve([]),
}));
jest.unstable_mockModule("../../../src/pipeline/content/check-doc-imports", () => ({
  checkDocImports: () => [],
}));
jest.unstable_mockModule("../../../src/pipeline/content/check-site-code", () => ({
  checkSiteCode: () => [],
}));
jest.unstable_mockModule("../../../src/pipeline/content/git-history", () => ({
  readLastUpdates: () => new Map(),
}));
jest.unstable_mockModule("../../../src/pipeline/store/files-state", () => ({
  readFilesState: () => filesState,
}));
jest.unstable_mockModule("../../../src/gatsby/build-jobs", () => ({
  bodiesJob: { begin: (finish: () => Promise<void>) => void finish() },
}));
jest.unstable_mockModule("../../../src/gatsby/source/docs-nodes", () => ({
  DOC_TYPES: [],
  listNodes: () => [],
}));
jest.unstable_mockModule("../../../src/gatsby/source/images", () => ({
  listContentNodes: () => new Map(),
  publishImages: () => Promise.resolve(new Map()),
}));
jest.unstable_mockModule("../../../src/gatsby/source/preview-doc", () => ({
  listShownFaults: () => [],
  previewDoc: () => null,
}));
jest.unstable_mockModule("../../../src/gatsby/source/write-nodes", () => ({
  writeNodes: () => Promise.resolve(),
}));

const args = { reporter: { info: jest.fn(), success: jest.fn() }, createNodeId: String } as never;

async function openStore(command: string) {
  jest.resetModules();
  process.env.gatsby_executing_command = command;
  const { docsStore } = await import("../../../src/gatsby/source/docs-store");
  return docsStore();
}

beforeEach(() => {
  jest.clearAllMocks();
  filesState = "first";
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
});

test.each(["build", "develop"])(
  "%s: the first refresh takes what was begun while Gatsby made its File nodes",
  async (command) => {
    const store = await openStore(command);
    store.prepare();
    expect(compile).toHaveBeenCalledTimes(1);
    await store.refresh(args);
    expect(compile).toHaveBeenCalledTimes(1);
    expect(store.isReady()).toBe(true);
  },
);

test.each([
  { command: "build", count: 1 },
  { command: "develop", count: 2 },
])("$command: after a change, the files are read $count times", async ({ command, count }) => {
  const store = await openStore(command);
  store.prepare();
  filesState = "second";
  await store.refresh(args);
  await store.refresh(args);
  expect(compile).toHaveBeenCalledTimes(count);
});

test("a reading that failed is begun again", async () => {
  compile.mockRejectedValueOnce(new Error("out of memory"));
  const store = await openStore("develop");
  store.prepare();
  await expect(store.refresh(args)).rejects.toThrow("out of memory");
  await store.refresh(args);
  expect(compile).toHaveBeenCalledTimes(2);
});
