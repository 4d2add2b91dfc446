/** @jest-environment node */
import { jest } from "@jest/globals";
import { MemoryCaches } from "./memory-caches";

const ORIGIN = "https://docs.example";
const caches = new MemoryCaches();
const listeners = new Map<string, (event: object) => void>();
const skipWaiting = jest.fn();
const claim = jest.fn();
/** Open pages, keyed by the client ids that requests contain. */
const clients = new Map<string, { readonly url: string }>();
/** The site's responses, keyed by path. There are none while the browser is offline. */
let site: Readonly<Record<string, () => Response>> = {};
let isOnline = true;
/** True if connections are accepted, but never answered. */
let isStalled = false;

/**
 * Options of each ExpirationPlugin: the maximum number and age of entries in a cache. The real plugin needs IndexedDB,
 * which Node doesn't have.
 */
const kept: object[] = [];
jest.unstable_mockModule("workbox-expiration", () => ({
  ExpirationPlugin: jest.fn((options: object) => void kept.push(options)),
}));

/** A Request as in a worker, where URLs are relative to the site. */
class SiteRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
  }
}
class FetchEvent extends Event {}

Object.assign(globalThis, {
  ...{ self: globalThis, location: new URL(ORIGIN), caches, FetchEvent, Request: SiteRequest },
  ...{
    SEARCH_FILES: ["/search-2.js"],
    skipWaiting,
    clients: { claim, get: (id: string) => Promise.resolve(clients.get(id)) },
  },
  addEventListener: (type: string, listener: (event: object) => void) =>
    void listeners.set(type, listener),
  fetch: ({ url }: Request) => {
    if (isStalled) return new Promise(() => undefined);
    const answer = site[new URL(url).pathname];
    return isOnline && answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("failed"));
  },
});
process.env.NODE_ENV = "production"; // Otherwise Workbox logs everything to the console.
await import("../../../src/browser/offline/service-worker");

/** Sends an event to the worker, and waits until its work is done. */
async function send(type: string, more: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  listeners.get(type)?.(Object.assign(new FetchEvent(type), { waitUntil, ...more }));
  // One task may add further tasks.
  for (let done = 0; done < works.length; done = works.length) await Promise.allSettled(works);
}

/** Returns the worker's response, or undefined if the worker leaves the request to the browser. */
async function ask(
  address: string,
  { mode = "cors", destination = "", clientId = "" } = {},
): Promise<Response | undefined> {
  const request = Object.defineProperties(new Request(address), {
    mode: { value: mode },
    destination: { value: destination },
  });
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => (answer = response);
  await send("fetch", { request, respondWith, clientId });
  return answer;
}
const visit = (path: string) => ask(path, { mode: "navigate", destination: "document" });
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

const pageOf = (path: string, title = "Fees", type = "text/html") => {
  const html = `<title>${title}</title><body><template id="app-scripts" data-path="${path}">`;
  const headers = { "content-type": type, "content-encoding": "br", "content-length": "9" };
  return () => new Response(html, { headers });
};
const fileOf = (text: string, type: string) => () =>
  new Response(text, { headers: { "content-type": type } });
const script = (text: string) => fileOf(text, "text/javascript");

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  isOnline = true;
  isStalled = false;
  site = {};
});

test("the saved copies are limited to 150 pages, their data and 400 files, for 60 days", () => {
  const options = { maxAgeSeconds: 5_184_000, purgeOnQuotaError: true };
  expect(kept).toEqual([150, 300, 400].map((maxEntries) => ({ maxEntries, ...options })));
});

describe("a page", () => {
  test("that was visited is loaded from the network, or offline from its copy with a notice", async () => {
    site = { "/gas/": pageOf("/gas") };
    expect(await textOf(visit("/gas/"))).not.toContain("saved-copy");
    isOnline = false;
    const saved = await visit("/gas?q=a");
    expect([saved?.status, [...(saved?.headers.keys() ?? [])]]).toEqual([200, ["content-type"]]);
    expect(await saved?.text()).toContain('<p id="saved-copy"');
  });

  test("is the saved copy if the network accepts the request and doesn't answer for five seconds", async () => {
    site = { "/gas": pageOf("/gas") };
    await visit("/gas");
    isStalled = true;
    jest.useFakeTimers();
    try {
      const answer = visit("/gas");
      await jest.advanceTimersByTimeAsync(4900);
      const early = await Promise.race([answer, Promise.resolve("waiting")]);
      expect(early).toBe("waiting");
      await jest.advanceTimersByTimeAsync(200);
      expect(await (await answer)?.text()).toContain('<p id="saved-copy"');
    } finally {
      jest.useRealTimers();
    }
  });

  test("is never taken from the saved copies while online", async () => {
    site = { "/gas": pageOf("/gas", "Old") };
    await visit("/gas");
    site = { "/gas": pageOf("/gas", "New") };
    expect(await textOf(visit("/gas"))).toContain("New");
  });

  test("that is really a network's login page is shown but not saved", async () => {
    site = { "/gas": fileOf("<title>Log in</title>", "text/html") };
    expect(await textOf(visit("/gas"))).toContain("Log in");
    isOnline = false;
    expect((await visit("/gas"))?.status).toBe(503);
  });

  test("is recognised by its path, however the path is written", async () => {
    site = { "/a&b": pageOf("/a&amp;b") };
    await visit("/a&b");
    expect(caches.listPaths("docs-pages-1")).toEqual(["/a&b"]);
  });

  test("that was never visited is answered with a list of the pages that were", async () => {
    site = { "/gas": pageOf("/gas") };
    await visit("/gas");
    isOnline = false;
    const answer = await visit("/new");
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer?.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(await answer?.text()).toContain('<li><a href="/gas">Fees</a></li>');
  });
});

