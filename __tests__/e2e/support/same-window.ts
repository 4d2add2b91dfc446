import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Lost when the browser reloads a page. */
    isSameWindow?: boolean;
  }
}

/** Marks the window, so that `isSameWindow` detects whether the browser has reloaded a page since. */
export const markWindow = (page: Page) => page.evaluate(() => void (window.isSameWindow = true));
export const isSameWindow = (page: Page) => page.evaluate(() => window.isSameWindow === true);

/** Resolves when the page at `path` is shown. */
export const untilShown = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
