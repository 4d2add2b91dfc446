import type { Locator } from "playwright-core";

const PAUSE_MS = 150;

/**
 * Clicks once nothing moves any more. Cards get their real height when they come near the window, and the navbar comes
 * back when the page scrolls up: then the button may go down on one element and up on another, which isn't a click.
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
