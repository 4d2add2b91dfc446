import { type Browser, chromium } from "playwright-core";

/** Connects to the run's browser. Closing the connection closes its contexts. */
export function connectBrowser(): Promise<Browser> {
  const address = process.env.TEST_BROWSER;
  if (address === undefined) throw new Error("jest.config.mjs hasn't started a browser.");
  return chromium.connect(address);
}
