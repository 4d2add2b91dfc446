import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { ENTRY, OTHER, linkTo } from "../support/route-change";
import { untilShown } from "../support/same-window";

const { openPage } = serveSite();

const FONT = /\/static\/(source-(?:serif-4|code-pro))-[^/]*\.woff2$/;
const NAMES = ["source-code-pro", "source-serif-4"];

const readFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")).sort());

/** The typefaces that were fetched, and when each was asked for. */
const readFetched = async (page: Page) => {
  const requests = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
  );
  return requests
    .map(({ name, startTime }) => ({ name: FONT.exec(name)?.[1], startTime }))
    .filter(({ name }) => name !== undefined);
};
const readNames = async (page: Page) => (await readFetched(page)).map(({ name }) => name).sort();

test("titles and code have the site's typefaces from the second page on, and nothing moves", async () => {
  const page = await openPage({ path: ENTRY, fresh: true });
  await expectSoon(() => readNames(page), NAMES);
  expect(await readFonts(page)).toEqual([]);
  const before = await page.evaluate(
    () => performance.getEntriesByName("hydrate-start")[0]!.startTime,
  );
  for (const { startTime } of await readFetched(page)) expect(startTime).toBeGreaterThan(before);
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
  await expectSoon(() => readFonts(page), ["Source Code Pro", "Source Serif 4"]);
  await untilIdle(page);
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
  for (const font of ['500 40px "Source Serif 4"', '13px "Source Code Pro"'])
    expect(await page.evaluate((one) => document.fonts.check(one), font)).toBe(true);
  // The first of the names that styles ask for is the one that was fetched.
  const asked = await page.evaluate(() =>
    ["h1", "pre"].map(
      (tag) => getComputedStyle(document.querySelector(`main ${tag}`)!).fontFamily.split(",")[0],
    ),
  );
  expect(asked).toEqual(['"Source Serif 4"', '"Source Code Pro"']);
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
  expect(await readNames(page)).toEqual([]);
});
