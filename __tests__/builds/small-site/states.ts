import type { Page } from "playwright-core";
import type { Site } from "../../e2e/support/browser";

/** The builds of one site that all test groups share, and the server for them. */
export interface ReaderStates extends Site {
  /**
   * Folders of the builds: the first, one with changed scripts, and one with those scripts and changed text. Only the
   * nightly run makes the last two.
   */
  readonly builds: { readonly first: string; readonly scripts: string; readonly content: string };
  /** Serves another build. Each test begins with the first build. */
  readonly serve: (folder: string) => void;
}

export const title = (page: Page) => page.locator("h1").innerText();
export const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
export const clickNext = (page: Page) => page.locator("a[rel=next]").click();
