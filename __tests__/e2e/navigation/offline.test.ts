import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Page, Request, Route } from "playwright-core";
import { listPublic } from "../../../src/build/store/list-public";
import { temporaryFolders } from "../../support/folder";
import { serveSite, untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { untilShown } from "../support/same-window";
import { SITE_DIR } from "../support/site-dir";

const newFolder = temporaryFolders();
/** The folder that is served; a test may put another build in its place. */
let served = SITE_DIR;
beforeEach(() => {
  served = SITE_DIR;
});
const { openPage, origin } = serveSite(() => served);

const FIRST = "/what-is-celo";
const SECOND = "/build";
const OTHER = "/developer";
const NEVER_SEEN = "/cel2";
const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded|Failed to load resource|503/;

const mark = (page: Page) => page.locator("#saved-copy");
const title = (page: Page) => page.locator("h1").innerText();
const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);
const listCaches = (page: Page) => page.evaluate(() => caches.keys());
/** Addresses of everything that is saved. */
const listSaved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const saved = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return saved.flat().map((url) => new URL(url).pathname);
  });

/** What the page could not have been hydrated without, of the kinds that the worker saves. */
const listNeeded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName("onInitialClientRender");
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files
      .filter(({ responseEnd }) => responseEnd <= hydrated!.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:page-data|static)\/|\.(?:js|css)$/.test(path));
  });

/** Resolves when the page shown is saved with all it needs: the worker saves file by file, in no order. */
const untilSaved = (page: Page, path: string): Promise<void> =>
  expectSoon(
    async () => {
      const [saved, needed] = await Promise.all([listSaved(page), listNeeded(page)]);
      return {
        hasApp: needed.some((one) => one.startsWith("/app-")),
        missing: [path, ...needed].filter((one) => !saved.includes(one)),
      };
    },
    { hasApp: true, missing: [] },
  );

/** A page with a worker that has saved it. */
async function openSaved(path: string): Promise<Page> {
  const page = await openPage({ path, offline: true, expected: OFFLINE });
  await expectSoon(() => isControlled(page), true);
  await untilSaved(page, path);
  return page;
}

test("the worker comes after the page has loaded and is idle, not before", async () => {
  const order: string[] = [];
  const page = await openPage({
    path: FIRST,
    offline: true,
    prepare: (tab) => {
      tab.context().on("request", (request) => order.push(new URL(request.url()).pathname));
      return tab.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...given) {
          (window as { registeredAt?: number }).registeredAt = performance.now();
          return register.apply(this, given);
        };
      });
    },
  });
  await expectSoon(() => isControlled(page), true);
  const [registeredAt, loadedAt, startedAt] = await page.evaluate(() => [
    (window as { registeredAt?: number }).registeredAt ?? 0,
    (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    performance.getEntriesByName("hydrate-start")[0]?.startTime ?? Infinity,
  ]);
  expect(registeredAt).toBeGreaterThan(loadedAt);
  expect(registeredAt).toBeGreaterThan(startedAt);
  expect(order[0]).toBe(FIRST);
});

