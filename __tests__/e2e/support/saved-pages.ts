import type { Page } from "playwright-core";
import { SITE_DIR } from "../../support/built/site-dir";
import { serveSite } from "./browser";
import { expectSoon } from "./expect-soon";

/** Pages used by the tests of saved copies. */
export const FIRST = "/what-is-celo";
export const SECOND = "/build";
export const OTHER = "/developer";

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded|Failed to load resource|503/;

/** The notice above a saved copy. */
export const mark = (page: Page) => page.locator("#saved-copy");
export const title = (page: Page) => page.locator("h1").innerText();
export const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);
export const listCaches = (page: Page) => page.evaluate(() => caches.keys());
/** Lists the URLs of everything that is saved. */
export const listSaved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const saved = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return saved.flat().map((url) => new URL(url).pathname);
  });

/** Lists the files that a page needs for hydration, if the worker saves files of their kind. */
const listNeeded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName("onInitialClientRender");
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files
      .filter(({ responseEnd }) => responseEnd <= hydrated!.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:page-data|static)\/|\.(?:js|css)$/.test(path));
  });

/**
 * Resolves once the current page is saved with everything it needs. The worker saves one file after another, in any
 * order.
 */
export const untilSaved = (page: Page, path: string): Promise<void> =>
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

/** Serves a site whose pages are saved by its worker. */
export function serveSaved() {
  let served = SITE_DIR;
  beforeEach(() => {
    served = SITE_DIR;
  });
  const { openPage, origin } = serveSite(() => served);
  return {
    openPage,
    origin,
    /** Replaces the site with another build until the test ends. */
    serveInstead: (folder: string): void => {
      served = folder;
    },
    /** Opens a page and waits until a worker has saved it. */
    openSaved: async (path: string): Promise<Page> => {
      const page = await openPage({ path, offline: true, expected: OFFLINE });
      await expectSoon(() => isControlled(page), true);
      await untilSaved(page, path);
      return page;
    },
  };
}