test.each(["/app-1.js", "/static/a.woff2", "/live/a.css", "/search-index/abc/rest.bin"])(
  "%s never changes: it is fetched once",
  async (path) => {
    const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "";
    site = { [path]: fileOf("first", type) };
    await ask(path);
    site = { [path]: fileOf("second", type) };
    expect(await textOf(ask(path))).toBe("first");
    expect(caches.listPaths("docs-files-1")).toEqual([path]);
  },
);

test.each([
  { path: "/page-data/gas/page-data.json", of: (text: string) => ({ path: "/gas", text }) },
  { path: "/search-index/start.json", of: (text: string) => ({ text }) },
])("$path is loaded from the network, and saved for when there is none", async ({ path, of }) => {
  const answer = (text: string) => fileOf(JSON.stringify(of(text)), "application/json");
  site = { [path]: answer("first") };
  await ask(path);
  site = { [path]: answer("second") };
  expect(await textOf(ask(path))).toContain("second");
  isOnline = false;
  expect(await textOf(ask(path))).toContain("second");
});

test("while offline, saved data is used only for the page that was loaded as a document", async () => {
  const file = "/page-data/gas/page-data.json";
  site = { [file]: fileOf('{"path":"/gas"}', "application/json") };
  await ask(file);
  isOnline = false;
  clients.set("same", { url: `${ORIGIN}/gas/?q=a` });
  clients.set("other", { url: `${ORIGIN}/fees` });
  expect(await textOf(ask(file, { clientId: "same" }))).toContain("/gas");
  // If the data can't be loaded, the framework loads the document, which says that it's a saved copy.
  await expect(ask(file, { clientId: "other" })).rejects.toThrow("no-response");
});

test("only a script is saved at the URL of a script, and only data at the URL of data", async () => {
  site = {
    "/page-data/a/page-data.json": fileOf("null", "application/json"),
    "/a.js": fileOf("<p>Log in", "text/html"),
    "/b.js": () =>
      new Response("", { status: 206, headers: { "content-type": "text/javascript" } }),
  };
  for (const path of Object.keys(site)) expect((await ask(path))?.ok).toBe(true);
  expect([...caches.listPaths("docs-files-1"), ...caches.listPaths("docs-data-1")]).toEqual([]);
});

test.each([
  { address: "/img/a.png", destination: "image", isOurs: false },
  { address: "/static/a.png", destination: "image", isOurs: true },
  { address: "https://other.example/a.js", destination: "script", isOurs: false },
])("$address as an $destination is answered by the worker: $isOurs", async (given) => {
  site = { [given.address]: fileOf("", "image/png") };
  expect((await ask(given.address, given)) !== undefined).toBe(given.isOurs);
});

describe("a page's message", () => {
  beforeEach(() => {
    site = { "/gas": pageOf("/gas"), "/a.js": script("a"), "/search-2.js": script("s") };
  });

  test.each([
    { search: false, files: ["/a.js"] },
    { search: true, files: ["/a.js", "/search-2.js"] },
  ])("saves the files it lists, with the search: $search", async ({ search, files }) => {
    await send("message", { data: { kind: "keep", loaded: ["/gone", "/gas", "/a.js"], search } });
    expect(caches.listPaths("docs-pages-1")).toEqual(["/gas"]);
    expect(caches.listPaths("docs-files-1")).toEqual(files);
  });

  test("of another kind changes nothing", async () => {
    await send("message", { data: { kind: "other", loaded: ["/gas"] } });
    await send("message", {});
    expect(await caches.keys()).toEqual([]);
  });
});

test("a new worker doesn't wait, deletes the caches of earlier ones, and takes over open pages", async () => {
  await caches.open("docs-pages-0");
  await send("install", {});
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  await send("activate", {});
  expect([await caches.keys(), claim.mock.calls.length]).toEqual([[], 1]);
});
