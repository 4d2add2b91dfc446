import { DESKTOP, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import {
  hits,
  input,
  isOpen,
  modal,
  openSearchDialog,
  readUrls,
  search,
  untilFocused,
} from "../support/search-modal";

const { openForAll, openPage, origin } = serveSite();

const DOC = "/build/quickstart";

describe("results", () => {
  const page = openForAll({ path: "/" });
  afterEach(async () => {
    await page().keyboard.press("Escape");
    await expectSoon(() => modal(page()).count(), 0);
  });

  test.each([
    { query: "minpay", url: "/build/build-on-minipay" },
    { query: "fee abstracton", url: "/cel2/guides/fee-abstraction" },
    { query: "0x471EcE", url: "/" },
    { query: "eth_getLogs", url: "/developer/json-rpc" },
  ])('"$query" leads to $url', async ({ query, url }) => {
    await search(page(), query);
    expect((await readUrls(page()))[0]).toContain(url);
  });

  test("there are at most 20 in one list, at most 5 of an area", async () => {
    await search(page(), "celo");
    expect((await readUrls(page())).length).toBeLessThanOrEqual(20);
    expect(await page().locator(".DocSearch-Hits").count()).toBe(1);
    const areas = await hits(page()).locator(".search-row-area").allInnerTexts();
    const sizes = [...new Set(areas)].map((area) => areas.filter((one) => one === area).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  });

  test("each shows its kind by an icon, and where it matches", async () => {
    const kindsOf = () =>
      hits(page())
        .locator(".search-icon")
        .evaluateAll((icons) => icons.map((icon) => (icon as SVGElement).dataset.kind));
    await search(page(), "lockedcelo:delegate");
    await expectSoon(async () => (await kindsOf()).includes("command"), true);
    await input(page()).fill("fee currency");
    await expectSoon(async () => new Set(await kindsOf()).size > 1, true);
    await expectSoon(async () => {
      const excerpts = await hits(page()).locator(".search-excerpt").allInnerTexts();
      return excerpts.length > 3 && excerpts.slice(0, 3).every((words) => words.trim() !== "");
    }, true);
    await input(page()).fill("GoodDollar");
    await expectSoon(async () => (await kindsOf()).includes("site"), true);
  });

  test("without any it says so, suggests what to try, and links to a prefilled issue", async () => {
    await openSearchDialog(page());
    await untilFocused(page());
    await page().keyboard.type("xyzzyqux");
    await page()
      .getByText(/^No results for/)
      .waitFor();
    // These results may still belong to the query without its last letter.
    const link = page().getByRole("link", { name: "Let us know." });
    await expectSoon(
      () => link.getAttribute("href"),
      "https://github.com/celo-org/docs/issues/new?title=Search%20finds%20nothing%20for%20%22xyzzyqux%22",
    );
    const text = await modal(page()).innerText();
    expect(text).toContain("Believe this query should return results?");
  });

  test('after others it suggests other queries: "Try searching for"', async () => {
    await search(page(), "gas");
    const suggestions = modal(page()).locator(".search-suggestions");
    expect(await suggestions.isVisible()).toBe(false);
    await input(page()).fill("xyzzyqux");
    await suggestions.getByText("Try searching for").waitFor();
    expect(await suggestions.getByRole("link").first().getAttribute("href")).toMatch(
      /^\/search\?q=\w/,
    );
  });
});

describe("a result", () => {
  test("Enter follows the selected one, and the page highlights what was found", async () => {
    const page = await openPage({ path: "/" });
    await page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
    await search(page, "holesky incident");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/cel2/notices/pectra-upgrade");
    expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
    expect(await isOpen(page)).toBe(false);
    const readMarks = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get("search-match") ?? [])].map((range) =>
          (range as Range).toString().toLowerCase(),
        ),
      );
    await expectSoon(async () => (await readMarks()).includes("holesky"), true);
    const markup = await page.locator(".prose").innerHTML();
    expect(markup).not.toContain("<mark");
    await page.locator("a[rel=next]").click();
    await expectSoon(async () => (await readMarks()).length, 0);
  });

  test("the arrow keys select, and a click works as well", async () => {
    const page = await openPage({ path: "/" });
    await search(page, "gas");
    await page.keyboard.press("ArrowDown");
    await expectSoon(
      () => page.locator(".DocSearch-Hit").nth(1).getAttribute("aria-selected"),
      "true",
    );
    const [, , third] = await readUrls(page);
    await hits(page).nth(2).locator("a").click();
    await page.waitForURL(origin() + third!);
  });

  test.each([390, 1440])('at %i px "See all" stays in view while results scroll', async (width) => {
    const page = await openPage({ path: "/", width, height: 700 });
    await search(page, "celo");
    const link = page.getByRole("link", { name: /^See all \d+ results$/ });
    const isInSight = async (): Promise<boolean> => {
      const box = (await link.boundingBox())!;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest(".search-footer a") != null,
        at,
      );
    };
    expect(await isInSight()).toBe(true);
    const scroller = page.locator(".DocSearch-Dropdown");
    const top = await scroller.evaluate((element) => {
      element.scrollTop = 200;
      return element.scrollTop;
    });
    expect(top).toBe(200);
    expect(await isInSight()).toBe(true);
  });

  test('"See all results" leads to the search page with the query', async () => {
    const page = await openPage({ path: "/" });
    await search(page, "gas");
    const link = page.getByRole("link", { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())![0];
    await link.click();
    await page.waitForURL(`${origin()}/search?q=gas`);
    expect(await isOpen(page)).toBe(false);
    await page.getByText(`${count} documents found`).waitFor();
  });

  test("the order doesn't depend on the area the reader is in", async () => {
    const page = await openPage({ path: "/cel2/faq" });
    await search(page, "networks");
    const fromL2 = await readUrls(page);
    await page.goto(`${origin()}/integration`);
    await page.waitForFunction(() => window.appIsReady === true);
    await search(page, "networks");
    expect(await readUrls(page)).toEqual(fromL2);
  });

  test("a visible row keeps its title and its target while more of the index loads", async () => {
    const page = await openPage({ path: "/", fresh: true });
    await openSearchDialog(page);
    const rest = page.waitForResponse((response) => response.url().includes("rest.bin"));
    const readRows = () =>
      hits(page)
        .locator("a")
        .evaluateAll((rows) =>
          rows.map((row) => [
            row.getAttribute("href"),
            row.querySelector(".search-row-title")?.textContent,
          ]),
        );
    const countExcerpts = async (): Promise<number> => {
      const words = await hits(page).locator(".search-excerpt").allInnerTexts();
      return words.filter((text) => text.trim() !== "").length;
    };
    await input(page).fill("fee currency");
    await hits(page).locator("mark").first().waitFor();
    const [before, excerpts] = [await readRows(), await countExcerpts()];
    await rest;
    await expectSoon(async () => (await countExcerpts()) > excerpts, true);
    expect(await readRows()).toEqual(before);
  });
});

