import { type Browser, chromium } from "playwright-core";

/** A connection to the browser of the run; when it is closed, its contexts are gone. */
export function connectBrowser(): Promise<Browser> {
  const address = process.env.TEST_BROWSER;
  if (address === undefined) throw new Error("jest.config.mjs has started no browser.");
  return chromium.connect(address);
}
