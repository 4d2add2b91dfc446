import { findViolationsOfAllReaders } from "../support/axe";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { hasFade } from "../support/fade";

/* Tests the large view of drawings. site/every-page.test.ts tests the size of all of them. */

const { openPage } = serveSite();

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
