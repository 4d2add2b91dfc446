import type { Page } from "playwright-core";
import { nightly } from "../../support/nightly";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage, origin } = serveSite();

/** More than the number of focusable elements on any page. */
const MAX_STOPS = 400;

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isMarked: boolean;
}

/** Reads whether the focused element is inside the window, not covered, and visibly marked. */
const readStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return undefined;
    // A radio button is hidden behind its label.
    const id = element instanceof HTMLInputElement && element.type === "radio" ? element.id : "";
    const label = id === "" ? null : document.querySelector(`label[for="${id}"]`);
    const shown = label ?? element;
    // Tests a point near the start of the first line, because text on two lines has one box per line, and a card's
    // link covers the whole card.
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width, 40) / 2, box.top + Math.min(box.height, 20) / 2];
    const top = document.elementFromPoint(x, y);
    const isCovered = top !== null && !shown.contains(top) && !top.contains(shown);
    const marks = [
      getComputedStyle(element),
      getComputedStyle(element, "::after"),
      getComputedStyle(shown),
    ];
    return {
      name: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`,
      isSeen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && !isCovered,
      isMarked: marks.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px",
      ),
    };
  });

/** Presses Tab until the focus leaves the page. Lists every element that gets the focus. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press("Tab");
    // A box that scrolls to show the focused element does so before the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const stop = await readStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is trapped at ${stops.at(-1)?.name ?? ""}.`);
}

const PATHS = [
  "/",
  "/build/build-on-minipay/code-library",
  "/cel2/guides/fee-abstraction",
  "/tags",
  "/search",
];

/** Only the nightly run checks all pages at all widths, since each press of Tab takes a frame. */
const isEssential = (path: string, width: number): boolean =>
  path === "/" ? width === DESKTOP : path.startsWith("/cel2") && width === PHONE;

for (const width of [PHONE, DESKTOP]) {
  for (const path of PATHS) {
    (isEssential(path, width) ? test : nightly)(
      `at ${width} px on ${path} Tab reaches everything, in view and with a focus ring, and leaves at the end`,
      async () => {
        const page = await openPage({ path, width });
        const stops = await tabThrough(page);
        expect(stops[0]?.name).toBe("A Skip to main content");
        expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
        expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
        const missed = await page.evaluate(() => {
          const main = [...document.querySelectorAll<HTMLElement>("main a[href], main button")];
          return main.filter((element) => element.checkVisibility() && element.tabIndex < 0).length;
        });
        expect(missed).toBe(0);
      },
    );
  }
}

/** Presses Tab until an element with a matching name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    if (stop && name.test(stop.name)) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

test("a whole visit without a mouse: menus, pages, tabs, live code, color mode", async () => {
  const page = await openPage({ path: "/" });
  const untilAt = (path: string) => page.waitForURL(origin() + path);
  await tabTo(page, /^A Build$/);
  await page.keyboard.press("Enter");
  await untilAt("/build");
  await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "H1");

  // Tab continues from the heading, so the next element is in the text, not in the menus.
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.querySelector("main")!.contains(document.activeElement)),
  ).toBe(true);

  await page.goto(`${origin()}/cel2`);
  await page.waitForFunction(() => window.appIsReady === true);
  await tabTo(page, /^SUMMARY .*Guides/i);
  await page.keyboard.press("Enter");
  await tabTo(page, /Fee abstraction/i);
  await page.keyboard.press("Enter");
  await untilAt("/cel2/guides/fee-abstraction");
  await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "H1");

  await tabTo(page, /^BUTTON Edit and run/);
  await page.keyboard.press("Space");
  await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "TEXTAREA");
  await page.keyboard.press("Escape");
  await tabTo(page, /^BUTTON Reset/);
  await tabTo(page, /^A Next/);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/cel2/guides/fee-abstraction");
  await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "H1");

  await tabTo(page, /^BUTTON Switch to light mode/);
  await page.keyboard.press("Space");
  await expectSoon(() => page.evaluate(() => document.documentElement.dataset.theme), "light");
});