test("a page that was read is there without a network, marked, whole and alive", async () => {
  const page = await openSaved(FIRST);
  const heading = await title(page);
  await page.context().setOffline(true);
  await page.reload();
  expect(await title(page)).toBe(heading);
  expect(await mark(page).innerText()).toMatch(
    /^You are offline: this is a saved copy of \d{1,2} \w+ \d{4}\.$/,
  );
  expect(await mark(page).getAttribute("role")).toBe("status");
  await untilHydrated(page);
  // Styles and scripts are there too.
  const styled = () =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-page") !== "";
  expect(await page.evaluate(styled)).toBe(true);
  const box = (await mark(page).boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
});

test("online no page has the mark", async () => {
  const page = await openSaved(FIRST);
  await page.reload();
  await untilHydrated(page);
  expect(await mark(page).count()).toBe(0);
});

test("a page that was come to in place is saved as well", async () => {
  const page = await openSaved(FIRST);
  await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
  await page.waitForURL(origin() + SECOND);
  await untilShown(page, SECOND);
  await expectSoon(async () => (await listSaved(page)).includes(SECOND), true);
  const heading = await title(page);
  await page.context().setOffline(true);
  await page.goto(origin() + SECOND);
  expect([await title(page), await mark(page).count()]).toEqual([heading, 1]);
});

test("from saved page to saved page every one bears the mark, and online again none", async () => {
  const page = await openSaved(FIRST);
  await page.goto(origin() + SECOND);
  await untilHydrated(page);
  await untilSaved(page, SECOND);
  const heading = await title(page);
  await page.goto(origin() + FIRST);
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
  await page.waitForURL(origin() + SECOND);
  await expectSoon(() => title(page), heading);
  expect(await mark(page).count()).toBe(1);
  await untilHydrated(page);
  await page.context().setOffline(false);
  await page.locator(`[data-navbar] a[data-area][href="${FIRST}"]`).click();
  await page.waitForURL(origin() + FIRST);
  await expectSoon(() => mark(page).count(), 0);
});

test("a page that was never read says so, and lists those there are", async () => {
  const page = await openSaved(FIRST);
  await page.context().setOffline(true);
  await page.goto(origin() + NEVER_SEEN);
  expect(await title(page)).toBe("You are offline, and this page is not saved");
  await page.locator(`a[href="${FIRST}"]`).click();
  await page.waitForURL(origin() + FIRST);
  expect(await mark(page).count()).toBe(1);
});

test("from the second visit on the search answers without a network", async () => {
  const page = await openSaved(FIRST);
  expect((await listSaved(page)).filter((one) => one.startsWith("/search-index/"))).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  await expectSoon(
    async () => (await listSaved(page)).filter((one) => one.startsWith("/search-index/")).length,
    2,
  );
  // Its scripts too; the worker has their names from the build.
  const worker = readFileSync(join(SITE_DIR, "sw.js"), "utf8");
  const files = [...worker.matchAll(/"(\/[^"]+\.(?:js|bin))"/g)].map(([, file = ""]) => file);
  await expectSoon(async () => {
    const saved = await listSaved(page);
    return files.filter((one) => !saved.includes(one));
  }, []);
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await page.locator(".DocSearch-Input").fill("fee currency");
  await expectSoon(async () => (await page.locator(".DocSearch-Hit").count()) > 2, true);
});

describe("a new build", () => {
  const WORDS = "said anew in another build";
  const text = (page: Page) => page.locator("main [data-segment] p").first().innerText();

  /** A copy of the site with other words on one page, in the part that React leaves alone. */
  function changeWords(): string {
    const folder = join(newFolder(), "public");
    cpSync(SITE_DIR, folder, { recursive: true });
    const html = readFileSync(join(folder, FIRST, "index.html"), "utf8");
    const changed = html.replace(
      /(<main[\s\S]*?data-segment[\s\S]*?<p>)[\s\S]*?<\/p>/,
      `$1${WORDS}</p>`,
    );
    expect(changed).not.toBe(html);
    writeFileSync(join(folder, FIRST, "index.html"), changed);
    writeFileSync(join(folder, `${FIRST}.html`), changed);
    return folder;
  }

  /** A copy of the site as if its scripts had changed: other names, another hash of the whole. */
  function changeScripts(): string {
    const folder = join(newFolder(), "public");
    cpSync(SITE_DIR, folder, { recursive: true });
    const hash = / data-build="([^"]*)"/.exec(
      readFileSync(join(folder, "index.html"), "utf8"),
    )?.[1];
    const app = readdirSync(folder).find((name) => /^app-[0-9a-f]+\.js$/.test(name));
    if (hash === undefined || app === undefined) throw new Error("The build has no app script.");
    const other = "f".repeat(hash.length);
    const newApp = `app-${other}.js`;
    for (const file of listPublic(folder).filter((one) => /\.(?:html|json)$/.test(one))) {
      const path = join(folder, file);
      const before = readFileSync(path, "utf8");
      const after = before.replaceAll(hash, other).replaceAll(app, newApp);
      if (after !== before) writeFileSync(path, after);
    }
    renameSync(join(folder, app), join(folder, newApp));
    return folder;
  }

  test("is read at the next visit, not the saved one before it", async () => {
    const page = await openSaved(FIRST);
    served = changeWords();
    await page.reload();
    expect(await text(page)).toBe(WORDS);
    await untilHydrated(page);
    // And it is this one that is saved now.
    await expectSoon(() => isControlled(page), true);
    const readSaved = () =>
      page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? "", FIRST);
    await expectSoon(async () => (await readSaved()).includes(WORDS), true);
    await page.context().setOffline(true);
    await page.reload();
    expect([await text(page), await mark(page).count()]).toEqual([WORDS, 1]);
  });

  test("under an open tab with a worker: the next page is loaded whole, once, and is of the new build", async () => {
    const page = await openSaved(FIRST);
    await page.evaluate(() => void ((window as { isOld?: boolean }).isOld = true));
    served = changeScripts();
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.locator(`[data-navbar] a[data-area][href="${OTHER}"]`).click();
    await page.waitForURL(origin() + OTHER);
    await expectSoon(() => page.evaluate(() => "isOld" in window), false);
    await untilHydrated(page);
    expect(loads).toBe(1);
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toMatch(/^f+$/);
    expect(await mark(page).count()).toBe(0);
    // From here on in place again.
    await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
    await page.waitForURL(origin() + SECOND);
    expect(loads).toBe(1);
  });

  test("beside saved pages of the old one: offline both are read, and neither loads over and over", async () => {
    const page = await openSaved(FIRST);
    const heading = await title(page);
    served = changeScripts();
    await page.goto(origin() + SECOND);
    await untilHydrated(page);
    await untilSaved(page, SECOND);
    const secondHeading = await title(page);
    await page.context().setOffline(true);
    for (const [path, words] of [
      [FIRST, heading],
      [SECOND, secondHeading],
    ] as const) {
      let loads = 0;
      const count = (request: Request): void => {
        if (request.isNavigationRequest()) loads += 1;
      };
      page.on("request", count);
      await page.goto(origin() + path);
      await page.waitForTimeout(1500); // Longer than it takes to start, and to find that scripts do not fit.
      page.off("request", count);
      expect([await title(page), await mark(page).count()]).toEqual([words, 1]);
      // Once more at most, in the hope of scripts that fit.
      expect(loads).toBeLessThanOrEqual(2);
    }
    await untilHydrated(page);
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toMatch(/^f+$/);
  });

  test("with saving switched off takes away the worker and everything it has saved", async () => {
    const page = await openSaved(FIRST);
    await page.evaluate(() => caches.open("of-somebody-else"));
    expect(await listCaches(page)).toContain("docs-pages-1");
    const folder = join(newFolder(), "public");
    mkdirSync(folder);
    cpSync(SITE_DIR, folder, { recursive: true });
    writeFileSync(join(folder, "sw.js"), await buildWorker("service-worker-off"));
    served = folder;
    await page.reload();
    await expectSoon(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      0,
    );
    await expectSoon(() => listCaches(page), ["of-somebody-else"]);
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expectSoon(databases, []);
  });
});

