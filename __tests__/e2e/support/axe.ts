import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose answer depends on colours: all that is left to ask of a page in its other colour mode. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** Fewer passes than these, and axe has looked at nothing. */
const LEAST_PASSES = { all: 15, colors: 1 };

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

/** What axe finds wrong with the page as it is now, one line each; of its colours only, when that is what is asked. */
export async function findViolations(
  tab: Page,
  about: "all" | "colors" = "all",
): Promise<string[]> {
  await tab.evaluate(AXE);
  const runOnly =
    about === "all" ? { type: "tag", values: TAGS } : { type: "rule", values: COLOR_RULES };
  return tab.evaluate(
    async ([only, leastPasses]) => {
      const { violations, passes } = await window.axe.run({
        runOnly: only,
        resultTypes: ["violations"],
      });
      if (passes.length < leastPasses) return ["axe has looked at nothing"];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`),
      );
    },
    [runOnly, LEAST_PASSES[about]] as const,
  );
}
