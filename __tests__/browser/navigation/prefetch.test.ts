import { jest } from "@jest/globals";
import { prefetchLinksInView, watchPrefetch } from "../../../src/browser/navigation/prefetch";

/** State of the browser features below, which jsdom doesn't have. */
const observed: Element[] = [];
const unobserve = jest.fn<(link: Element) => void>();
const disconnect = jest.fn();
let notify: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;
const idle: (() => void)[] = [];
Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe = (link: Element): void => void observed.push(link);
    unobserve = unobserve;
    disconnect = disconnect;
  },
  requestIdleCallback: (run: () => void) => idle.push(run),
  fetch: () => Promise.reject(new Error("no network")),
});

const loadPage = jest.fn((_path: string) => Promise.resolve(undefined));
const link = (id: string): Element => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`No link ${id}.`);
  return found;
};
const fetched = (): string[] => loadPage.mock.calls.map(([path]) => path);
/** Runs the pending idle callbacks, and waits for the promises they started. */
async function beIdle(): Promise<void> {
  idle.shift()?.();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
const connect = (connection: object): void => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
};

beforeAll(() => {
  document.body.innerHTML = `
    <nav><a id="menu" href="/menu">m</a></nav>
    <main>
      <div class="prose"><a id="a" href="/a">a</a> <a id="b" href="/b">b</a> <a id="out" href="https://celo.org/">o</a></div>
      <a id="next" rel="next" href="/next">n</a> <a id="plain" href="/plain">p</a>
    </main>`;
  watchPrefetch({ loadPage });
});
beforeEach(() => {
  connect({ saveData: false, effectiveType: "4g" });
  loadPage.mockClear();
});

test("links in the text and to the previous and next page are watched, but links in menus aren't", () => {
  expect(observed.map(({ id }) => id)).toEqual(["a", "b", "out", "next"]);
});

test("the pages that visible links lead to are fetched one after another, each when the browser is idle", async () => {
  notify([
    { isIntersecting: true, target: link("a") },
    { isIntersecting: false, target: link("next") },
    { isIntersecting: true, target: link("b") },
    { isIntersecting: true, target: link("out") },
  ]);
  expect(unobserve.mock.calls.map(([{ id }]) => id)).toEqual(["a", "b", "out"]);
  expect([fetched(), idle.length]).toEqual([[], 1]);
  await beIdle();
  expect([fetched(), idle.length]).toEqual([["/a"], 1]);
  await beIdle();
  expect([fetched(), idle.length]).toEqual([["/a", "/b"], 0]);
});

test.each(["pointerover", "focusin"])("%s fetches at once, in menus too", (kind) => {
  link("menu").dispatchEvent(new Event(kind, { bubbles: true }));
  link("out").dispatchEvent(new Event(kind, { bubbles: true }));
  expect([fetched(), idle.length]).toEqual([["/menu"], 0]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is prefetched on %j",
  (connection) => {
    connect(connection);
    link("menu").dispatchEvent(new Event("pointerover", { bubbles: true }));
    notify([{ isIntersecting: true, target: link("a") }]);
    expect([fetched(), idle.length]).toEqual([[], 0]);
  },
);

test("a newly shown page is watched instead of the last one", () => {
  observed.length = 0;
  prefetchLinksInView();
  expect(disconnect).toHaveBeenCalled();
  expect(observed).toHaveLength(4);
});