describe("a network that wants a login first", () => {
  const LOGIN = "<!doctype html><title>Hotel</title><main><h1>Hotel</h1></main>";
  const NEXT = "/build/build-on-minipay/code-library";
  /** The site with the page of the login, for what is redirected is asked for at the server itself. */
  function addLogin(): string {
    const folder = newFolder();
    for (const name of readdirSync(SITE_DIR)) symlinkSync(join(SITE_DIR, name), join(folder, name));
    writeFileSync(join(folder, "hotel.html"), LOGIN);
    return folder;
  }
  /** Addresses of whatever is saved and holds `words`. */
  const listSavedWith = (page: Page, words: string): Promise<string[]> =>
    page.evaluate(async (part) => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request))?.text()) ?? "";
          if (text.includes(part)) found.push(request.url);
        }
      }
      return found;
    }, words);

  test.each<readonly [name: string, answer: (route: Route) => Promise<void>]>([
    [
      "with its page for everything",
      (route) => route.fulfill({ status: 200, contentType: "text/html", body: LOGIN }),
    ],
    [
      "with its page, called what was asked for",
      (route) => {
        const path = new URL(route.request().url()).pathname;
        const contentType = path.endsWith(".json")
          ? "application/json"
          : path.endsWith(".js")
            ? "text/plain"
            : "text/html";
        return route.fulfill({ status: 200, contentType, body: LOGIN });
      },
    ],
    [
      "with data of its own",
      (route) =>
        route.fulfill({ status: 200, contentType: "application/json", body: '{"Hotel":true}' }),
    ],
    [
      "with a redirect to its page",
      (route) =>
        route.request().url().endsWith("/hotel")
          ? route.continue()
          : route.fulfill({ status: 302, headers: { location: `${origin()}/hotel` } }),
    ],
  ])("%s: nothing of it is saved, and the saved pages stay", async (_, answer) => {
    served = addLogin();
    const page = await openSaved(FIRST);
    const heading = await title(page);
    const asked: string[] = [];
    const answerAll = (route: Route): Promise<void> => {
      asked.push(new URL(route.request().url()).pathname);
      return answer(route);
    };
    await page.context().route("**/*", answerAll);
    // Asked for as the framework does in place, as pages ask for theirs to be kept, and as an address that is opened.
    await page.evaluate(
      async (paths) => {
        await Promise.allSettled(paths.map((path) => fetch(path)));
        navigator.serviceWorker.controller?.postMessage({ kind: "keep", loaded: paths });
      },
      [FIRST, NEXT, `/page-data${NEXT}/page-data.json`, "/page-data/app-data.json", "/app-0.js"],
    );
    // Later than what the worker was told to keep, it is asked for these.
    await page.goto(origin() + FIRST);
    await page.goto(origin() + NEXT);
    expect(asked).toEqual(expect.arrayContaining([FIRST, NEXT]));
    await page.context().unroute("**/*", answerAll);
    await page.goto(origin() + OTHER);
    expect(await listSavedWith(page, "Hotel")).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(origin() + FIRST);
    expect([await title(page), await mark(page).count()]).toEqual([heading, 1]);
    await page.goto(origin() + NEXT);
    expect(await title(page)).toBe("You are offline, and this page is not saved");
  });
});

/** The worker of a build that is configured otherwise. */
async function buildWorker(name: string): Promise<string> {
  const { bundleWorker } = await import("../../../src/build/scripts/write-service-worker");
  return bundleWorker(process.cwd(), name, []);
}

test("every name of a saved file is one the site has", async () => {
  const page = await openSaved(FIRST);
  const scripts = new Set(readdirSync(SITE_DIR).map((name) => `/${name}`));
  const saved = (await listSaved(page)).filter((one) => /^\/[^/]+\.(?:js|css)$/.test(one));
  expect(saved.length).toBeGreaterThan(3);
  expect(saved.filter((one) => !scripts.has(one))).toEqual([]);
});
