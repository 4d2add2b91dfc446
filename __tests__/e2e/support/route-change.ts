import type { Page } from "playwright-core";

/** Two docs in the same sidebar. The first links to the second. */
export const ENTRY = "/build/quickstart";
export const OTHER = "/build/build-with-defi";

/** Returns the URL of the data that is fetched when a reader navigates to a page. */
export const dataOf = (path: string): string => `/page-data${path}/page-data.json`;

export const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]:visible`).first();

/** Adds a link to the text of a page, for pages that don't have this link. */
export const addLink = (page: Page, href: string) =>
  page.locator(".prose").evaluate((prose, to) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = "A link of the test";
    prose.prepend(link);
  }, href);
export const added = (page: Page) => page.getByRole("link", { name: "A link of the test" });
