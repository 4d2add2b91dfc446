import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { READERS } from "./browser";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

/**
 * Lists what axe finds wrong with the page as it is now, one line each. With `preload`, axe fetches the style sheets
 * again, for one rule about orientation. Pages share their style sheets, so this isn't needed for each of them.
 */
export async function findViolations(tab: Page, { preload = true } = {}): Promise<string[]> {
  if (!(await tab.evaluate(() => "axe" in window))) await tab.evaluate(AXE);
  const options = {
    runOnly: { type: "tag", values: RULES },
    resultTypes: ["violations"],
    selectors: false,
    preload,
  };
  return tab.evaluate(async (given) => {
    const { violations, passes } = await window.axe.run(given);
    if (passes.length < 15) return ["axe has looked at nothing"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
    );
  }, options);
}

/**
 * Lists what axe finds wrong with the current state of the page for all READERS. All styles ask for the colour mode at
 * the root element, so nothing has to be clicked that would end the state.
 */
export async function findViolationsOfAllReaders(tab: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, theme] of READERS) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.evaluate((mode) => void (document.documentElement.dataset.theme = mode), theme);
    const violations = await findViolations(tab, { preload: false });
    found.push(...violations.map((violation) => `at ${width} px in ${theme}: ${violation}`));
  }
  return found;
}
