import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const ENTRY = "/build/quickstart";
const OTHER = "/build/build-with-defi";

declare global {
  interface Window {
    /** The original `getUTCMonth`, which the test replaces. */
    takenMonth?: typeof Date.prototype.getUTCMonth;
  }
}

/** Makes every doc fail to render, because no doc can format the day on which its facts were checked. */
const breakClock = (page: Page) =>
  page.evaluate(() => {
    window.takenMonth = Object.getOwnPropertyDescriptor(Date.prototype, "getUTCMonth")!
      .value as typeof Date.prototype.getUTCMonth;
    Date.prototype.getUTCMonth = () => {
      throw new Error("There is no clock", { cause: new Error("It was dropped") });
    };
  });
const mendClock = (page: Page) =>
  page.evaluate(() => {
    Date.prototype.getUTCMonth = window.takenMonth!;
  });

const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
const heading = (page: Page) => page.locator("main h1").innerText();

test.each([PHONE, DESKTOP])(
  "at %i px a page that crashes says so, and why, and the menus still work",
  async (width) => {
    const page = await openPage({ path: ENTRY, width, expected: /There is no clock|Error/ });
    await breakClock(page);
    await follow(page, OTHER);
    await expectSoon(() => heading(page), "This page crashed.");
    // An effect sets the title after the page has been rendered.
    await expectSoon(() => page.title(), "Page Error | Celo Documentation");
    expect(await page.getByRole("alert").innerText()).toBe(
      "There is no clock\nCause: It was dropped",
    );
    expect(await page.locator("[data-navbar]").isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);

    await page.getByRole("button", { name: "Try again" }).click();
    await expectSoon(() => heading(page), "This page crashed.");
    await mendClock(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expectSoon(async () => (await heading(page)).includes("DeFi"), true);
    expect(await page.title()).toMatch(/DeFi.* \| Celo Documentation/);
    expect(await page.locator(".prose").innerText()).not.toBe("");
  },
);

test("a page other than the one that crashed is shown as usual", async () => {
  const page = await openPage({ path: ENTRY, expected: /There is no clock|Error/ });
  await breakClock(page);
  await follow(page, OTHER);
  await expectSoon(() => heading(page), "This page crashed.");
  await mendClock(page);
  await follow(page, "/build/support");
  await expectSoon(async () => /support/i.test(await heading(page)), true);
  expect(await page.title()).not.toContain("Page Error");
});
