import type { Page } from "playwright-core";

/**
 * Maximum movement while a page loads, as the sum of Chromium's layout shift values. The browser may paint a page of
 * which only part has arrived. A word that arrives in two halves may then move to the next line, or the center of a
 * label may move by a letter, which adds at most 0.0001. A block that moves adds far more (0.136 for the sample on
 * the home page).
 */
export const MOST_MOVED = 0.0005;

/** Records layout shifts on every page that this tab opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value!);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of all layout shifts since the tab opened its page. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as { shifts?: number[] }).shifts!.reduce((sum, shift) => sum + shift, 0),
  );
