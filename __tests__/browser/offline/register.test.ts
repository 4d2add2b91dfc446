import { jest } from "@jest/globals";

// A browser that enforces Trusted Types takes no text for the address of a worker.
Object.assign(globalThis, {
  trustedTypes: {
    createPolicy: (_name: string, { createScriptURL }: { createScriptURL: () => string }) => ({
      createScriptURL: () => ({ trusted: createScriptURL() }),
    }),
  },
});
const { keepPagesOffline } = await import("../../../src/browser/offline/register");

const LOADED = [
  `${location.origin}/app.js`,
  `${location.origin}/favicon.svg`,
  "https://other.example/a.js",
];
const register = jest.fn(() => Promise.resolve());
const postMessage = jest.fn();

/** A browser, in which an earlier visit may have started the worker. */
function browser(more: { readonly controller?: object; readonly saveData?: boolean } = {}): void {
  const { controller = null, saveData = false } = more;
  Object.assign(navigator, {
    serviceWorker: { controller, register, ready: Promise.resolve({ active: { postMessage } }) },
    connection: { saveData },
  });
}
const message = async (): Promise<unknown> => {
  await jest.advanceTimersByTimeAsync(0);
  return postMessage.mock.lastCall?.[0];
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  register.mockResolvedValue(undefined);
  history.replaceState(null, "", "/build?q=a");
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => {
      act();
    },
  });
  performance.getEntriesByType = () => LOADED.map((name) => ({ name })) as never;
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the first page lists what it loaded of this site, icons aside; the search waits", async () => {
  browser();
  keepPagesOffline();
  expect(await message()).toEqual({
    kind: "keep",
    loaded: ["/build", `${location.origin}/app.js`],
    search: false,
  });
  expect(register.mock.calls).toEqual([[{ trusted: "/sw.js" }, { updateViaCache: "none" }]]);
});

test("the page's styles are saved as files, which pages of later navigations link to, at every visit", async () => {
  document.head.innerHTML = '<style data-href="/styles.css"></style><style></style>';
  browser();
  keepPagesOffline();
  const first = ["/build", `${location.origin}/app.js`, "/styles.css"];
  expect(await message()).toMatchObject({ loaded: first });
  browser({ controller: {} });
  keepPagesOffline();
  expect(await message()).toMatchObject({ loaded: ["/styles.css"] });
  document.head.innerHTML = "";
});

test.each([
  { saveData: false, search: true },
  { saveData: true, search: false },
])(
  "a later one asks for the search: $search, on a metered connection: $saveData",
  async ({ saveData, search }) => {
    browser({ controller: {}, saveData });
    keepPagesOffline();
    expect(await message()).toEqual({ kind: "keep", loaded: [], search });
  },
);

test("where storage is blocked the page goes on without a worker", async () => {
  browser();
  register.mockRejectedValue(new Error("SecurityError"));
  keepPagesOffline();
  expect(await message()).toBeUndefined();
  expect(register).toHaveBeenCalledTimes(1);
});

test("a browser without workers is asked for nothing", () => {
  const idle = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: idle });
  keepPagesOffline();
  expect(idle).not.toHaveBeenCalled();
});

test("nothing starts before the page has loaded, and 0.2 s after that in browsers without idle callbacks", async () => {
  browser();
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  Object.defineProperty(document, "readyState", { value: "interactive", configurable: true });
  keepPagesOffline();
  await jest.advanceTimersByTimeAsync(5000);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(199);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledTimes(1);
});
