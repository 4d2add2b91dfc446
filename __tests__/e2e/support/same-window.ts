import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Lost when the browser loads a page anew. */
    isSameWindow?: boolean;
  }
}

/** Marks the window, so that `isSameWindow` tells whether the browser has loaded a page anew since. */
export const markWindow = (page: Page) => page.evaluate(() => void (window.isSameWindow = true));
export const isSameWindow = (page: Page) => page.evaluate(() => window.isSameWindow === true);

/** Resolves when the page at `path` is shown. */
export const untilShown = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
