import { EventEmitter } from "node:events";
import type { NodePluginArgs } from "gatsby";
import { writeUnwrittenPages } from "../../../src/gatsby/develop/unwritten-pages";
import { expectSoon } from "../../e2e/support/expect-soon";

/** Simulates Gatsby right after it has run the query of `/a`. Returns the pages whose query is requested again. */
function afterQuery({ dirty = 0, isWritten = false }) {
  const emitter = new EventEmitter();
  const pagePaths = new Set(isWritten ? [] : ["/a"]);
  const requested: string[] = [];
  const store = {
    getState: () => ({
      queries: { trackedQueries: new Map([["/a", { running: 0, dirty }]]) },
      pendingPageDataWrites: { pagePaths },
    }),
  };
  emitter.on("QUERY_RUN_REQUESTED", ({ pagePath }: { pagePath: string }) => {
    requested.push(pagePath);
    if (requested.length === 2) pagePaths.delete(pagePath);
  });
  writeUnwrittenPages({ emitter, store } as unknown as NodePluginArgs);
  emitter.emit("PAGE_QUERY_RUN", { payload: { path: "/a" } });
  return requested;
}

const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

test("a page whose result stays unwritten is requested until it is written", async () => {
  const requested = afterQuery({});
  await expectSoon(() => requested, ["/a", "/a"]);
  await delay(1200);
  expect(requested).toEqual(["/a", "/a"]);
});

test.each([
  { name: "written", state: { isWritten: true } },
  { name: "not up to date", state: { dirty: 1 } },
])("a page whose result is $name isn't requested", async ({ state }) => {
  const requested = afterQuery(state);
  await delay(1200);
  expect(requested).toEqual([]);
});
