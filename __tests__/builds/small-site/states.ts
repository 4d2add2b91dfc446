import type { Page } from "playwright-core";
import type { Site } from "../../e2e/support/browser";

/** Builds of one site, made for all groups of tests, and what serves them. */
export interface ReaderStates extends Site {
  /**
   * Folders of the builds: the first; in the nightly run also one with other scripts, and one with those scripts and
   * another text.
   */
  readonly builds: { readonly first: string; readonly scripts: string; readonly content: string };
  /** Puts another build in the place of the one that is served; each test begins with the first. */
  readonly serve: (folder: string) => void;
}

export const title = (page: Page) => page.locator("h1").innerText();
export const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
export const clickNext = (page: Page) => page.locator("a[rel=next]").click();
