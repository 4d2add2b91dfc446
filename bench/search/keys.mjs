import { launchChromium } from "../browser/chromium.mjs";
import { serve } from "../serve.mjs";
import { listAsked } from "./asked.mjs";

const CPU_SLOWDOWN = 4;
/** Number of queries to type. They have about 40 characters each. */
const QUERIES = 25;
/** A fast typist's pause between two keys. */
const KEY_PAUSE_MS = 120;

/**
 * Types queries into the search dialog of the built site, one key at a time, with the CPU slowed to a quarter of its
 * speed. Prints the time from each keypress to the paint that shows its effect (Event Timing), and any long tasks.
 *
 * @param {string} folder The built site.
 */
export async function measureKeys(folder) {
  const queries = listAsked("tune").slice(0, QUERIES);
  const server = await serve(folder);
  const chromium = await launchChromium();
  const page = await chromium.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.origin}/what-is-celo`);
  await page.keyboard.press("/");
  const field = page.locator("dialog[open] input, [role=dialog] input").first();
  await field.waitFor();
  await field.pressSequentially("wallet"); // Fetches the index, whose loading time isn't measured here.
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(watchKeys);
  for (const { query } of queries) {
    await field.fill("");
    await field.pressSequentially(query, { delay: KEY_PAUSE_MS });
    await page.waitForTimeout(600);
  }
  const { keys, tasks } = await page.evaluate(() => window.keyTimes);
  await chromium.close();
  await server.close();
  console.log(
    `\n${queries.length} queries, ${keys.length} keys, processor ${CPU_SLOWDOWN} times slower`,
  );
  console.log(`until painted: ${summary(keys)}`);
  console.log(
    `long tasks (over 50 ms): ${tasks.length}${tasks.length ? `, ${summary(tasks)}` : ""}`,
  );
}

/** Runs in the page: records the time from each keypress to the next paint, and each task over 50 ms. */
function watchKeys() {
  window.keyTimes = { keys: [], tasks: [] };
  /** @type {PerformanceObserverInit & { durationThreshold: number }} TypeScript's type lacks the threshold. */
  const KEYS = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "keydown") window.keyTimes.keys.push(duration);
  }).observe(KEYS);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.keyTimes.tasks.push(duration);
  }).observe({ type: "longtask" });
}

/** @param {number[]} values */
function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`;
}
