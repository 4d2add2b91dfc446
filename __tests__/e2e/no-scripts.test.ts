import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite } from "./support/browser";
import { docPages, pages } from "./support/built-site";
import { lookAtEach } from "./support/each-page";
import { expectSoon } from "./support/expect-soon";

const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";

/** Walks over all pages take longer than one page does. */
const ALL_PAGES_MS = 600_000;

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

test(
  "every page's text is there, and every doc has its table of contents as its headings are",
  async () => {
    const found = await lookAtEach(
      pages,
      () => openPage({ path: "/", scripts: false }),
      async (tab, { path, isDoc }) => {
        await tab.goto(origin() + path);
        const text = await tab.locator("main").innerText();
        expect(await tab.locator("h1").isVisible()).toBe(true);
        if (isDoc) {
          const { entries, headings } = await readContents(tab, path);
          expect({ path, entries }).toEqual({ path, entries: headings });
        }
        return text.length < (isDoc ? 1000 : 60) ? [`${path}: ${text}`] : [];
      },
    );
    expect(found).toEqual([]);
  },
  ALL_PAGES_MS,
);

test(
  "a doc reads the same with scripts and without",
  async () => {
    const paths = docPages.map(({ path }) => path).filter((_, index) => index % 6 === 0);
    for (const path of paths) {
      const plain = await openPage({ path, scripts: false });
      const hydrated = await openPage({ path });
      const text = await plain.locator("main").innerText();
      expect(await hydrated.locator("main").innerText()).toBe(text);
      await Promise.all([plain.close(), hydrated.close()]);
    }
  },
  ALL_PAGES_MS,
);

test("the site is dark, and what needs scripts is not offered", async () => {
  const page = await openPage({ path: DOC, scripts: false });
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe("rgb(20, 21, 18)");
  for (const control of ["[data-switch]", "[data-copy]"]) {
    expect(await page.locator(control).count()).toBeGreaterThan(0);
    expect(await page.locator(`${control}:visible`).count()).toBe(0);
  }
});

test("dropdowns open and close, one at a time", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP, scripts: false });
  const dropdown = (name: string) => page.locator("[data-dropdown] summary", { hasText: name });
  await dropdown("More").click();
  expect(await page.getByRole("link", { name: "Celo Website", exact: true }).isVisible()).toBe(
    true,
  );
  await dropdown("Support").click();
  await expectSoon(
    () => page.getByRole("link", { name: "Celo Website", exact: true }).isVisible(),
    false,
  );
  expect(await page.getByRole("link", { name: "View the Forum" }).isVisible()).toBe(true);
});

test("the phone's menu opens, leads to the main menu, and to other pages", async () => {
  const page = await openPage({ path: DOC, width: PHONE, scripts: false });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#menu");
  await expectSoon(() => menu.getByRole("navigation", { name: "Docs sidebar" }).isVisible(), true);
  await menu.getByText("Back to main menu").click();
  await menu.getByRole("link", { name: "L2", exact: true }).click();
  await page.waitForURL(`${origin()}/cel2`);
});

test("the table of contents of a phone unfolds", async () => {
  const page = await openPage({ path: DOC, width: PHONE, scripts: false });
  const toc = page.locator("[data-toc]:has(details)");
  await toc.locator("summary").click();
  await toc.getByRole("link").first().click();
  expect(await page.evaluate(() => location.hash)).not.toBe("");
});

test("search is a form that leads to the search page", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP, scripts: false });
  await page.locator("[data-navbar] input[name=q]").fill("fee currency");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin()}/search?q=fee+currency`);
  expect(await page.locator("h1").isVisible()).toBe(true);
});
