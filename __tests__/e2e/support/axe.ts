import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { READERS } from "./browser";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe: { run: (context: Document | string, options: object) => Promise<AxeResults> };
  }
}

interface AxeOptions {
  /** Selector of the part to check. Without it, the whole page is checked, including rules about whole pages. */
  readonly within?: string;
  /**
   * True to fetch the style sheets again, for one rule about orientation. Pages share their style sheets, so this isn't
   * needed for each of them.
   */
  readonly preload?: boolean;
}

/** Lists what axe finds wrong with the page as it is now, one line each. */
export async function findViolations(
  tab: Page,
  { within, preload = true }: AxeOptions = {},
): Promise<string[]> {
  if (!(await tab.evaluate(() => "axe" in window))) await tab.evaluate(AXE);
  const options = {
    runOnly: { type: "tag", values: RULES },
    resultTypes: ["violations"],
    selectors: false,
    preload,
  };
  return tab.evaluate(
    async ([context, given]) => {
      const { violations, passes } = await window.axe.run(context ?? document, given);
      if (passes.length < (context === undefined ? 15 : 5)) return ["axe has looked at nothing"];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
      );
    },
    [within, options] as const,
  );
}

/**
 * Lists what axe finds wrong with the current state of the page, or of the part with a selector, for all READERS. All
 * styles ask for the color mode at the root element, so nothing has to be clicked that would end the state.
 */
export async function findViolationsOfAllReaders(
  tab: Page,
  { within }: Pick<AxeOptions, "within"> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [width, theme] of READERS) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.evaluate((mode) => void (document.documentElement.dataset.theme = mode), theme);
    const violations = await findViolations(tab, {
      preload: false,
      ...(within !== undefined && { within }),
    });
    found.push(...violations.map((violation) => `at ${width} px in ${theme}: ${violation}`));
  }
  return found;
}
