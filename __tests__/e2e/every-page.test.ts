import type { Page } from "playwright-core";
import * as labels from "../../src/site/labels";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "./support/browser";
import { findViolations } from "./support/axe";
import { type BuiltPage, pages } from "./support/built-site";
import { docSources } from "./support/doc-sources";
import { lookAtEach } from "./support/each-page";
import { readAttributes } from "./support/html";

const { openPage, origin } = serveSite();

const ALL_PAGES_MS = 1_800_000;

const readTheme = (tab: Page): Promise<string> =>
  tab.evaluate(() => document.documentElement.dataset.theme ?? "none");

interface PlainPage {
  readonly text: string;
  readonly problems: string[];
}

/** How much wider than a phone the page is there, px. */
async function measureOverhang(tab: Page): Promise<number> {
  await tab.setViewportSize({ width: PHONE, height: 900 });
  const width = await tab.evaluate(() => document.scrollingElement!.scrollWidth);
  await tab.setViewportSize({ width: DESKTOP, height: 900 });
  return width - PHONE;
}

/** Ids that the table of contents leads to, and those of the headings it should have. */
const readContents = (
  tab: Page,
  path: string,
): Promise<{ entries: string[]; headings: string[] }> =>
  tab.evaluate(
    (selector) => ({
      entries: [...document.querySelectorAll("[data-toc]:not(:has(details)) a")].map((link) =>
        decodeURIComponent(link.getAttribute("href")!.slice(1)),
      ),
      headings: [...document.querySelectorAll(selector)].map(({ id }) => id),
    }),
    // The terms of the glossary are found by their letter.
    `.prose ${path.endsWith("/glossary") ? "h2" : ":is(h2, h3)"}[id]`,
  );

/** What is wrong with the page as a browser without scripts shows it, and the text of it. */
async function readPlain(tab: Page, { path, isDoc }: BuiltPage): Promise<PlainPage> {
  await tab.goto(origin() + path);
  const text = await tab.locator("main").innerText();
  const problems = [];
  if (!(await tab.locator("h1").isVisible())) problems.push("shows no h1 without scripts");
  if (text.length < (isDoc ? 1000 : 60)) problems.push(`says only "${text}" without scripts`);
  if (isDoc) {
    const { entries, headings } = await readContents(tab, path);
    if (entries.join() !== headings.join())
      problems.push(`has other headings than its table of contents: ${entries.join()}`);
  }
  return { text, problems };
}

/** Text without the one control of a doc that only scripts can offer, and without the empty lines around it. */
const withoutOffers = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line !== "" && line !== labels.editAndRun)
    .join("\n");

/** What axe finds in both colour modes; the switch is kept, so every other page comes in light and goes to dark. */
async function findViolationsInBoth(tab: Page, seen: Record<string, number>): Promise<string[]> {
  const found: string[] = [];
  for (const isSwitched of [false, true]) {
    const before = await readTheme(tab);
    if (isSwitched) await tab.locator("[data-switch=theme]:visible").click();
    const theme = await readTheme(tab);
    expect(theme !== before).toBe(isSwitched);
    seen[theme] = (seen[theme] ?? 0) + 1;
    const violations = await findViolations(tab, { isAgain: isSwitched });
    found.push(...violations.map((violation) => `in ${theme}: ${violation}`));
  }
  return found;
}

test(
  "every page reads the same without scripts, has no accessibility violation in either colour mode, writes nothing to the console and does not scroll sideways on a phone",
  async () => {
    const seen = {};
    const found = await lookAtEach(
      pages,
      async () => ({
        plain: await openPage({ path: "/", scripts: false }),
        tab: await openPage({ path: "/" }),
      }),
      async ({ plain, tab }, page) => {
        const { text, problems } = await readPlain(plain, page);
        await tab.goto(origin() + page.path);
        await untilHydrated(tab);
        if (
          page.isDoc &&
          withoutOffers(await tab.locator("main").innerText()) !== withoutOffers(text)
        )
          problems.push("reads otherwise with scripts");
        problems.push(...(await findViolationsInBoth(tab, seen)));
        const overhang = await measureOverhang(tab);
        if (overhang > 0) problems.push(`is ${overhang} px too wide`);
        return problems.map((problem) => `${page.path} ${problem}`);
      },
    );
    expect(found).toEqual([]);
    expect(seen).toEqual({ dark: pages.length, light: pages.length });
  },
  ALL_PAGES_MS,
);

/** Pages that nearly repeat another one, which they name. */
const canonicals = new Map(
  docSources.flatMap(({ path, frontmatter: { canonical } }) =>
    canonical === undefined ? [] : [[path, canonical] as const],
  ),
);

describe.each(pages)("$path", ({ path, html }) => {
  test("says in its head what it is", () => {
    const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title]) => title);
    const meta = (name: string) =>
      [...html.matchAll(/<meta [^>]*>/g)]
        .filter(([tag]) => tag.includes(`name="${name}"`))
        .flatMap(([tag]) => readAttributes(tag, "content"));
    const isHome = path === "/" || path === "/home";
    expect(titles).toEqual([
      isHome ? "Celo Documentation" : expect.stringMatching(/^\S.* \| Celo Documentation$/),
    ]);
    expect(meta("description")).toEqual([expect.stringMatching(/^.{30,160}$/)]);
    expect(html.match(/<link [^>]*rel="canonical"[^>]*>/g)).toHaveLength(1);
    const canonical = path === "/home" ? "/" : (canonicals.get(path) ?? path);
    expect(html).toContain(`rel="canonical" href="https://docs.celo.org${canonical}"`);
    expect(html).toMatch(/<html [^>]*lang="en"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });
});
