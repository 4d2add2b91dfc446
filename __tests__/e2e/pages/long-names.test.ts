import { serveSite } from "../support/browser";

const { openPage } = serveSite();

const NARROW = 320;
/** A name of 67 signs without a place where a line could break. */
const NAME = "NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID_OF_THE_FIRST_APPLICATION_HERE_";

/** Titles and labels that writers choose, on the page that shows every component. */
const TITLES =
  "h1, .prose h2, .admonition-title, :not(.wallet) > details > summary, .tab-label, .steps li, .card-title, .card-body, .page-ref-title, .code-title, figcaption:not(.code-header), dt, .sidebar-summary, .sidebar-list a";

test("a long name in any title breaks, and no page scrolls sideways", async () => {
  const page = await openPage({ path: "/markdown-page", width: NARROW });
  const changed = await page.evaluate(
    ([selector, name]) => {
      const titles = [...document.querySelectorAll(selector)];
      for (const title of titles) {
        const code = document.createElement("code");
        code.textContent = name;
        const emphasis = document.createElement("em");
        emphasis.textContent = "emphasis";
        title.append(" words ", code, " and ", emphasis);
      }
      return titles.length;
    },
    [TITLES, NAME] as const,
  );
  expect(changed).toBeGreaterThan(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW);
  const title = page.locator(".admonition-title").first();
  const lefts = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left }) => Math.round(left));
  });
  // One text, whose second line begins where the sign does, and not a column for each of its parts.
  expect(lefts).toContain(Math.round((await title.boundingBox())?.x ?? 0));
});
