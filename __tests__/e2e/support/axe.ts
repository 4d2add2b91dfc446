import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { READERS } from "./browser";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose result may differ in the other colour mode, which changes colours and which of two pictures is shown. */
const MODE_RULES = ["cat.color", "cat.text-alternatives"];
/** Minimum number of rules that find something to check on any page. Fewer means that axe didn't see the page. */
const LEAST_PASSES = 15;

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

/**
 * Returns axe's findings on the page in its current state, one line each. `isAgain`: axe has already checked this page
 * in the other colour mode, so only the rules that depend on the mode are checked, which takes half the time.
 */
export async function findViolations(tab: Page, { isAgain = false } = {}): Promise<string[]> {
  if (!isAgain) await tab.evaluate(AXE);
  const options = {
    runOnly: { type: "tag", values: isAgain ? MODE_RULES : RULES },
    resultTypes: ["violations"],
    selectors: false,
    // Only one rule, about orientation, reads the style sheets.
    preload: !isAgain,
  };
  return tab.evaluate(
    async ({ given, least }) => {
      const { violations, passes } = await window.axe.run(given);
      if (passes.length < least) return [`axe checked only ${passes.length} rules`];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
      );
    },
    { given: options, least: isAgain ? 1 : LEAST_PASSES },
  );
}

/**
 * Returns axe's findings on the page in its current state, at both widths and in both colour modes. The mode is set on
 * the root element, because a click on the switch could end the state.
 */
export async function findViolationsOfAllReaders(tab: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, theme] of READERS) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.evaluate((mode) => void (document.documentElement.dataset.theme = mode), theme);
    const violations = await findViolations(tab);
    found.push(...violations.map((violation) => `at ${width} px in ${theme}: ${violation}`));
  }
  return found;
}
