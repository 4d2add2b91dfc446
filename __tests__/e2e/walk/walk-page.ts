import type { Page } from "playwright-core";
import type { BuiltPage } from "../../support/built/built-site";
import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, untilHydrated } from "../support/browser";

/** Two tabs on one page: as browsers without scripts show it, and with them. */
export interface WalkTabs {
  readonly plain: Page;
  readonly tab: Page;
}

interface PlainPage {
  readonly text: string;
  readonly problems: string[];
}

const readTheme = (tab: Page): Promise<string> =>
  tab.evaluate(() => document.documentElement.dataset.theme ?? "none");

/** How much wider than a phone the page is there, px. */
async function measureOverhang(tab: Page): Promise<number> {
  await tab.setViewportSize({ width: PHONE, height: 900 });
  const width = await tab.evaluate(() => document.scrollingElement!.scrollWidth);
  await tab.setViewportSize({ width: DESKTOP, height: 900 });
  return width - PHONE;
}

/** Ids that each table of contents leads to, and those of the headings it should have. */
const readContents = (tab: Page, path: string): Promise<{ tables: string[]; headings: string }> =>
  tab.evaluate(
    (selector) => ({
      tables: [...document.querySelectorAll("[data-toc]")].map((table) =>
        [...table.querySelectorAll("a")]
          .map((link) => decodeURIComponent(link.getAttribute("href")!.slice(1)))
          .join(),
      ),
      headings: [...document.querySelectorAll(selector)].map(({ id }) => id).join(),
    }),
    // The terms of the glossary are found by their letter.
    `.prose ${path.endsWith("/glossary") ? "h2" : ":is(h2, h3)"}[id]`,
  );

/** What is wrong with the page as a browser without scripts shows it, and the text of it. */
async function readPlain(
  tab: Page,
  origin: string,
  { path, isDoc }: BuiltPage,
): Promise<PlainPage> {
  await tab.goto(origin + path);
  const text = await tab.locator("main").innerText();
  const problems = [];
  if (!(await tab.locator("h1").isVisible())) problems.push("shows no h1 without scripts");
  if (text.length < (isDoc ? 1000 : 60)) problems.push(`says only "${text}" without scripts`);
  if (isDoc) {
    const { tables, headings } = await readContents(tab, path);
    const wrong = tables.filter((table) => table !== headings);
    if (wrong.length > 0 || (headings !== "" && tables.length === 0))
      problems.push(`has the headings ${headings}, but in its contents: ${wrong.join(" and ")}`);
  }
  return { text, problems };
}

/** The text of a page with scripts, without the controls and the styles that need them. */
const readWithoutControls = (tab: Page): Promise<string> =>
  tab.locator("main").evaluate((main: HTMLElement) => {
    const controls = [...main.querySelectorAll<HTMLElement>("[data-needs-script]")];
    for (const { style } of controls) style.setProperty("display", "none", "important");
    // With scripts, addresses are boxes that can be cut, and a box is a line of its own to innerText.
    document.documentElement.removeAttribute("data-js");
    const text = main.innerText;
    document.documentElement.setAttribute("data-js", "");
    for (const { style } of controls) style.removeProperty("display");
    return text;
  });

const withoutEmptyLines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .join("\n");

/** What axe finds in both colour modes; the switch is kept, so every other page comes in light and goes to dark. */
async function findViolationsInBoth(tab: Page, seen: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const isSwitched of [false, true]) {
    const before = await readTheme(tab);
    if (isSwitched) await tab.locator("[data-switch=theme]:visible").click();
    const theme = await readTheme(tab);
    expect(theme !== before).toBe(isSwitched);
    seen.push(theme);
    const violations = await findViolations(tab, { isAgain: isSwitched });
    found.push(...violations.map((violation) => `in ${theme}: ${violation}`));
  }
  return found;
}

/**
 * All that is wrong with a page: it reads the same without scripts, has no accessibility violation in either colour
 * mode, and does not scroll sideways on a phone. What it writes to the console fails the test that opened the tabs.
 */
export async function walkPage(
  { plain, tab }: WalkTabs,
  origin: string,
  page: BuiltPage,
): Promise<string[]> {
  const { text, problems } = await readPlain(plain, origin, page);
  await tab.goto(origin + page.path);
  await untilHydrated(tab);
  const live = page.isDoc ? await readWithoutControls(tab) : text;
  if (withoutEmptyLines(live) !== withoutEmptyLines(text))
    problems.push("reads otherwise with scripts");
  const themes: string[] = [];
  problems.push(...(await findViolationsInBoth(tab, themes)));
  expect(themes.sort()).toEqual(["dark", "light"]);
  const overhang = await measureOverhang(tab);
  if (overhang > 0) problems.push(`is ${overhang} px too wide`);
  return problems.map((problem) => `${page.path} ${problem}`);
}
