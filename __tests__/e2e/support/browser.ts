import { jest } from "@jest/globals";
import { type Browser, type BrowserContext, type Page, chromium } from "playwright-core";
import { serve } from "../../../bench/serve.mjs";
import { FLAGS, findChromium } from "../../../bench/system-chromium.mjs";
import { readHeaders } from "./headers";
import { SITE_DIR } from "./site-dir";

export const PHONE = 390;
export const DESKTOP = 1440;

/** Width and colour mode of the readers that every kind of page is tested for. */
export const READERS = [
  [PHONE, "dark"],
  [PHONE, "light"],
  [DESKTOP, "dark"],
  [DESKTOP, "light"],
] as const;

/** Longer than any wait within a test, so that the wait's own message is read. */
const TEST_MS = 120_000;

export interface OpenOptions {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  /** What the reader chose earlier. */
  readonly theme?: "dark" | "light";
  /** What the reader's system prefers; Chromium says light when it is not told. */
  readonly systemTheme?: "dark" | "light";
  readonly scripts?: boolean;
  /** Whether things move as for most readers; without it scrolling and folding take one frame. */
  readonly motion?: boolean;
  /** A tab of a browser that is already open: same storage, same clipboard. */
  readonly context?: BrowserContext;
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
}

export interface Site {
  readonly origin: () => string;
  readonly openPage: (options: OpenOptions) => Promise<Page>;
}

/** How Chromium tells of what the security policy has stopped. */
const POLICY_VIOLATION =
  /Content Security Policy|Permissions policy|ERR_BLOCKED_BY_CSP|requires 'Trusted/i;

/** A browser without service workers; Playwright's own way of blocking them writes to the page's console. */
const hideWorkers = (): void => {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
};

/** Resolves when the framework has come and the page has been drawn with it. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.appIsReady === true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Writes down everything that a reader's console would show or the network refuse. */
function watchProblems(page: Page, origin: string, report: (problem: string) => void): void {
  page.on("console", (message) => {
    report(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => {
    report(`page error: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left cancels what it was still fetching.
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

/**
 * One browser and one static server for the tests of a file; the server sends the headers the build has written, so
 * every page is under the site's security policy. A test fails when one of its pages wrote to the console,
 * threw, asked another host for something, or asked for something that could not be had. `folder` is asked at every
 * request: a test may put another site in its place while pages are open.
 */
export function serveSite(folder: () => string = () => SITE_DIR): Site {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  let problems: string[] = [];

  jest.setTimeout(TEST_MS);
  beforeAll(async () => {
    server = await serve(folder, { headersOf: readHeaders });
    browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const createContext = (options: OpenOptions): Promise<BrowserContext> =>
    browser.newContext({
      viewport: { width: options.width ?? DESKTOP, height: options.height ?? 900 },
      javaScriptEnabled: options.scripts ?? true,
      reducedMotion: options.motion ? "no-preference" : "reduce",
      colorScheme: options.systemTheme ?? "light",
      storageState: {
        cookies: [],
        origins: options.theme
          ? [{ origin: server.origin, localStorage: [{ name: "theme", value: options.theme }] }]
          : [],
      },
    });

  return {
    origin: () => server.origin,
    openPage: async (options) => {
      const context = options.context ?? (await createContext(options));
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      watchProblems(page, server.origin, (problem) => {
        // Whatever else a test expects: what the policy stops is a fault.
        const isAllowed = POLICY_VIOLATION.test(problem)
          ? options.breaksPolicy === true
          : options.expected?.test(problem);
        if (!isAllowed) problems.push(`${options.path} ${problem}`);
      });
      if (!options.offline) await page.addInitScript(hideWorkers);
      await options.prepare?.(page);
      await page.goto(server.origin + options.path);
      if (options.hydrated ?? options.scripts ?? true) await untilHydrated(page);
      return page;
    },
  };
}
