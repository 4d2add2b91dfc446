import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "./support/browser";
import { findViolations } from "./support/axe";
import { pages } from "./support/built-site";
import { docSources } from "./support/doc-sources";
import { lookAtEach } from "./support/each-page";
import { readAttributes } from "./support/html";

const { openPage, origin } = serveSite();

const ALL_PAGES_MS = 900_000;

const readTheme = (tab: Page): Promise<string | undefined> =>
  tab.evaluate(() => document.documentElement.dataset.theme);

/** How much wider than a phone the page is there, px. */
async function measureOverhang(tab: Page): Promise<number> {
  await tab.setViewportSize({ width: PHONE, height: 900 });
  const width = await tab.evaluate(() => document.scrollingElement!.scrollWidth);
  await tab.setViewportSize({ width: DESKTOP, height: 900 });
  return width - PHONE;
}

test(
  "no page has an accessibility violation in either colour mode, nor writes to the console, nor scrolls sideways on a phone",
  async () => {
    const seen = { dark: 0, light: 0 };
    const found = await lookAtEach(
      pages,
      () => openPage({ path: "/" }),
      async (tab, { path }) => {
        await tab.goto(origin() + path);
        await untilHydrated(tab);
        const violations: string[] = [];
        // The switch is kept, so every other page comes in light and goes to dark.
        for (const isSwitched of [false, true]) {
          const before = await readTheme(tab);
          if (isSwitched) await tab.locator("[data-switch=theme]:visible").click();
          const theme = (await readTheme(tab)) as keyof typeof seen;
          expect(theme !== before).toBe(isSwitched);
          seen[theme] += 1;
          const here = await findViolations(tab);
          violations.push(...here.map((violation) => `${path} in ${theme}: ${violation}`));
        }
        const overhang = await measureOverhang(tab);
        if (overhang > 0) violations.push(`${path} is ${overhang} px too wide`);
        return violations;
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
