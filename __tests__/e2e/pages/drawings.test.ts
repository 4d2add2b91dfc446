import type { Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { isNightly, isPicked } from "../../support/nightly";
import { findViolationsOfAllReaders } from "../support/axe";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { hasFade } from "../support/fade";

/* Tests the size of drawings on a phone and on a wide screen, and their large view. */

const { openPage, origin } = serveSite();

const DRAWING = "/what-is-celo";
/** A page with a drawing that doesn't fit on a phone at the size that its labels need. */
const WIDE_DRAWING = "/contracts/core-contracts";

describe.each([true, false])("a drawing, with scripts: %p", (scripts) => {
  test("is as large on a phone as its labels need, and opens in a large view by keyboard", async () => {
    const page = await openPage({ path: WIDE_DRAWING, width: PHONE, scripts });
    const figure = page.locator(".figure").first();
    const frame = figure.locator(".figure-scroll");
    const heights = await frame
      .locator("text")
      .evaluateAll((labels) =>
        (labels as SVGTextElement[]).map(
          (label) => parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM()!.a,
        ),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(10.99);
    expect(await hasFade(frame)).toBe(scripts); // The fading needs scripts.
    const large = page.getByRole("dialog", { name: "Large view" });
    expect(await large.count()).toBe(0);
    await figure.getByRole("button", { name: /^Enlarge: / }).focus();
    await page.keyboard.press("Enter");
    await expectSoon(() => large.isVisible(), true);
    const { width, height } = (await large.boundingBox())!;
    expect([width, height]).toEqual([PHONE, 900]);
    // The close button has the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Close");
    const drawing = large.getByRole("img");
    expect((await drawing.boundingBox())!.width).toBeGreaterThanOrEqual(640);
    expect(await drawing.getAttribute("aria-labelledby")).toBe(
      await frame.locator("svg").getAttribute("id"),
    );
    await page.keyboard.press("Escape");
    await expectSoon(() => large.count(), 0);
    await figure.getByRole("button", { name: /^Enlarge: / }).click();
    await large.getByRole("button", { name: "Close" }).click();
    await expectSoon(() => large.count(), 0);
  });
});

test("the large view is readable for every reader", async () => {
  const page = await openPage({ path: DRAWING });
  await page
    .getByRole("button", { name: /^Enlarge: / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Large view" }).waitFor();
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
});

/** Measures the heights of a page's drawings and of the smallest label in each, in pixels. */
const measureDrawings = (page: Page) =>
  page.locator(".figure-scroll > svg").evaluateAll((all) =>
    all.map((svg) => {
      const labels = [...svg.querySelectorAll("text")].map(
        (label) => parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM()!.a,
      );
      const { height } = svg.getBoundingClientRect();
      return { height: Math.round(height), label: Math.min(...labels) };
    }),
  );

/** Pages with drawings. Only the nightly run checks all of them. */
const drawn = listDocPages().flatMap(({ path, html }) =>
  html.includes('<svg id="picture-') && (isNightly || isPicked(`drawing ${path}`, 8)) ? path : [],
);
const DRAWN = [DRAWING, WIDE_DRAWING, "/learn/celo-stack", ...drawn];

test("on a phone no drawing is taller than 280 px, unless its labels need more", async () => {
  const page = await openPage({ path: DRAWING, width: PHONE, scripts: false });
  for (const path of DRAWN) {
    await page.goto(origin() + path);
    const drawings = await measureDrawings(page);
    expect(drawings.length).toBeGreaterThan(0);
    expect([path, drawings.filter(({ height, label }) => height > 280 && label > 11.1)]).toEqual([
      path,
      [],
    ]);
    expect([path, drawings.filter(({ label }) => label < 10.99)]).toEqual([path, []]);
  }
});

test("at 1440 px every drawing is at most 280 px high, and its labels are at least 14 px", async () => {
  const page = await openPage({ path: DRAWING, width: DESKTOP, scripts: false });
  for (const path of DRAWN) {
    await page.goto(origin() + path);
    const drawings = await measureDrawings(page);
    expect(drawings.length).toBeGreaterThan(0);
    expect([path, drawings.filter(({ height, label }) => height > 281 || label < 13.9)]).toEqual([
      path,
      [],
    ]);
  }
});

test("every drawing of every doc can be enlarged", () => {
  const withDrawings = listDocPages().filter(({ html }) => html.includes('class="figure-scroll"'));
  expect(withDrawings.length).toBeGreaterThan(60);
  for (const { path, html } of withDrawings) {
    const figures = html.split('class="figure-scroll"').length - 1;
    const views = html.match(/<dialog class="figure-large" id="picture-\d+-large" popover/g) ?? [];
    expect([path, views.length]).toEqual([path, figures]);
  }
});
