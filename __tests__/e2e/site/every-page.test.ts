import { type BuiltPage, pages } from "../../support/built/built-site";
import { docSources } from "../../support/built/doc-sources";
import { readAttributes } from "../../support/built/html";
import { isPicked, seed } from "../../support/nightly";
import { findViolations } from "../support/axe";
import { PHONE, serveSite, untilHydrated } from "../support/browser";
import { lookAtEach } from "../support/each-page";
import { choosePagesOfEachKind } from "../walk/choose-pages";
import { digestPage, digestShell } from "../walk/page-digest";
import { readRecords, writeRecords } from "../walk/records";
import { walkPage } from "../walk/walk-page";

const { openPage, origin, hasProblems } = serveSite();

/**
 * Time limit per page, in ms. Each of two tabs takes 2.5 s per page on a quiet machine with two cores, and three
 * times that on a busy one.
 */
const PAGE_MS = 10_000;

const isForAll = process.env.TEST_ALL === "1";
const pagesOfEachKind = choosePagesOfEachKind(pages);

test("there are only a few pages of each kind, and docs are among them", () => {
  expect(pagesOfEachKind.length).toBeLessThan(40);
  expect(pagesOfEachKind.some(({ isDoc }) => isDoc)).toBe(true);
});

test(
  "every page reads the same without scripts, has no accessibility violation in either colour mode, writes nothing to the console and does not scroll sideways on a phone",
  async () => {
    const records = readRecords();
    const digests = new Map(pages.map((page) => [page.path, digestPage(page)]));
    const isUnknown = ({ path }: BuiltPage): boolean =>
      records.pages.get(path) !== digests.get(path);
    const chosen = pages.filter(
      (page) =>
        isForAll || isUnknown(page) || pagesOfEachKind.includes(page) || isPicked(page.path, 10),
    );
    const shell = digestShell(pages);
    process.stdout.write(
      `walks ${chosen.length} of ${pages.length} pages: ${pages.filter(isUnknown).length} without a record, ` +
        `${pagesOfEachKind.length} of each kind, and those picked by TEST_SEED=${seed}; ` +
        `styles and scripts ${shell === records.shell ? "haven't" : "have"} changed since all pages were last walked\n`,
    );
    const walked = new Set<string>();
    const found = await lookAtEach(
      chosen,
      async () => ({
        plain: await openPage({ path: "/", scripts: false }),
        tab: await openPage({ path: "/" }),
      }),
      async (tabs, page) => {
        const problems = await walkPage(tabs, origin(), page);
        walked.add(page.path);
        if (problems.length > 0) digests.delete(page.path);
        return problems;
      },
    );
    // Problems such as console messages can't be traced to a page any more, so if there are any, the records stay as
    // they are.
    if (!hasProblems()) {
      const isWhole = chosen.length === pages.length;
      writeRecords({ shell: isWhole ? shell : records.shell, pages: digests });
    }
    expect(found).toEqual([]);
    expect(walked.size).toBe(chosen.length);
  },
  pages.length * PAGE_MS,
);
/** Canonical paths of near-copies, keyed by each copy's own path. */
const canonicals = new Map(
  docSources.flatMap(({ path, frontmatter: { canonical } }) =>
    canonical === undefined ? [] : [[path, canonical] as const],
  ),
);

/** Finds problems with the metadata in a page's head. */
function findHeadProblems({ path, html }: BuiltPage): string[] {
  const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title]) => title);
  const descriptions = [...html.matchAll(/<meta [^>]*>/g)]
    .filter(([tag]) => tag.includes('name="description"'))
    .flatMap(([tag]) => readAttributes(tag, "content"));
  const isHome = path === "/" || path === "/home";
  const canonical = path === "/home" ? "/" : (canonicals.get(path) ?? path);
  const checks: readonly (readonly [isRight: boolean, problem: string])[] = [
    [titles.length === 1, `has ${titles.length} titles`],
    [
      isHome
        ? titles[0] === "Celo Documentation"
        : /^\S.* \| Celo Documentation$/.test(titles[0] ?? ""),
      `is titled "${titles[0]}"`,
    ],
    [
      descriptions.length === 1 && /^.{30,160}$/.test(descriptions[0]!),
      `has the descriptions ${JSON.stringify(descriptions)}`,
    ],
    [
      html.match(/<link [^>]*rel="canonical"[^>]*>/g)?.length === 1 &&
        html.includes(`rel="canonical" href="https://docs.celo.org${canonical}"`),
      `doesn't have exactly one canonical address, ${canonical}`,
    ],
    [/<html [^>]*lang="en"/.test(html), "isn't marked as English"],
    [html.match(/<h1[\s>]/g)?.length === 1, "doesn't have exactly one h1"],
  ];
  return checks.flatMap(([isRight, problem]) => (isRight ? [] : [`${path} ${problem}`]));
}

test("every page has correct metadata in its head", () => {
  expect(pages.flatMap(findHeadProblems)).toEqual([]);
});

test("on a phone, pages of each kind have no accessibility violation in either colour mode", async () => {
  const found = await lookAtEach(
    pagesOfEachKind,
    () => openPage({ path: "/", width: PHONE }),
    async (tab, { path }) => {
      await tab.goto(origin() + path);
      await untilHydrated(tab);
      const problems: string[] = [];
      for (const theme of ["dark", "light"] as const) {
        await tab.evaluate((mode) => void (document.documentElement.dataset.theme = mode), theme);
        const violations = await findViolations(tab, { isAgain: theme === "light" });
        problems.push(...violations.map((violation) => `${path} in ${theme}: ${violation}`));
      }
      return problems;
    },
  );
  expect(found).toEqual([]);
});
