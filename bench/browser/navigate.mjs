const HOVER_MS = 200;
const TIMEOUT_MS = 30_000;

/**
 * Clicks a link and waits until the heading of the page that it leads to has been painted.
 *
 * @param {import("playwright-core").Page} page A page in which the probe is installed.
 * @param {string} selector
 * @param {"hover" | "tap"} how A mouse hovers over the link before clicking. A finger taps without hovering.
 * @returns {Promise<number>} Milliseconds from the click to the new heading.
 */
export async function navigate(page, selector, how) {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate(() => window.__bench.armNavigation());
  if (how === "hover") {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  } else await link.dispatchEvent("click");
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline;) {
    // A navigation may replace the document while this runs; the next attempt then reads from the new document.
    const done = await page.evaluate(() => window.__bench.readNavigation()).catch(() => undefined);
    if (done) return done.milliseconds;
    await page.waitForTimeout(50);
  }
  throw new Error(
    `A click on ${selector} of ${page.url()} didn't show another page within ${TIMEOUT_MS / 1000} s.`,
  );
}
