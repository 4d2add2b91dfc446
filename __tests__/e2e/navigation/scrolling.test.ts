import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { ENTRY, OTHER, addLink, added, linkTo, readScroll } from "../support/route-change";
import { isSameWindow, markWindow, untilShown } from "../support/same-window";

const { openPage } = serveSite();

/** Records every scroll position from now on. */
const watchScroll = (page: Page) =>
  page.evaluate(() => {
    const steps = ((window as { steps?: number[] }).steps = [] as number[]);
    addEventListener("scroll", () => steps.push(Math.round(scrollY)));
  });
const readSteps = (page: Page) => page.evaluate(() => (window as { steps?: number[] }).steps!);

/**
 * Resolves once the router has announced the page. Before that, the router scrolls to the heading too, a few frames
 * after the browser has done so.
 */
const untilAnnounced = (page: Page) =>
  expectSoon(
    async () => (await page.locator("#gatsby-announcer").innerText()).startsWith("Navigated to"),
    true,
  );

/** Resolves once scrolling has ended. Until then, the position changes in every frame. */
const untilStill = (page: Page) =>
  expectSoon(
    () =>
      page.evaluate(
        () =>
          new Promise<boolean>((done) => {
            const before = scrollY;
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                done(scrollY === before);
              }),
            );
          }),
      ),
    true,
  );

describe("scrolling", () => {
  test.each([PHONE, DESKTOP])(
    "at %i px a link to a heading of another page shows the heading below the navbar",
    async (width) => {
      const page = await openPage({ path: ENTRY, width });
      const heading = "/build/build-with-defi";
      const id = await (async () => {
        const fresh = await openPage({ path: heading });
        const found = await fresh.locator(".prose h2").nth(1).getAttribute("id");
        await fresh.close();
        return found!;
      })();
      await addLink(page, `${heading}#${id}`);
      await added(page).click();
      await untilShown(page, heading);
      const top = () =>
        page.evaluate((target) => document.getElementById(target)!.getBoundingClientRect().top, id);
      const bottom = await page
        .locator("[data-navbar]")
        .evaluate((bar) => bar.getBoundingClientRect().height);
      await expectSoon(async () => (await top()) >= bottom && (await top()) < bottom + 60, true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    },
  );

  test("a change of the query alone leaves the page where it is", async () => {
    const page = await openPage({ path: ENTRY });
    await addLink(page, `${ENTRY}?a=b`);
    await page.evaluate(() => {
      scrollTo({ top: 500, behavior: "instant" });
    });
    await added(page).evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL("**?a=b");
    const action = () => page.evaluate(() => document.documentElement.dataset.navigation);
    await expectSoon(action, "PUSH");
    await untilIdle(page);
    expect(await readScroll(page)).toBe(500);
  });

  test("back from a heading goes to where the reader was, within the page and from another page", async () => {
    const page = await openPage({ path: ENTRY });
    await markWindow(page);
    await page.evaluate(() => {
      scrollTo({ top: 333, behavior: "instant" });
    });
    const link = page.locator("[data-toc]:visible a").last();
    const hash = (await link.getAttribute("href"))!;
    await link.click();
    await page.waitForURL(`**${hash}`);
    await page.waitForFunction(() => scrollY > 500);
    await untilAnnounced(page);
    await page.evaluate(() => {
      scrollTo({ top: 450, behavior: "instant" });
    });
    await page.locator("a[rel=next]").evaluate((next: HTMLElement) => {
      next.click();
    });
    await page.waitForURL((url) => url.pathname !== ENTRY);
    await expectSoon(() => readScroll(page), 0);
    await page.goBack();
    await untilShown(page, ENTRY);
    await expectSoon(() => readScroll(page), 450);
    await page.goBack();
    await page.waitForURL(`**${ENTRY}`);
    await expectSoon(() => readScroll(page), 333);
    expect(await isSameWindow(page)).toBe(true);
  });

  test("positions outlive a reload and a visit elsewhere", async () => {
    const page = await openPage({ path: ENTRY });
    await page.evaluate(() => {
      scrollTo({ top: 400, behavior: "instant" });
    });
    await linkTo(page, OTHER).evaluate((link: HTMLElement) => {
      link.click();
    });
    await untilShown(page, OTHER);
    await page.evaluate(() => {
      scrollTo({ top: 250, behavior: "instant" });
    });
    await page.reload();
    await untilHydrated(page);
    await expectSoon(() => readScroll(page), 250);
    await page.goBack();
    await untilShown(page, ENTRY);
    await expectSoon(() => readScroll(page), 400);
  });

  test("within a page the browser scrolls smoothly by itself, but not with reduced motion", async () => {
    for (const motion of [true, false]) {
      const page = await openPage({ path: ENTRY, motion });
      await watchScroll(page);
      const last = page.locator("[data-toc]:visible a").last();
      await last.click();
      await page.waitForFunction(() => scrollY > 500);
      await untilAnnounced(page);
      await untilStill(page);
      const steps = await readSteps(page);
      const [first = 0, end = 0] = [steps[0], steps.at(-1)];
      expect(end).toBeGreaterThan(500);
      // With reduced motion, the browser jumps to the heading, and then the router jumps by another few pixels.
      expect(first < end / 2).toBe(motion);
      await page.close();
    }
  });
});
