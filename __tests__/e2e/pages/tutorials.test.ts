import type { Page } from "playwright-core";
import { docSources } from "../../support/built/doc-sources";
import { atEachWidth } from "../support/at-each-width";
import { findViolationsOfAllReaders } from "../support/axe";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage, origin } = serveSite();

const PATH = "/tutorials";
const tutorials = docSources.flatMap(({ path, frontmatter }) =>
  frontmatter.tutorial ? [{ path, title: frontmatter.title, ...frontmatter.tutorial }] : [],
);
const titlesWith = (isShown: (one: (typeof tutorials)[number]) => boolean): string[] =>
  tutorials
    .filter(isShown)
    .map(({ title }) => title)
    .sort();
const readInOrder = (page: Page) =>
  page
    .locator("[data-entries] > li:visible")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.entry!));
const readTitles = async (page: Page) => (await readInOrder(page)).sort();

test("every doc with the quickstart tag is a tutorial, unless it is an overview or has ended", () => {
  const missing = docSources.filter(
    ({ path, frontmatter }) =>
      path.includes("quickstart") && !frontmatter.replaced_by && !frontmatter.tutorial,
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(tutorials.length).toBeGreaterThanOrEqual(12);
});

atEachWidth("tutorials", (width) => {
  const open = (path: string, options = {}) => openPage({ path, width, ...options });

  test("each tutorial links to its doc, with level, topics, reading time and how long it takes", async () => {
    const page = await open(PATH);
    expect(await readTitles(page)).toEqual(titlesWith(() => true));
    expect(await page.locator("[data-count]").innerText()).toBe(`${tutorials.length} tutorials`);
    for (const { title, path, duration, level } of tutorials.slice(0, 3)) {
      const card = page.locator(`[data-entries] > [data-entry="${title}"]`);
      expect(await card.locator(".card-link").getAttribute("href")).toBe(path);
      const text = (await card.textContent()) ?? "";
      expect(text).toMatch(/(One|\d+) min read/);
      expect(text).toContain(`about ${duration} min to do`);
      expect(text.toLowerCase()).toContain(level);
    }
  });

  test("without scripts all are listed", async () => {
    const page = await open(PATH, { scripts: false });
    expect(await page.locator("[data-entries] > li:visible").count()).toBe(tutorials.length);
    expect(await page.getByRole("searchbox").count()).toBeLessThanOrEqual(1);
  });
});

test("a filter without results has no accessibility violation for any reader", async () => {
  const page = await openPage({ path: PATH });
  await page.getByPlaceholder("Search for tutorial name...").fill("zzz");
  await expectSoon(() => page.locator("[data-count]").innerText(), "0 tutorials");
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
});

test("a card leads to its doc by keyboard", async () => {
  const page = await openPage({ path: PATH });
  const card = page.locator("[data-entries] .card-link").first();
  const href = await card.getAttribute("href");
  await card.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(origin() + href!);
});
