import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite } from "./support/browser";
import { expectSoon } from "./support/expect-soon";

const { openPage } = serveSite();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the page as it is now, one line each. */
const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async (values) => {
    const { violations, passes } = await window.axe.run({
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    if (passes.length < 10) return ["axe has looked at nothing"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    );
  }, RULES);

const CASES = [DESKTOP, PHONE].flatMap((width) =>
  (["dark", "light"] as const).map((theme) => ({ width, theme })),
);

test.each(CASES)(
  "the open search has no violation at $width px in $theme",
  async ({ width, theme }) => {
    const page = await openPage({ path: "/build/quickstart", width, theme });
    await page.evaluate(AXE);
    const found: string[] = [];
    const look = async (state: string): Promise<void> => {
      found.push(...(await findViolations(page)).map((violation) => `${state} ${violation}`));
    };
    await page.keyboard.press("Control+k");
    const input = page.locator(".DocSearch-Input");
    await input.waitFor();
    await look("start");
    await input.fill("ngrok setup");
    await page.locator(".DocSearch-Hit").first().waitFor();
    await look("results");
    await input.fill("xyzzyqux");
    await page.getByText("No results for").waitFor();
    await look("no results");
    await input.fill("ngrok setup");
    await page.locator(".DocSearch-Hit").first().waitFor();
    await page.keyboard.press("Enter");
    await expectSoon(() => page.locator(".DocSearch-Modal").count(), 0);
    // The page that was chosen comes later than the search goes.
    await page
      .locator("link[rel=canonical]:not([href$=quickstart])")
      .waitFor({ state: "attached" });
    await page.keyboard.press("Control+k");
    await page.getByText("Recent", { exact: true }).waitFor();
    await look("recent");
    expect(found).toEqual([]);
  },
);

test.each(CASES)("the search page has none at $width px in $theme", async ({ width, theme }) => {
  const page = await openPage({ path: "/search?q=gas", width, theme });
  await page.locator("main ol > li").first().waitFor();
  await page.evaluate(AXE);
  expect(await findViolations(page)).toEqual([]);
});

test("to a screen reader it is a dialog with a combobox, whose choice is told as it moves", async () => {
  const page = await openPage({ path: "/" });
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the documentation" });
  await dialog.waitFor();
  const box = dialog.getByRole("combobox");
  await box.fill("gas");
  await dialog.getByRole("treeitem").first().waitFor();
  expect(await box.getAttribute("aria-expanded")).toBe("true");
  for (const step of [0, 1]) {
    if (step > 0) await page.keyboard.press("ArrowDown");
    await expectSoon(
      () =>
        page.evaluate(() => {
          const id = document
            .querySelector(".DocSearch-Input")
            ?.getAttribute("aria-activedescendant");
          const row = id ? document.getElementById(id) : null;
          const rows = [...document.querySelectorAll(".DocSearch-Hit")];
          return [
            row?.getAttribute("role"),
            row?.getAttribute("aria-selected"),
            row ? rows.indexOf(row) : -1,
          ];
        }),
      ["treeitem", "true", step],
    );
  }
});
