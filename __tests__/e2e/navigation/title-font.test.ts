import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { ENTRY, OTHER, linkTo } from "../support/route-change";
import { untilShown } from "../support/same-window";

const { openPage } = serveSite();

const FONT = /\/static\/source-serif-4-[^/]*\.woff2$/;

const readFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));
const readRequests = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
const hasFont = async (page: Page) => (await readRequests(page)).some((name) => FONT.test(name));

test("titles have the site's typeface from the second page on, and nothing moves", async () => {
  const page = await openPage({ path: ENTRY, fresh: true });
  await expectSoon(() => hasFont(page), true);
  expect(await readFonts(page)).toEqual([]);
  const before = await page.evaluate(
    () => performance.getEntriesByName("hydrate-start")[0]!.startTime,
  );
  const asked = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
  );
  expect(asked.find(({ name }) => FONT.test(name))!.startTime).toBeGreaterThan(before);
  await page.evaluate(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value!);
    }).observe({ type: "layout-shift" });
  });
  // By script: shifts that follow a reader's own click would not be counted.
  await linkTo(page, OTHER).evaluate((link: HTMLElement) => {
    link.click();
  });
  await untilShown(page, OTHER);
  await expectSoon(() => readFonts(page), ["Source Serif 4"]);
  await untilIdle(page);
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('500 40px "Source Serif 4"'))).toBe(true);
});

test("a reader who saves data is sent no typeface", async () => {
  const page = await openPage({
    path: ENTRY,
    fresh: true,
    hydrated: false,
    prepare: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      }),
  });
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => window.appIsReady === true);
  await page.waitForLoadState("networkidle");
  expect(await hasFont(page)).toBe(false);
});
