import type { Page } from "playwright-core";
import { findViolations, findViolationsOfAllReaders } from "../support/axe";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { search } from "../support/search-modal";

const { openPage, origin } = serveSite();

const CASES = [
  { width: DESKTOP, theme: "dark" },
  { width: PHONE, theme: "light" },
] as const;

test.each(CASES)(
  "the open search has no violation at $width px in $theme, nor in the other colour mode",
  async ({ width, theme }) => {
    const page = await openPage({ path: "/build/quickstart", width, theme });
    const found: string[] = [];
    const look = async (state: string): Promise<void> => {
      // All styles get the color mode from the root element.
      for (const mode of ["dark", "light"] as const) {
        await page.evaluate((next) => void (document.documentElement.dataset.theme = next), mode);
        const violations = await findViolations(page);
        found.push(...violations.map((violation) => `${state} in ${mode} ${violation}`));
      }
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
    // The search closes first, and then the chosen page is shown.
    await page
      .locator("link[rel=canonical]:not([href$=quickstart])")
      .waitFor({ state: "attached" });
    await page.keyboard.press("Control+k");
    await page.getByText("Recent", { exact: true }).waitFor();
    await look("recent");
    expect(found).toEqual([]);
  },
);

/** Reads whether an element's text differs from its background, and the style of its outline. */
const readForced = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, outlineStyle } = getComputedStyle(element);
      const isOpaque = !/^rgba.*, 0\)$/.test(backgroundColor);
      return { isSeen: isOpaque && color !== backgroundColor, outlineStyle };
    });

test("forced colours show the dialog's edges, what matches, and which row is selected", async () => {
  const page = await openPage({ path: "/" });
  await page.emulateMedia({ forcedColors: "active" });
  await search(page, "ngrok setup");
  for (const edge of [".DocSearch-Modal", ".DocSearch-Form"]) {
    const style = await page.locator(edge).evaluate((box) => getComputedStyle(box).borderStyle);
    expect([edge, style]).toEqual([edge, "solid"]);
  }
  const chosen = ".DocSearch-Hit[aria-selected=true]";
  const other = ".DocSearch-Hit[aria-selected=false]";
  for (const match of [`${chosen} mark`, `${other} mark`]) {
    expect(await readForced(page, match)).toMatchObject({ isSeen: true });
  }
  expect(await readForced(page, `${chosen} a`)).toMatchObject({ outlineStyle: "solid" });
  expect(await readForced(page, `${other} a`)).toMatchObject({ outlineStyle: "none" });
  await page.goto(`${origin()}/search?q=gas`);
  await page.locator("main ol > li mark").first().waitFor();
  expect(await readForced(page, "main ol > li mark")).toMatchObject({ isSeen: true });
});

test("the search page has no violation for any reader", async () => {
  const page = await openPage({ path: "/search?q=gas" });
  await page.locator("main ol > li").first().waitFor();
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
});

test("for screen readers it is a dialog with a combobox that announces each newly selected result", async () => {
  const page = await openPage({ path: "/" });
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the documentation" });
  await dialog.waitFor();
  const box = dialog.getByRole("combobox", { name: "Search the documentation" });
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
