import { jest } from "@jest/globals";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { serve } from "../../../bench/serve.mjs";
import { SITE_DIR } from "./built/site-dir";
import { connectBrowser } from "./chromium/connect-browser";
import { type ContextPool, createContextPool } from "./chromium/context-pool";
import { readHeaders } from "./headers";

export const PHONE = 390;
export const DESKTOP = 1440;

/** Width and colour mode of the readers that every kind of page is tested for. */
export const READERS = [
  [PHONE, "dark"],
  [PHONE, "light"],
  [DESKTOP, "dark"],
  [DESKTOP, "light"],
] as const;

/** Longer than any wait inside a test, so that a test ends with the message of that wait. */
const TEST_MS = 120_000;

export interface OpenOptions {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  /** What the reader chose earlier. */
  readonly theme?: "dark" | "light";
  /** The colour mode of the reader's system; Chromium's default is light. */
  readonly systemTheme?: "dark" | "light";
  readonly scripts?: boolean;
  /** Whether animations run, as they do for most readers. Without them, scrolling and folding take one frame. */
  readonly motion?: boolean;
  /** A tab of a browser that is already open: same storage, same clipboard. */
  readonly context?: BrowserContext;
  /** Whether the browser's cache is empty, too. Otherwise only its storage is cleared. */
  readonly fresh?: boolean;
  /** Runs before the first request. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Console messages and failed requests this test is about; anything else fails it. */
  readonly expected?: RegExp;
  /** This test tries to break the security policy, and its page may say so. */
  readonly breaksPolicy?: boolean;
  /** Whether a service worker may come; page.route sees no request that one answers. */
  readonly offline?: boolean;
  /** Whether to wait until the framework listens; true unless scripts are off. */
  readonly hydrated?: boolean;
  /** Whether to wait for the load event. False for a test that delays a file which the event would wait for. */
  readonly loaded?: boolean;
}

export interface Site {
  readonly origin: () => string;
  readonly openPage: (options: OpenOptions) => Promise<Page>;
  /** Whether a page of this test has already done something that makes the test fail. */
  readonly hasProblems: () => boolean;
}

/** What Chromium prints when the security policy stops something. */
const POLICY_VIOLATION =
  /Content Security Policy|Permissions policy|ERR_BLOCKED_BY_CSP|requires 'Trusted/i;

/** A browser without service workers; Playwright's own way of blocking them writes to the page's console. */
const hideWorkers = (): void => {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
};

/** How much of a page is loaded. This is for the message of a test that has waited too long. */
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
 * Resolves when the framework has come and the page has been drawn with it. It asks by the clock: a page for which
 * Chromium draws no frames would never answer.
 */
export async function untilHydrated(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => window.appIsReady === true, undefined, { polling: 50 });
  } catch (error) {
    throw new Error(`no framework: ${JSON.stringify(await tellProgress(page), undefined, 1)}`, {
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

/** Records everything that the console shows, and every failed request. */
function watchProblems(page: Page, origin: string, report: (problem: string) => void): void {
  page.on("console", (message) => {
    report(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => {
    report(`page error: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser cancels the requests of a page that it leaves.
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

/** The reader's choice, stored before any script of the page runs, but not again on a reload. */
const chooseTheme = (page: Page, origin: string, theme: "dark" | "light") =>
  page.addInitScript(
    (choice) => {
      if (location.origin === choice.origin) localStorage.setItem("theme", choice.theme);
    },
    { origin, theme },
  );

/**
 * A static server for the tests of a file, and the browser of the run; the server sends the headers the build has
 * written, so every page is under the site's security policy. A test fails when one of its pages wrote to the console,
 * threw, asked another host for something, or asked for something that could not be had. `folder` is asked at every
 * request: a test may put another site in its place while pages are open.
 */
export function serveSite(folder: () => string = () => SITE_DIR): Site {
  let browser: Browser;
  let contexts: ContextPool;
  let server: Awaited<ReturnType<typeof serve>>;
  let problems: string[] = [];

  jest.setTimeout(TEST_MS);
  beforeAll(async () => {
    server = await serve(folder, { headersOf: readHeaders });
    browser = await connectBrowser();
    contexts = createContextPool(browser, server.origin);
  });
  afterEach(async () => {
    await contexts.giveBack();
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  return {
    origin: () => server.origin,
    hasProblems: () => problems.length > 0,
    openPage: async (options) => {
      const page = await (options.context?.newPage() ??
        contexts.openTab(
          {
            viewport: { width: options.width ?? DESKTOP, height: options.height ?? 900 },
            javaScriptEnabled: options.scripts ?? true,
            reducedMotion: options.motion ? "no-preference" : "reduce",
            colorScheme: options.systemTheme ?? "light",
          },
          // Files that a service worker has saved, and the missing network, would remain after the test.
          { isFresh: options.fresh === true || options.offline === true },
        ));
      page.setDefaultTimeout(30_000);
      watchProblems(page, server.origin, (problem) => {
        // What the policy stops is always an error, whatever else the test expects.
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
    },
  };
}
