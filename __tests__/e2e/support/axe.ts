import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

/** What axe finds wrong with the page as it is now, one line each. */
export async function findViolations(tab: Page): Promise<string[]> {
  await tab.evaluate(AXE);
  return tab.evaluate(async (values) => {
    const { violations, passes } = await window.axe.run({
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    if (passes.length < 15) return ["axe has looked at nothing"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
    );
  }, RULES);
}
