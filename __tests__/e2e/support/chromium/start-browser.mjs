import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { FLAGS, findChromium } from "../../../../bench/browser/system-chromium.mjs";

/**
 * Chromium without windows and the compositor that draws them. It opens a page in half the time that Chromium itself
 * takes.
 */
const SHELL = "/usr/bin/chromium-headless-shell";

/** Finds the browser for the tests: Chromium's headless shell or, if it isn't installed, Chromium itself. */
const findTestBrowser = () =>
  process.env.CHROMIUM_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium();

/** Makes all tabs of a context share a process, so that the site's scripts are compiled only once (context-pool.ts). */
const ONE_PROCESS = "--process-per-site";

/** jest's globalSetup: starts one browser for all test files in a run. */
export default async function startBrowser() {
  const server = await chromium.launchServer({
    executablePath: findTestBrowser(),
    args: [...FLAGS, ONE_PROCESS],
  });
  process.env.TEST_BROWSER = server.wsEndpoint();
  Object.assign(globalThis, { testBrowser: server });
}
