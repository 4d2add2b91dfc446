import type { Page } from "playwright-core";

export const modal = (page: Page) => page.locator(".DocSearch-Modal");
export const input = (page: Page) => page.locator(".DocSearch-Input");
export const hits = (page: Page) => page.locator(".DocSearch-Hit");
export const searchField = (page: Page) => page.locator("[data-navbar] input[name=q]");

export const isOpen = (page: Page): Promise<boolean> => modal(page).isVisible();

export async function openSearchDialog(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await input(page).waitFor();
}

/** Resolves once the search field has the focus, a moment after it is shown. Only then does it receive keypresses. */
export const untilFocused = (page: Page) => page.locator(".DocSearch-Input:focus").waitFor();

export async function search(page: Page, query: string): Promise<void> {
  await openSearchDialog(page);
  await input(page).fill(query);
  // Recent searches are shown as hits too, but without highlights.
  await hits(page).locator("mark").first().waitFor();
}

/** Reads the URLs of the results, in the order in which they are shown. */
export const readUrls = (page: Page): Promise<string[]> =>
  page
    .locator(".DocSearch-Hit a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
