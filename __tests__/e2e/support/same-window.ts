import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** This property is lost when the browser loads a document. */
    isSameWindow?: boolean;
  }
}

/** Marks the window, so that `isSameWindow` can tell whether the browser has loaded a document since. */
export const markWindow = (page: Page) => page.evaluate(() => void (window.isSameWindow = true));
export const isSameWindow = (page: Page) => page.evaluate(() => window.isSameWindow === true);

/** Resolves once the page at `path` is shown. */
export const untilShown = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
