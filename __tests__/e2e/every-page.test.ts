import { untilHydrated, serveSite } from "./support/browser";
import { findViolations } from "./support/axe";
import { pages } from "./support/built-site";
import { docSources } from "./support/doc-sources";
import { lookAtEach } from "./support/each-page";
import { readAttributes } from "./support/html";

const { openPage, origin } = serveSite();

const ALL_PAGES_MS = 600_000;

test.each(["dark", "light"] as const)(
  "no page has an accessibility violation, nor writes to the console, in %s",
  async (theme) => {
    const found = await lookAtEach(
      pages,
      () => openPage({ path: "/", theme }),
      async (tab, { path }) => {
        await tab.goto(origin() + path);
        await untilHydrated(tab);
        expect(await tab.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        return (await findViolations(tab)).map((violation) => `${path} ${violation}`);
      },
    );
    expect(found).toEqual([]);
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
