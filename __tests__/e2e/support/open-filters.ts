import type { Page } from "playwright-core";

/** Expands the filters of a list if a narrow window has collapsed them. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.locator("main details[data-filters]:not([open]) > summary");
  if (await fold.isVisible()) await fold.click();
}
