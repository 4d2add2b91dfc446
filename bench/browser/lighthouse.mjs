import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { medianOf } from "../numbers.mjs";
import { prepareTools } from "./chromium.mjs";
import { FLAGS, findChromium } from "./system-chromium.mjs";

const RUNS = 3;

/**
 * @typedef {object} LighthouseFigures
 * @property {Record<string, number>} scores From 0 to 100, by category.
 * @property {number} lcpMs Largest Contentful Paint on a simulated slow phone.
 * @property {number} tbtMs Total Blocking Time on the same simulated phone.
 */

/**
 * Runs Lighthouse with its mobile settings, which simulate a slow phone and a slow network.
 *
 * @param {string} url
 * @returns {Promise<LighthouseFigures>} Medians of three runs.
 */
export async function measureLighthouse(url) {
  const tools = prepareTools();
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(tools, url));
  return medianOf(runs);
}

/** @param {string} tools @param {string} url @returns {Promise<LighthouseFigures>} */
async function runOnce(tools, url) {
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  try {
    const report = join(folder, "report.json");
    const flags = ["--headless=new", ...FLAGS, `--user-data-dir=${join(folder, "profile")}`].join(
      " ",
    );
    const options = [
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--chrome-flags=${flags}`,
    ];
    await promisify(execFile)(join(tools, "node_modules/.bin/lighthouse"), [url, ...options], {
      env: { ...process.env, CHROME_PATH: findChromium() },
      maxBuffer: 2 ** 26,
      timeout: 180_000,
    });
    const { audits, categories } = JSON.parse(readFileSync(report, "utf8"));
    const scores = Object.entries(categories).map(([name, { score }]) => [
      name,
      Math.round((score ?? 0) * 100),
    ]);
    return {
      scores: Object.fromEntries(scores),
      lcpMs: audits["largest-contentful-paint"].numericValue,
      tbtMs: audits["total-blocking-time"].numericValue,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
