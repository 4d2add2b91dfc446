import { jest } from "@jest/globals";

/** When content changes: a development server reads it again, a build does not. */
const refresh = jest.fn(() => Promise.resolve());
let isReady = true;
let faults: object[] = [];
jest.unstable_mockModule("../../../src/gatsby/source/docs-store", () => ({
  docsStore: () =>
    Promise.resolve({
      refresh,
      prepare: () => undefined,
      isReady: () => isReady,
      findFaultsBeforeGatsby: () => Promise.resolve(faults),
    }),
}));
const stopWithFaults = jest.fn();
jest.unstable_mockModule("../../../src/gatsby/stop-with-faults", () => ({ stopWithFaults }));
const writeNodes = jest.fn(() => Promise.resolve());
jest.unstable_mockModule("../../../src/gatsby/source/write-nodes", () => ({ writeNodes }));
jest.unstable_mockModule("../../../src/pipeline/content/load-showcase", () => ({
  loadShowcase: () => ({ sites: [], tags: [], faults: [] }),
}));
jest.unstable_mockModule("../../../src/gatsby/source/showcase-nodes", () => ({
  SHOWCASE_TYPES: [],
  listShowcaseNodes: () => [],
}));

const reporter = { success: jest.fn(), warn: jest.fn() };
const argumentsOf = () => ({ reporter, createNodeId: String, getNodesByType: () => [] }) as never;

type Source = Readonly<Record<string, (args: never) => unknown>>;
async function load(name: "docs" | "showcase", command: string): Promise<Source> {
  jest.resetModules();
  process.env.gatsby_executing_command = command;
  return (await import(`../../../src/gatsby/source/${name}-source`)) as Source;
}

beforeEach(() => {
  jest.clearAllMocks();
  isReady = true;
  faults = [];
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
});

describe("docs", () => {
  test.each([
    { command: "develop", isReady: true, count: 1 },
    { command: "develop", isReady: false, count: 0 },
    { command: "build", isReady: true, count: 0 },
  ])(
    "a change of content: $command, ready: $isReady → $count",
    async ({ command, count, ...more }) => {
      ({ isReady } = more);
      const source = await load("docs", command);
      await source.createPages?.(argumentsOf());
      expect(refresh).toHaveBeenCalledTimes(count);
    },
  );

  test.each([
    { command: "build", found: [{}], count: 1 },
    { command: "build", found: [], count: 0 },
    { command: "develop", found: [{}], count: 0 },
  ])("$command with the faults $found stops $count times", async ({ command, found, count }) => {
    faults = found;
    const source = await load("docs", command);
    await source.onPreBootstrap?.(argumentsOf());
    expect(stopWithFaults).toHaveBeenCalledTimes(count);
  });
});

describe("the showcase", () => {
  test.each([
    { command: "develop", count: 2 },
    { command: "build", count: 1 },
  ])("a change of content: $command", async ({ command, count }) => {
    const source = await load("showcase", command);
    await source.sourceNodes?.(argumentsOf());
    await source.createPages?.(argumentsOf());
    expect(writeNodes).toHaveBeenCalledTimes(count);
  });
});

test.each(["docs", "showcase"] as const)(
  "%s write no node while Gatsby asks queries, which would then miss it",
  async (name) => {
    const source = await load(name, "develop");
    expect(Object.keys(source)).not.toContain("onCreateNode");
  },
);
