import type { Locator } from "playwright-core";

const PAUSE_MS = 150;

/**
 * Clicks an element once nothing is moving any more. Cards get their real height when they come near the window, and
 * the navbar comes back when the page scrolls up. If something moves during a click, the mouse button may be pressed on
 * one element and released on another, which isn't a click.
 */
export async function clickAtRest(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  for (let before = "", now = "?"; now !== before;) {
    before = now;
    await element.page().waitForTimeout(PAUSE_MS);
    now = JSON.stringify(await element.boundingBox());
  }
  await element.click();
}
