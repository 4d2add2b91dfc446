import { jest } from "@jest/globals";

// A browser that enforces Trusted Types doesn't accept a string as the URL of a worker.
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
  `${location.origin}.other.example/a.js`,
];
const register = jest.fn(() => Promise.resolve());
const postMessage = jest.fn();

/** A browser in which an earlier visit may have started the worker. */
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

test("the first page lists what it loaded from this site except icons; the search is saved later", async () => {
  browser();
  keepPagesOffline();
  expect(await message()).toEqual({
    kind: "keep",
    loaded: ["/build", `${location.origin}/app.js`],
    search: false,
  });
  expect(register.mock.calls).toEqual([[{ trusted: "/sw.js" }, { updateViaCache: "none" }]]);
});

test("at every visit the page's styles are saved as files, which later navigations link to", async () => {
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
  "a later page saves the search: $search, on a metered connection: $saveData",
  async ({ saveData, search }) => {
    browser({ controller: {}, saveData });
    keepPagesOffline();
    expect(await message()).toEqual({ kind: "keep", loaded: [], search });
  },
);

test("if storage is blocked the page works without a worker", async () => {
  browser();
  register.mockRejectedValue(new Error("SecurityError"));
  keepPagesOffline();
  expect(await message()).toBeUndefined();
  expect(register).toHaveBeenCalledTimes(1);
});

test("in a browser without workers nothing happens", () => {
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
