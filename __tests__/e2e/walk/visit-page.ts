import type { Page } from "playwright-core";
import type { BuiltPage } from "../../support/built/built-site";
import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, untilHydrated } from "../support/browser";
import type { Findings, Layout } from "./findings";

/** Two tabs that visit one page after another: without scripts, and with them. */
export interface WalkTabs {
  readonly plain: Page;
  readonly tab: Page;
}

/** The narrowest window in which nothing is collapsed. */
const NARROW_DESKTOP = 997;

/** Checks only what other pages don't have: menus and footer are on all pages, and take axe most of the time. */
const OWN = { within: "main", preload: false };

const resize = (tab: Page, width: number) => tab.setViewportSize({ width, height: 900 });

const readOverflow = (tab: Page): Promise<number> =>
  tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const readLayout = (tab: Page): Promise<Layout> =>
  tab.evaluate(() => {
    const listVisible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const text = document.querySelector("article .prose")?.getBoundingClientRect();
    const blocks = listVisible(".code-block pre");
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      text: text && { left: text.left, top: text.top },
      isLong:
        (document.querySelector("article h1")?.clientHeight ?? 0) > 50 ||
        document.querySelector("article > [role=note]") !== null,
      answer: listVisible(
        ".prose :is(.code-block, .value, .table-scroll, .steps, ol, p > code, li > code)",
      )[0]?.getBoundingClientRect().top,
      blocks: blocks.length,
      cut: blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length,
      drawings: [...document.querySelectorAll(".figure-scroll > svg")].map((svg) => {
        const labels = [...svg.querySelectorAll("text")].map(
          (label) => parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM()!.a,
        );
        return {
          height: Math.round(svg.getBoundingClientRect().height),
          label: Math.min(...labels),
        };
      }),
    };
  });

const readPlain = (tab: Page, path: string) =>
  tab.evaluate(
    (headings) => ({
      hasTitle: document.querySelector("h1")?.checkVisibility() === true,
      textWithoutScripts: document.querySelector("main")!.innerText.replace(/\n+/g, "\n"),
      contents: {
        tables: [...document.querySelectorAll("[data-toc]")].map((table) =>
          [...table.querySelectorAll("a")]
            .map((link) => decodeURIComponent(link.hash.slice(1)))
            .join(),
        ),
        headings: [...document.querySelectorAll(headings)].map(({ id }) => id).join(),
      },
      drawings: {
        count: document.querySelectorAll(".figure-scroll").length,
        enlarged: document.querySelectorAll("dialog.figure-large[popover]").length,
      },
    }),
    // The terms of the glossary are found by their letter.
    `.prose ${path.endsWith("/glossary") ? "h2" : ":is(h2, h3)"}[id]`,
  );

/** Reads the text of a page with scripts, without the controls and the styles that need them. */
const readWithoutControls = (tab: Page): Promise<string> =>
  tab.locator("main").evaluate((main: HTMLElement) => {
    const controls = [...main.querySelectorAll<HTMLElement>("[data-needs-script]")];
    for (const { style } of controls) style.setProperty("display", "none", "important");
    // With scripts, addresses are boxes that can be cut, and a box is a line of its own to innerText.
    document.documentElement.removeAttribute("data-js");
    const text = main.innerText.replace(/\n+/g, "\n");
    document.documentElement.setAttribute("data-js", "");
    for (const { style } of controls) style.removeProperty("display");
    return text;
  });

async function findViolationsAt(
  tab: Page,
  width: number,
  theme: "dark" | "light",
  options: Parameters<typeof findViolations>[1],
): Promise<string[]> {
  await resize(tab, width);
  await tab.evaluate((mode) => void (document.documentElement.dataset.theme = mode), theme);
  const violations = await findViolations(tab, options);
  return violations.map((violation) => `at ${width} px in ${theme}: ${violation}`);
}

/**
 * Visits a page once without scripts and once with them, on a phone. Its main part is checked for accessibility there in
 * dark mode. Pages of each kind are checked whole, and on a desktop in light mode, too: colors don't depend on the width,
 * nor the layout on colors.
 */
export async function visitPage(
  { plain, tab }: WalkTabs,
  origin: string,
  { path, isDoc }: BuiltPage,
  isOfItsKind: boolean,
): Promise<Findings> {
  await resize(plain, DESKTOP);
  await plain.goto(origin + path, { waitUntil: "domcontentloaded" });
  const desktop = await readLayout(plain);
  await resize(plain, NARROW_DESKTOP);
  const narrowDesktop = await readLayout(plain);
  await resize(plain, PHONE);
  const phone = await readLayout(plain);
  const read = await readPlain(plain, path);

  await resize(tab, PHONE);
  await tab.goto(origin + path);
  await untilHydrated(tab);
  const textWithScripts = isDoc ? await readWithoutControls(tab) : read.textWithoutScripts;
  const overflowWithScripts = await readOverflow(tab);
  const violations = await findViolationsAt(tab, PHONE, "dark", isOfItsKind ? {} : OWN);
  if (isOfItsKind)
    violations.push(...(await findViolationsAt(tab, DESKTOP, "light", { preload: false })));
  return {
    path,
    isDoc,
    ...read,
    desktop,
    narrowDesktop,
    phone,
    textWithScripts,
    overflowWithScripts,
    violations,
  };
}
