import { jest } from "@jest/globals";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { serve } from "../../../bench/serve.mjs";
import { readHeaders } from "../../support/built/headers";
import { SITE_DIR } from "../../support/built/site-dir";
import { connectBrowser } from "./chromium/connect-browser";
import { type ContextPool, createContextPool } from "./chromium/context-pool";

export const PHONE = 390;
export const DESKTOP = 1440;

/**
 * The widths and color modes in which axe checks a state. Colors don't depend on the width, nor the layout on the
 * mode, so two of the four combinations show everything.
 */
export const READERS = [
  [PHONE, "dark"],
  [DESKTOP, "light"],
] as const;

/**
 * Time limit of a test, in ms. It is longer than any wait inside a test, so that a wait fails first, with its own
 * message.
 */
const TEST_MS = 120_000;

export interface OpenOptions {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  /** The color mode that the reader chose earlier. */
  readonly theme?: "dark" | "light";
  /** The color mode of the reader's system; Chromium's default is light. */
  readonly systemTheme?: "dark" | "light";
  readonly scripts?: boolean;
  /** True if animations run, as they do for most readers. Without them, scrolling and collapsing take one frame. */
  readonly motion?: boolean;
  /** An existing browser context for the tab, so that it shares storage and the clipboard with other tabs. */
  readonly context?: BrowserContext;
  /** True to start with an empty browser cache. Otherwise only the browser's storage is cleared. */
  readonly fresh?: boolean;
  /** Runs before the first request. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Console messages and failed requests that this test expects. Any others make the test fail. */
  readonly expected?: RegExp;
  /** True if this test tries to violate the security policy, so its page may report violations. */
  readonly breaksPolicy?: boolean;
  /** True if a service worker may run. page.route can't intercept requests that a worker answers. */
  readonly offline?: boolean;
  /** True to wait until the framework has hydrated the page. The default is true unless scripts are off. */
  readonly hydrated?: boolean;
  /**
   * False if the test delays a file that the load event waits for. Otherwise, opening the page waits for that event.
   */
  readonly loaded?: boolean;
}

export interface Site {
  readonly origin: () => string;
  readonly openPage: (options: OpenOptions) => Promise<Page>;
  /**
   * Opens a page once for all tests of a `describe`, which only read it, and returns a function that returns it. What
   * the page reports fails the test during which it does so.
   */
  readonly openForAll: (options: OpenOptions) => () => Page;
}

/** Matches Chromium's messages about things that the security policy blocks. */
const POLICY_VIOLATION =
  /Content Security Policy|Permissions policy|ERR_BLOCKED_BY_CSP|requires 'Trusted/i;

/**
 * Makes the browser look as if it didn't support service workers. Playwright's own way of blocking them writes to the
 * console.
 */
const hideWorkers = (): void => {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
};

/** Describes how much of a page has loaded, for the error message of a wait that took too long. */
const tellProgress = (page: Page) =>
  page.evaluate(() => ({
    url: location.href,
    readyState: document.readyState,
    visibility: document.visibilityState,
    isAskedFor: performance.getEntriesByName("hydrate-start").length > 0,
    scripts: [...document.scripts].map(({ src }) => src).filter(Boolean),
    loaded: performance
      .getEntriesByType("resource")
      .map(({ name, duration }) => `${name} ${Math.round(duration)} ms`),
  }));

/**
 * Resolves once the framework has loaded and rendered the page. Polls with a timer, because Chromium doesn't draw
 * frames for every page, so waiting for one might never end.
 */
export async function untilHydrated(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => window.appIsReady === true, undefined, { polling: 50 });
  } catch (error) {
    throw new Error(`Not hydrated: ${JSON.stringify(await tellProgress(page), undefined, 1)}`, {
      cause: error,
    });
  }
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 1000);
      }),
  );
}

/** Records all console messages and every failed request. */
function watchProblems(page: Page, origin: string, report: (problem: string) => void): void {
  page.on("console", (message) => {
    report(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => {
    report(`page error: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // When the browser leaves a page, it cancels the page's requests.
    if (reason !== "net::ERR_ABORTED") report(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob|about):/.test(url) && !url.startsWith(origin)) report(`foreign: ${url}`);
  });
}

/** Stores the reader's choice before any script of the page runs, but not again on a reload. */
const chooseTheme = (page: Page, origin: string, theme: "dark" | "light") =>
  page.addInitScript(
    (choice) => {
      if (location.origin === choice.origin) localStorage.setItem("theme", choice.theme);
    },
    { origin, theme },
  );

/**
 * Starts a static server for the tests of a file, and connects to the run's browser. The server sends the headers that
 * the build has written, so every page is under the site's security policy. A test fails if one of its pages writes to
 * the console, throws, sends a request to another host, or requests something that can't be loaded. `folder` is called
 * for every request, so a test may replace the site while pages are open.
 */
export function serveSite(folder: () => string = () => SITE_DIR): Site {
  let browser: Browser;
  let contexts: ContextPool;
  let server: Awaited<ReturnType<typeof serve>>;
  let problems: string[] = [];
  /** Pages that stay open until the end of their `describe`. */
  const shared = new Set<Page>();

  jest.setTimeout(TEST_MS);
  beforeAll(async () => {
    server = await serve(folder, { headersOf: readHeaders });
    browser = await connectBrowser();
    contexts = createContextPool(browser, server.origin);
  });
  afterEach(async () => {
    await contexts.giveBack(shared);
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const openPage = async (options: OpenOptions): Promise<Page> => {
    const page = await (options.context?.newPage() ??
      contexts.openTab({
        scripts: options.scripts ?? true,
        // Otherwise, files saved by a service worker, and the offline setting, would outlast the test.
        isFresh: options.fresh === true || options.offline === true,
      }));
    page.setDefaultTimeout(30_000);
    await page.setViewportSize({
      width: options.width ?? DESKTOP,
      height: options.height ?? 900,
    });
    await page.emulateMedia({
      reducedMotion: options.motion ? "no-preference" : "reduce",
      colorScheme: options.systemTheme ?? "light",
    });
    watchProblems(page, server.origin, (problem) => {
      // A policy violation is always an error, whatever else the test expects.
      const isAllowed = POLICY_VIOLATION.test(problem)
        ? options.breaksPolicy === true
        : options.expected?.test(problem);
      if (!isAllowed) problems.push(`${page.url().replace(server.origin, "")} ${problem}`);
    });
    if (!options.offline) await page.addInitScript(hideWorkers);
    const choice = options.theme && (await chooseTheme(page, server.origin, options.theme));
    await options.prepare?.(page);
    await page.goto(server.origin + options.path, {
      waitUntil: options.loaded === false ? "domcontentloaded" : "load",
    });
    await choice?.dispose();
    if (options.hydrated ?? options.scripts ?? true) await untilHydrated(page);
    return page;
  };

  return {
    origin: () => server.origin,
    openPage,
    openForAll: (options) => {
      let page: Page | undefined;
      beforeAll(async () => {
        page = await openPage(options);
        shared.add(page);
      });
      afterAll(async () => {
        if (!page) return;
        shared.delete(page);
        await page.close();
      });
      return () => {
        if (!page) throw new Error(`${options.path} isn't open before the tests begin.`);
        return page;
      };
    },
  };
}
