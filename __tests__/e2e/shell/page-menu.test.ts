import type { Page } from "playwright-core";
import { listDocPages, pages } from "../../support/built/built-site";
import { readAttributes } from "../../support/built/html";
import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { createGate } from "../support/framework";

const { openPage } = serveSite();

const DOC = "/build/quickstart";
const MARKDOWN = "# Build on Celo\n\nWords.\n";

const summary = (page: Page) => page.locator("[data-page-menu] > summary");
const entries = (page: Page) => page.locator("[data-page-menu] li > *").allInnerTexts();
/** Answers requests for the Markdown copy. Another test checks the real copy. */
const answer = (tab: Page, status = 200) =>
  tab.route(`**${DOC}.md`, (route) =>
    route.fulfill({ status, contentType: "text/markdown", body: MARKDOWN }),
  );

test("every doc has a menu that begins with a plain link to its Markdown, and no other page has one", () => {
  const wrong = listDocPages().filter(
    ({ path, html }) => !readAttributes(html, "href", "a").includes(`${path}.md`),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const others = pages.filter(({ isDoc, html }) => !isDoc && html.includes("data-page-menu"));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("without services no page contains anything of them", () => {
  const found = pages.filter(({ html }) =>
    /service-scripts|googletagmanager|google-analytics|hs-scripts|data-assistant|dataLayer/.test(
      html,
    ),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(found.map(({ path }) => path)).toEqual([]);
});

test.each([
  { width: PHONE, theme: "dark" as const },
  { width: PHONE, theme: "light" as const },
  { width: DESKTOP, theme: "dark" as const },
  { width: DESKTOP, theme: "light" as const },
])("at $width px, $theme, the menu opens filled, inside the window", async ({ width, theme }) => {
  const page = await openPage({ path: DOC, width, theme });
  await summary(page).click();
  await expectSoon(
    () => entries(page),
    ["View as Markdown", "Open in ChatGPT", "Open in Claude", "Open in Perplexity"],
  );
  const box = (await page.locator("[data-page-menu] > ul").boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-page-menu] > ul").isVisible()).toBe(false);
  expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("nothing is loaded for the menu before it is opened", async () => {
  const page = await openPage({ path: DOC });
  const paths = new Set(pages.map(({ path }) => path));
  // Leaves out the pages that are prefetched when the browser is idle.
  const count = async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    return loaded.filter((path) => !path.startsWith("/page-data/") && !paths.has(path)).length;
  };
  await page.waitForLoadState("networkidle");
  const before = await count();
  await summary(page).press("Enter");
  await expectSoon(async () => (await entries(page)).length, 4);
  expect((await count()) - before).toBe(1);
});

test("the page is copied as the Markdown at its URL", async () => {
  const page = await openPage({
    path: DOC,
    prepare: async (tab) => {
      await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await answer(tab);
    },
  });
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MARKDOWN);
  await page.getByRole("button", { name: "Copy page" }).waitFor();
});

test("opened before the framework loads, it stays open and is filled", async () => {
  const { hold, letThrough } = createGate();
  const page = await openPage({ path: DOC, hydrated: false, loaded: false, prepare: hold });
  await summary(page).click();
  expect(await entries(page)).toEqual(["View as Markdown"]);
  letThrough();
  await untilHydrated(page);
  await expectSoon(async () => (await entries(page)).length, 4);
  expect(await page.getByRole("link", { name: "View as Markdown" }).isVisible()).toBe(true);
});

test("without scripts the menu has its link", async () => {
  const page = await openPage({ path: DOC, scripts: false });
  await summary(page).click();
  expect(await entries(page)).toEqual(["View as Markdown"]);
  expect(await page.getByRole("link", { name: "View as Markdown" }).getAttribute("href")).toBe(
    `${DOC}.md`,
  );
});
