import type { Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { MOST_MOVED, readShifts, recordShifts } from "../support/layout-shifts";

const { openPage, origin } = serveSite();

const panel = (page: Page) => page.locator("main form[action='/search']");
const field = (page: Page) => panel(page).locator("input[name=q]");
const results = (page: Page) => page.locator("main ol > li");
const readLinks = (page: Page): Promise<string[]> =>
  results(page)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

test("the query in the URL is in the field, and its results have highlighted excerpts", async () => {
  const page = await openPage({ path: "/search?q=fee+abstraction" });
  await page.getByText(/^\d+ documents found$/).waitFor();
  expect(await field(page).inputValue()).toBe("fee abstraction");
  expect((await readLinks(page))[0]).toMatch(/fee-abstraction/);
  expect(
    (await results(page).first().locator("mark").allInnerTexts()).join(" ").toLowerCase(),
  ).toContain("abstraction");
  expect(await results(page).first().locator("p").last().innerText()).not.toBe("");
});

test.each([PHONE, DESKTOP])("at %i px nothing moves when results appear", async (width) => {
  const moved: string[] = [];
  for (const query of ["celo", "newblockfilter", "xyzzyqux", "gas&area=integration"]) {
    const page = await openPage({ path: `/search?q=${query}`, width, prepare: recordShifts });
    await page.getByText(/documents? found$|^No results/).waitFor();
    await page.waitForLoadState("networkidle");
    const shifts = await readShifts(page);
    if (shifts >= MOST_MOVED) moved.push(`${query}: ${shifts}`);
  }
  expect(moved).toEqual([]);
});

test("it says when nothing was found, and the areas are still there", async () => {
  const page = await openPage({ path: "/search?q=xyzzyqux" });
  await page.getByText("No results were found").waitFor();
  expect(await page.getByRole("link", { name: "Tooling" }).count()).toBeGreaterThan(0);
});

test("typing changes results and URL, without a history entry for each letter", async () => {
  const page = await openPage({ path: "/search" });
  const before = await page.evaluate(() => history.length);
  await field(page).click();
  await page.keyboard.type("isthmus");
  await expectSoon(async () => (await readLinks(page))[0], "/cel2/notices/isthmus-upgrade");
  await expectSoon(() => page.evaluate(() => location.search), "?q=isthmus");
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expectSoon(async () => (await readLinks(page))[0], "/cel2/notices/isthmus-upgrade");
});

test("the area filters the results, and the URL keeps it", async () => {
  const page = await openPage({ path: "/search?q=gas" });
  await results(page).first().waitFor();
  await panel(page).locator("select[name=area]").selectOption("integration");
  await expectSoon(async () => {
    const links = await readLinks(page);
    return links.length > 0 && links.every((link) => link.startsWith("/integration"));
  }, true);
  await expectSoon(() => page.evaluate(() => location.search), "?q=gas&area=integration");
  await page.reload();
  await results(page).first().waitFor();
  expect(await panel(page).locator("select[name=area]").inputValue()).toBe("integration");
});

test("the version in the address filters the results, and a single one isn't offered as a choice", async () => {
  const page = await openPage({ path: "/search?q=gas&version=current" });
  await results(page).first().waitFor();
  expect(await panel(page).locator("select[name=version]").count()).toBe(0);
  await page.goto(`${origin()}/search?q=gas&version=none`);
  await page
    .getByText(/^No results were found/)
    .first()
    .waitFor();
});

test("it counts documents, and more of them load as the reader scrolls, each only once", async () => {
  const page = await openPage({ path: "/search?q=celo" });
  const words = await page.getByText(/^\d+ documents found$/).innerText();
  expect(parseInt(words, 10)).toBeGreaterThan(100);
  // The most common word isn't in more documents than there are. The showcase counts as a document too.
  expect(parseInt(words, 10)).toBeLessThanOrEqual(listDocPages().length + 1);
  await expectSoon(
    () =>
      results(page)
        .count()
        .then((count) => count >= 20),
    true,
  );
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await expectSoon(
    () =>
      results(page)
        .count()
        .then((count) => count >= 40),
    true,
  );
  const links = await readLinks(page);
  expect(new Set(links).size).toBe(links.length);
});

test("as many results can be loaded as were counted", async () => {
  const page = await openPage({ path: "/search?q=gas+fee" });
  await page.getByText(/^\d+ documents found$/).waitFor();
  const count = Number(/\d+/.exec(await page.locator("main [role=status]").innerText())![0]);
  // The results are shown twenty at a time.
  for (let least = 20; least < count + 20; least += 20) {
    await expectSoon(async () => {
      await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight - 900);
      });
      return (await results(page).count()) >= Math.min(least, count);
    }, true);
  }
  expect(await results(page).count()).toBe(count);
});

test("a result leads to its section without a page load, and going back leads to the results", async () => {
  const page = await openPage({ path: "/search?q=holesky+incident" });
  await page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
  await results(page).first().locator("a").click();
  await page.waitForURL((url) => url.pathname === "/cel2/notices/pectra-upgrade");
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  await expectSoon(
    () => page.evaluate(() => (CSS.highlights.get("search-match")?.size ?? 0) > 0),
    true,
  );
  await page.goBack();
  await expectSoon(
    () =>
      results(page)
        .count()
        .then((found) => found > 0),
    true,
  );
  expect(await field(page).inputValue()).toBe("holesky incident");
});

test("when the index can't be loaded it says so, and tries again when asked", async () => {
  let isBroken = true;
  const page = await openPage({
    path: "/search?q=gas",
    expected: /search-index|start\.bin/,
    prepare: (tab) =>
      tab
        .context()
        .route("**/search-index/**", (route) => (isBroken ? route.abort() : route.continue())),
  });
  await page.getByText("Unable to fetch results").waitFor();
  await page.getByText("You might want to check your network connection.").waitFor();
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await results(page).first().waitFor();
});

test('one result is "One document found", and is no wider than a phone', async () => {
  const page = await openPage({ path: "/search?q=newblockfilter", width: PHONE });
  await page.getByText("One document found").waitFor();
  expect(await results(page).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

test("without scripts it offers a web search of this site and the areas instead", async () => {
  const page = await openPage({ path: "/search?q=gas", scripts: false });
  const form = page.locator("main form:visible");
  expect(await form.count()).toBe(1);
  expect(await form.getAttribute("action")).toBe("https://duckduckgo.com/");
  expect(await form.locator("input[name=sites]").getAttribute("value")).toBe("docs.celo.org");
  expect(await page.locator("main").innerText()).toContain("needs JavaScript");
  const links = await page
    .locator("main .card-link")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("href")));
  expect(links).toEqual(
    expect.arrayContaining(["/build", "/developer", "/cel2", "/what-is-celo", "/integration"]),
  );
  expect(
    await page
      .locator("main a[href^='https://duckduckgo.com/?q=site%3Adocs.celo.org']")
      .isVisible(),
  ).toBe(true);
});

test("the search field of the navbar leads here without the framework, and its query is kept", async () => {
  const page = await openPage({ path: "/", scripts: false });
  expect(await page.locator("[data-navbar] form[data-search]").getAttribute("action")).toBe(
    "/search",
  );
  expect(await page.locator("[data-navbar] a[data-search]").getAttribute("href")).toBe("/search");
  await page.goto(`${origin()}/search?q=gas`);
  expect(await page.locator("h1").innerText()).toBe("Search the documentation");
});
