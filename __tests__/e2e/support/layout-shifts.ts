import type { Page } from "playwright-core";

/**
 * The most that may move while a page comes, in the sum of Chromium's layout shift values. A page is painted wherever it
 * happens to be cut. A word that comes in two halves may go to the next line, or a label's centre move by a letter: at
 * most a ten-thousandth. A block that moves counts ten times as much (the home page's sample: 0.136).
 */
export const MOST_MOVED = 0.0005;

/** Records what moves on every page that this tab opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value!);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has moved since the tab opened its page. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as { shifts?: number[] }).shifts!.reduce((sum, shift) => sum + shift, 0),
  );
