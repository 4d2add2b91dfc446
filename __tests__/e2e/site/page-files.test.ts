import type { Page } from "playwright-core";
import { serveSite, untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { ENTRY, OTHER, addLink, added, dataOf, linkTo } from "../support/route-change";
import { isSameWindow, markWindow, untilShown } from "../support/same-window";

const { openPage, origin } = serveSite();

describe("prefetching", () => {
  const watchRequests = (page: Page): string[] => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    return paths;
  };

  test("begins when a link of the text comes into view", async () => {
    const page = await openPage({ path: ENTRY, fresh: true });
    const next = (await page.locator("a[rel=next]").getAttribute("href"))!;
    const paths = watchRequests(page);
    await page.locator("a[rel=next]").scrollIntoViewIfNeeded();
    const data = dataOf(next);
    await expectSoon(() => paths.includes(data), true);
    await page.locator("a[rel=next]").click();
    await untilShown(page, next);
    expect(paths.filter((path) => path === data)).toHaveLength(1);
  });
});

describe("a page that can't be loaded", () => {
  test("is loaded as a document, with one warning", async () => {
    const pattern = /build-with-defi\/page-data\.json/;
    const said: string[] = [];
    let isBroken = true;
    const page = await openPage({
      path: ENTRY,
      expected: /build-with-defi/,
      prepare: async (tab) => {
        tab.on("console", (message) => said.push(`${message.type()} ${message.text()}`));
        await tab.route(pattern, (route) => (isBroken ? route.abort() : route.continue()));
      },
    });
    // Lets the new page load the file. Otherwise, it would print a warning of its own.
    page.on("framenavigated", () => (isBroken = false));
    await markWindow(page);
    await addLink(page, `${OTHER}?a=b#tools`);
    await added(page).evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL(`${origin()}${OTHER}?a=b#tools`);
    await expectSoon(() => isSameWindow(page), false);
    expect(said.filter((line) => line.startsWith("warning"))).toEqual([
      expect.stringContaining("could not be loaded, so the browser does a full page load."),
    ]);
    await page.goto(origin() + OTHER);
    await untilHydrated(page);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("can be visited when its data keeps failing: it stays static, and its links work", async () => {
    const page = await openPage({
      path: ENTRY,
      expected: /build-with-defi/,
      prepare: (tab) => tab.route(/page-data\/build\/build-with-defi/, (route) => route.abort()),
    });
    await linkTo(page, OTHER).click();
    await page.waitForLoadState("load");
    await untilShown(page, OTHER);
    let loads = 0;
    page.on("framenavigated", () => (loads += 1));
    await page.waitForLoadState("networkidle"); // By then, the page has requested its data again, in vain.
    expect(loads).toBe(0);
    await page.locator("a[rel=next]").click();
    await page.waitForURL((url) => url.pathname !== OTHER);
    await untilHydrated(page);
  });
});
