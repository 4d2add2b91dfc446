import type { Page } from "playwright-core";
import { readBuilt } from "../../support/built/built-site";
import { atEachWidth } from "../support/at-each-width";
import { findViolationsOfAllReaders } from "../support/axe";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage, origin } = serveSite();

/** Console messages that are allowed here, since a missing page, its data and its HTML can't be loaded. */
const expected = /404/;
const UNKNOWN = "/buildd/build-on-minipay/quikstart";

/** The cards that link to the pages with the most similar addresses. */
const closest = (page: Page) =>
  page.getByRole("region", { name: "Pages with a similar address" }).locator(".card-link");

atEachWidth("not-found", (width) => {
  const open = (path: string, options = {}) => openPage({ path, width, expected, ...options });

  test("an unknown address says so, and offers the five closest pages and a search for its words", async () => {
    const page = await open(UNKNOWN);
    const main = page.locator("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe("Page Not Found");
    expect(await main.innerText()).toContain("We could not find what you were looking for.");
    expect(await main.innerText()).toContain(
      "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
    );
    await expectSoon(() => closest(page).count(), 5);
    const [first] = await closest(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(first).toBe("/build/build-on-minipay/quickstart");
    const search = main.getByRole("searchbox");
    expect(await search.inputValue()).toBe("buildd build on minipay quikstart");
    await search.press("Enter");
    await page.waitForURL(`${origin()}/search?q=buildd+build+on+minipay+quikstart`);
  });

  test("the text and the search don't need scripts", async () => {
    const page = await open(UNKNOWN, { scripts: false });
    expect(await page.locator("main").innerText()).toContain("Page Not Found");
    expect(await page.locator("main").getByRole("searchbox").isVisible()).toBe(true);
    expect(await closest(page).count()).toBe(0);
  });
});

test("it has no accessibility violation for any reader", async () => {
  const page = await openPage({ path: UNKNOWN, expected });
  await expectSoon(() => closest(page).count(), 5);
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
});

test("the closest page is three Tab stops after the text, and its link works", async () => {
  const page = await openPage({ path: UNKNOWN, expected });
  await expectSoon(() => closest(page).count(), 5);
  await page.locator("main [type=search]").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin()}/build/build-on-minipay/quickstart`);
});

test("the index is small, and no other page requests it", async () => {
  const pairs = JSON.parse(readBuilt("/pages.json").toString()) as [string, string][];
  expect(pairs.length).toBeGreaterThan(70);
  expect(readBuilt("/pages.json").length / pairs.length).toBeLessThan(90);
  const asked: string[] = [];
  const page = await openPage({
    path: "/build",
    fresh: true,
    prepare: (tab) =>
      Promise.resolve(tab.on("request", (request) => asked.push(new URL(request.url()).pathname))),
  });
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/pages.json");
});

test("the page at /404 itself makes no guesses", async () => {
  const page = await openPage({ path: "/404" });
  expect(await page.locator("main [type=search]").inputValue()).toBe("");
  expect(await closest(page).count()).toBe(0);
});
