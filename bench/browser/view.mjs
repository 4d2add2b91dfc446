import { gzipSync } from "node:zlib";
import { medianOf } from "../numbers.mjs";
import { launchChromium } from "./chromium.mjs";
import { navigate } from "./navigate.mjs";
import { installProbe, readFigures } from "./probe.mjs";
import { untilIdle, watchRequests } from "./requests.mjs";

/** @typedef {import("./requests.mjs").Request} Request */

/**
 * @typedef {Record<"html" | "css" | "js" | "font" | "image" | "other" | "all" | "requests", number>} Traffic
 *   Bytes by kind, and the number of requests. `all` doesn't include images.
 */

/**
 * @typedef {object} View
 * @property {Traffic} beforeIdle
 * @property {Traffic} inAll
 * @property {number} inlineScriptBytes Size of the inline scripts, compressed separately. As part of the
 *   page, they are also counted in `html`.
 * @property {number} inlineStyleBytes
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} tbtMs
 * @property {number} navigationMs Time to the next page, with a mouse.
 * @property {number} tapMs Time to the page after that, with a finger.
 */

const LOADS = 5;
const CPU_SLOWDOWN = 4;
/** Lighthouse's "slow 4G". */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
const VIEWPORT = { width: 1280, height: 800 };
const KINDS = /** @type {const} */ (["html", "css", "js", "font", "image", "other"]);

/**
 * Measures the first view of a page, and the navigation to the next page.
 *
 * @param {{ url: string, nextLink: string }} target
 * @returns {Promise<View>} Medians of five loads, each with an empty cache.
 */
export async function measureView(target) {
  const browser = await launchChromium();
  try {
    await loadOnce(browser, target); // Not measured, because the server compresses files on the first request.
    const loads = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await loadOnce(browser, target));
    return /** @type {View} */ (medianOf(loads));
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, nextLink: string }} target
 * @returns {Promise<View>}
 */
async function loadOnce(browser, { url, nextLink }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await watchRequests(session);
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(installProbe);
    const response = await page.goto(url, { waitUntil: "load", timeout: 90_000 });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
    await requests.waitForQuiet(3000);
    const figures = await page.evaluate(readFigures);
    const list = requests.list();
    const isEarly = (/** @type {Request} */ { url }) =>
      (figures.resources[url] ?? 0) < (figures.hydrateStart ?? 0);
    const early =
      figures.hydrateStart === undefined
        ? untilIdle(list, requests.loadedAt())
        : list.filter(isEarly);
    return {
      beforeIdle: toTraffic(early),
      inAll: toTraffic(list),
      inlineScriptBytes: gzipSync(figures.inlineScript).length,
      inlineStyleBytes: gzipSync(figures.inlineStyle).length,
      fcpMs: figures.firstPaint,
      lcpMs: figures.lcp,
      cls: toCls(figures.shifts),
      tbtMs: toTbt(figures),
      navigationMs: await navigate(page, nextLink, "hover"),
      tapMs: await navigate(page, nextLink, "tap"),
    };
  } finally {
    await context.close();
  }
}

/** @param {Request[]} requests @returns {Traffic} */
function toTraffic(requests) {
  const bytesOf = (/** @type {Request["kind"]} */ kind) =>
    requests.filter((request) => request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)]));
  const all = KINDS.filter((kind) => kind !== "image").reduce((sum, kind) => sum + byKind[kind], 0);
  return /** @type {Traffic} */ ({ ...byKind, all, requests: requests.length });
}

/**
 * Computes the cumulative layout shift as web.dev defines it: the largest sum of a series of shifts that are less
 * than 1 s apart and span at most 5 s.
 *
 * @param {{ start: number, value: number }[]} shifts
 */
function toCls(shifts) {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { start, value } of shifts) {
    const isSameRun = start - last < 1000 && start - first < 5000;
    [sum, first, last] = isSameRun ? [sum + value, first, start] : [value, start, start];
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Adds up the time by which each task exceeds 50 ms, from the first paint until the page is idle.
 *
 * @param {Pick<import("./probe.mjs").PageFigures, "tasks" | "firstPaint">} figures
 */
function toTbt({ tasks, firstPaint }) {
  return tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce(
      (sum, { start, duration }) =>
        sum + Math.max(0, Math.min(duration, start + duration - firstPaint) - 50),
      0,
    );
}
