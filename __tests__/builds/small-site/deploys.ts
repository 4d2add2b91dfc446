import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { untilHydrated } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { isSameWindow, markWindow } from "../../e2e/support/same-window";
import { isNightly, nightly } from "../../support/nightly";
import { type ReaderStates, clickNext, theme, title } from "./states";

/** Navigates through the sidebar, whose pages are prefetched only while the pointer is on their links. */
const follow = (page: Page, path: string) =>
  page.locator(`nav[data-sidebar] a[href="${path}"]`).click();

/** Counts the documents that the browser loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Resolves when the browser has prefetched a page's data, without a click. */
async function untilFetchedAhead(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (file) => performance.getEntriesByName(location.origin + file).length > 0,
    `/page-data${path}/page-data.json`,
  );
  await page.evaluate((fetched) => window.___loader!.loadPage(fetched).then(() => null), path);
}

/** Resolves when a reloaded page has checked again which build is deployed. */
const untilAskedAgain = (page: Page) =>
  page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const asked = performance.getEntriesByName(`${location.origin}/page-data/app-data.json`);
    return entry?.type === "reload" && asked.length > 0;
  });

/** Tests that a deploy under an open tab never leaves a reader on a broken page, and reloads at most once. */
export function testDeploys({ openPage, origin, builds, serve }: ReaderStates): void {
  /** Checks whether a URL is a file of the site, not of a service. */
  const isOwn = (ending: RegExp) => (url: URL) =>
    url.origin === origin() && ending.test(url.pathname);
  const describeNightly = isNightly ? describe : describe.skip;
  describeNightly("a deploy under an open tab", () => {
    test("with other scripts: the next page is loaded as a document, once, and later ones in place", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await markWindow(page);
      serve(builds.scripts);
      const loads = countLoads(page);
      await follow(page, "/guides/pictures");
      await page.waitForURL("**/guides/pictures");
      await untilHydrated(page);
      expect([await title(page), await isSameWindow(page), loads()]).toEqual([
        "Pictures",
        false,
        1,
      ]);
      expect(await page.locator(".prose img").count()).toBe(2);
      await markWindow(page);
      await follow(page, "/guides/deploy");
      await expectSoon(() => title(page), "Deploy");
      expect([await isSameWindow(page), loads()]).toEqual([true, 1]);
    });

    test("a prefetched page is shown complete, from the old build", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await page.locator(".prose a").first().scrollIntoViewIfNeeded();
      await untilFetchedAhead(page, "/guides/only-new");
      await markWindow(page);
      serve(builds.scripts);
      await page.locator(".prose a").first().click();
      await expectSoon(() => title(page), "Only new");
      expect(await page.locator(".prose").innerText()).toContain("1.9 does not have");
      expect(await isSameWindow(page)).toBe(true);
      await follow(page, "/guides/pictures");
      await page.waitForURL("**/guides/pictures");
      await untilHydrated(page);
      expect([await isSameWindow(page), await theme(page)]).toEqual([false, "light"]);
    });

    test("with other scripts: going back loads a document as well", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await clickNext(page);
      await expectSoon(() => title(page), "Only new");
      await page.reload();
      await untilHydrated(page);
      serve(builds.scripts);
      await page.goBack();
      await expectSoon(() => title(page), "Deploy");
      await untilHydrated(page);
      expect(await page.locator(".prose").innerText()).toContain("In version 2.0.");
    });

    test("with changed text only: the reader gets the new page in place", async () => {
      serve(builds.scripts);
      const page = await openPage({ path: "/guides/pictures" });
      await markWindow(page);
      serve(builds.content);
      await follow(page, "/guides/deploy");
      await expectSoon(() => title(page), "Deploy again");
      expect(await page.locator(".prose").innerText()).toContain("said anew");
      expect(await isSameWindow(page)).toBe(true);
    });

    test("before the old scripts have loaded: they are gone, so the page is reloaded, once", async () => {
      let isHeld = true;
      const page = await openPage({
        path: "/guides/deploy",
        hydrated: false,
        loaded: false, // On a slow machine, scripts are requested before the load event, which then waits for them.
        // For a script that no longer exists, Chromium may also report that the response is a page and not a script.
        expected: /404|Refused to execute script/,
        prepare: (tab) =>
          tab.route(isOwn(/\.js$/), async (route) => {
            while (isHeld) await new Promise((done) => setTimeout(done, 20));
            await route.continue().catch(() => undefined);
          }),
      });
      await page.mouse.move(9, 9);
      const loads = countLoads(page);
      serve(builds.scripts);
      isHeld = false;
      await untilHydrated(page);
      expect([loads(), await title(page), await theme(page)]).toEqual([1, "Deploy", "light"]);
    });

    test("a cache that keeps serving old pages doesn't cause a reload loop", async () => {
      serve(builds.scripts);
      const isOldPage = isOwn(/\/guides\/deploy$/);
      const isOldFile = isOwn(/\.(js|css)$/);
      const page = await openPage({
        path: "/guides/deploy",
        hydrated: false,
        prepare: async (tab) => {
          const old = (path: string) => readFileSync(join(builds.first, path));
          await tab.route(isOldPage, (route) =>
            route.fulfill({ body: old("guides/deploy/index.html"), contentType: "text/html" }),
          );
          await tab.route(isOldFile, (route) => {
            const { pathname } = new URL(route.request().url());
            return route.fulfill({
              body: old(pathname),
              contentType: pathname.endsWith("js") ? "text/javascript" : "text/css",
            });
          });
        },
      });
      const loads = countLoads(page);
      await page.mouse.move(9, 9);
      await untilAskedAgain(page); // Otherwise the page's own reload could coincide with the reader's.
      await page.waitForLoadState("networkidle");
      expect(loads()).toBeLessThanOrEqual(1);
      const before = loads();
      await page.reload();
      await page.mouse.move(19, 9);
      await untilAskedAgain(page);
      await page.waitForLoadState("networkidle");
      // One reload by the reader, and one by Gatsby, which tries again whenever the reader reloads a page.
      expect(loads() - before).toBeLessThanOrEqual(2);
      expect(await title(page)).toBe("Deploy");
      // Everything that doesn't need React works on this page, including links.
      await page.locator("[data-toc]:visible a").nth(4).click();
      await page.waitForFunction(() => scrollY > 500);
      await page.unroute(isOldPage);
      await page.unroute(isOldFile);
      await clickNext(page);
      await page.waitForURL("**/guides/only-new");
      await untilHydrated(page);
      expect(await title(page)).toBe("Only new");
    });
  });

  nightly("the folders are really different builds", () => {
    const hash = (folder: string) => readFileSync(join(folder, "page-data/app-data.json"), "utf8");
    expect(hash(builds.first)).not.toBe(hash(builds.scripts));
    expect(hash(builds.scripts)).toBe(hash(builds.content));
  });
}
