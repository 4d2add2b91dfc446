import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const DOC = "/build/quickstart";
const DARK = "rgb(20, 21, 18)";
const LIGHT = "rgb(253, 252, 248)";
const readColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const colorSwitch = (page: Page) => page.locator("[data-switch=theme]:visible");

declare global {
  interface Window {
    /** The page's background color in its first frames. */
    colors?: string[];
  }
}

/** Records the page's background color in every frame, from the first one on. */
const recordColors = (page: Page) =>
  page.addInitScript(() => {
    const colors = (window.colors = [] as string[]);
    const look = (): void => {
      // Nothing is painted before the styles are loaded.
      if (document.styleSheets.length > 0 && document.querySelector("h1")) {
        colors.push(getComputedStyle(document.documentElement).backgroundColor);
      }
      if (colors.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test("with reduced motion it changes everywhere at once", async () => {
  const page = await openPage({ path: "/showcase" });
  await colorSwitch(page).click();
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
  // Transitions of up to one millisecond don't count, because they exist until the next frame.
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
  await expectSoon(() => page.evaluate(() => document.getAnimations().length), 0);
  expect(await readColor(page)).toBe(LIGHT);
});

test("with reduced motion no transition takes longer than a millisecond", async () => {
  const longest = async (motion: boolean) => {
    const page = await openPage({ path: DOC, motion });
    return page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("body *")].flatMap((element) =>
          getComputedStyle(element).transitionDuration.split(",").map(Number.parseFloat),
        ),
      ),
    );
  };
  expect([await longest(true), await longest(false)]).toEqual([0.18, 0.001]);
});

test.each(["light", "dark"] as const)("is dark at first when the system is %s", async (system) => {
  const page = await openPage({ path: DOC, systemTheme: system, prepare: recordColors });
  expect(await readColor(page)).toBe(DARK);
  await expectSoon(() => page.evaluate(() => [...new Set(window.colors)]), [DARK]);
});

test.each([PHONE, DESKTOP])(
  "at %i px the switch changes it, by mouse and by keyboard",
  async (width) => {
    const page = await openPage({ path: DOC, width });
    expect(await colorSwitch(page).innerText()).toBe("Switch to light mode");
    await colorSwitch(page).click();
    await expectSoon(() => readColor(page), LIGHT);
    expect(await colorSwitch(page).innerText()).toBe("Switch to dark mode");
    await page.keyboard.press("Enter");
    await expectSoon(() => readColor(page), DARK);
  },
);

test("the choice survives a reload, without a flash of the other mode", async () => {
  const page = await openPage({ path: DOC, prepare: recordColors });
  await colorSwitch(page).click();
  await page.reload();
  await page.waitForFunction(() => (window.colors ?? []).length >= 20);
  expect(await page.evaluate(() => [...new Set(window.colors)])).toEqual([LIGHT]);
  expect(await page.locator("meta[name=theme-color]").getAttribute("content")).toBe("#fdfcf8");
});

test("the choice is kept on the next page", async () => {
  const page = await openPage({ path: DOC, theme: "light" });
  await page.locator("a[rel=next]").click();
  await page.waitForURL((url) => url.pathname !== DOC);
  await page.locator("link[rel=canonical]:not([href$=quickstart])").waitFor({ state: "attached" });
  expect(await readColor(page)).toBe(LIGHT);
});

test("another tab follows at once, and forgets the choice when it is cleared", async () => {
  const page = await openPage({ path: DOC });
  const other = await openPage({ path: "/", context: page.context() });
  await colorSwitch(page).click();
  await expectSoon(() => readColor(other), LIGHT);
  await page.evaluate(() => {
    localStorage.clear();
  });
  await expectSoon(() => readColor(other), DARK);
});

test("the switch works before the framework loads", async () => {
  const page = await openPage({
    path: DOC,
    hydrated: false,
    expected: /app-.*\.js/,
    prepare: (tab) => tab.route(/\/app-.*\.js/, (route) => route.abort()),
  });
  await colorSwitch(page).click();
  await expectSoon(() => readColor(page), LIGHT);
});
