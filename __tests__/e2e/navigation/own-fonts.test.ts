import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { MOST_MOVED, readShifts, recordShifts } from "../support/layout-shifts";
import { ENTRY, linkTo } from "../support/route-change";
import { untilShown } from "../support/same-window";

const { openPage } = serveSite();

/** A page that opens no category of the sidebar, which would move the entries below. */
const LEAF = "/build/support";

const TITLE = '500 40px "Source Serif 4"';

const readFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => /\/static\/(source-serif-4)-[^/]*\.woff2$/.exec(name)?.[1])
      .filter(Boolean),
  );

test("a title has the site's typeface on the first page of a visit, which requests it once", async () => {
  const page = await openPage({ path: ENTRY, fresh: true, prepare: recordShifts });
  await expectSoon(() => page.evaluate((font) => document.fonts.check(font), TITLE), true);
  expect(await readFonts(page)).toEqual(["source-serif-4"]);
  const families = await page.evaluate(() =>
    ["h1", ".prose h2", "pre", "samp, kbd, code"].map((selector) => {
      const element = document.querySelector(`main ${selector}`);
      return element && getComputedStyle(element).fontFamily.split(",")[0];
    }),
  );
  expect(families).toEqual(['"Source Serif 4"', "-apple-system", "ui-monospace", "ui-monospace"]);
  expect(await readShifts(page)).toBeLessThan(MOST_MOVED);
});

test("nothing moves when the next page is shown", async () => {
  const page = await openPage({ path: ENTRY, fresh: true, prepare: recordShifts });
  const before = await readShifts(page);
  // A script clicks the link, because Chromium doesn't count layout shifts right after a reader's own click.
  await linkTo(page, LEAF).evaluate((link: HTMLElement) => {
    link.click();
  });
  await untilShown(page, LEAF);
  expect(await readShifts(page)).toBe(before);
});
