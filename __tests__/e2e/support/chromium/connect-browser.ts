import { type Browser, chromium } from "playwright-core";

/** A connection to the browser of the run; closing it closes its contexts. */
export function connectBrowser(): Promise<Browser> {
  const address = process.env.TEST_BROWSER;
  if (address === undefined) throw new Error("jest.config.mjs has started no browser.");
  return chromium.connect(address);
}
