import type { Page } from "playwright-core";

/** Unfolds the filters of a list if a narrow window folds them. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.locator("main details[data-filters]:not([open]) > summary");
  if (await fold.isVisible()) await fold.click();
}
