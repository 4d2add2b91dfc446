import type { Locator } from "playwright-core";

const PAUSE_MS = 150;

/**
 * Clicks when nothing moves any more. Cards take their real height when they come near the window, and the navbar comes
 * back when the page scrolls up: then the button may go down on one element and up on another, and that is no click.
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