test("a direct answer is the first option, and Enter copies its value", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSearchDialog(page);
  await input(page).fill("usdc address");
  const first = hits(page).first();
  await first.getByText("0xcebA9300f2b948710d2653dD7B07f33A8B32118C").waitFor();
  expect(await first.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await expectSoon(
    () => page.evaluate(() => navigator.clipboard.readText()),
    "0xcebA9300f2b948710d2653dD7B07f33A8B32118C",
  );
  expect(new URL(page.url()).pathname).toBe(DOC);
});

test("at 1440 px the dialog is 720 by 560 in every state, and its rows are 48 px high", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await openSearchDialog(page);
  const sizes = new Set<string>();
  const measure = async (): Promise<void> => {
    const { width, height } = (await page.locator(".DocSearch-Modal").boundingBox())!;
    sizes.add(`${width} by ${height}`);
  };
  await measure();
  for (const query of ["usdc", "gas", "xyzzyqux"]) {
    await input(page).fill(query);
    await page.locator(".DocSearch-Hit, .DocSearch-NoResults").first().waitFor();
    await measure();
  }
  await input(page).fill("gas fees");
  await hits(page).locator("mark").first().waitFor();
  await measure();
  expect([...sizes]).toEqual(["720 by 560"]);
  // While more of the index loads, the list may be rendered again.
  const readHeights = () =>
    hits(page).evaluateAll((rows) => [...new Set(rows.map(({ clientHeight }) => clientHeight))]);
  await expectSoon(readHeights, [48]);
});

test("a chip limits the results until another one is pressed", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await search(page, "send a token");
  const chip = (name: string) => modal(page).getByRole("button", { name, exact: true });
  const areRecipes = async (): Promise<boolean> =>
    (await readUrls(page)).every((url) => url.startsWith("/recipes/"));
  expect(await areRecipes()).toBe(false);
  await chip("Recipes").click();
  await expectSoon(areRecipes, true);
  expect(await chip("Recipes").getAttribute("aria-pressed")).toBe("true");
  expect(await hits(page).count()).toBeGreaterThan(1);
  await chip("All").click();
  await expectSoon(areRecipes, false);
});

test("the whole search works by keyboard: a chip, a row, its page", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await search(page, "send a token");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  while ((await focused()) !== "Recipes") await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expectSoon(
    async () => (await readUrls(page)).every((url) => url.startsWith("/recipes/")),
    true,
  );
  while (!(await input(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press("Shift+Tab");
  const selected = page.locator(".DocSearch-Hit[aria-selected=true] a");
  const first = await selected.getAttribute("href");
  await page.keyboard.press("ArrowDown");
  await expectSoon(async () => (await selected.getAttribute("href")) !== first, true);
  const href = await selected.getAttribute("href");
  await page.keyboard.press("Enter");
  await page.waitForURL(origin() + href!);
});

test("a showcase site is found, and leads to its card", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await search(page, "GoodDollar");
  const hit = hits(page).locator("a", { hasText: "Showcase" }).first();
  expect(await hit.getAttribute("href")).toMatch(/^\/showcase#/);
  const slug = (await hit.getAttribute("href"))!.split("#")[1]!;
  await hit.click();
  await page.waitForURL(`**/showcase#${slug}`);
  const card = page.locator(`[data-entries] > [id="${slug}"]`);
  await expectSoon(
    () =>
      card.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    true,
  );
});
