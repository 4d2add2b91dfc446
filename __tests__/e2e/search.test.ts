import type { Page } from "playwright-core";
import { DESKTOP, PHONE, serveSite } from "./support/browser";
import { expectSoon } from "./support/expect-soon";

const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";
const FRAMEWORK = /\/app-[^/]*\.js/;

const modal = (page: Page) => page.locator(".DocSearch-Modal");
const input = (page: Page) => page.locator(".DocSearch-Input");
const hits = (page: Page) => page.locator(".DocSearch-Hit");
const place = (page: Page) => page.locator("[data-navbar] input[name=q]");

const isOpen = (page: Page): Promise<boolean> => modal(page).isVisible();

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await input(page).waitFor();
}

async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await input(page).fill(query);
  // Recent searches are hits as well, but nothing is marked in them.
  await hits(page).locator("mark").first().waitFor();
}

/** Urls of the results in their order. */
const readUrls = (page: Page): Promise<string[]> =>
  page
    .locator(".DocSearch-Hit a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

describe("opening and closing", () => {
  test.each([
    { way: "Ctrl+K", open: (page: Page) => page.keyboard.press("Control+k") },
    { way: "Cmd+K", open: (page: Page) => page.keyboard.press("Meta+k") },
    { way: "/", open: (page: Page) => page.keyboard.press("/") },
    { way: "a click", open: (page: Page) => place(page).click() },
    {
      way: "focus",
      open: (page: Page) =>
        place(page).evaluate((field) => {
          field.focus();
        }),
    },
  ])("it opens by $way, with the cursor in its field, and Escape closes it", async ({ open }) => {
    const page = await openPage({ path: DOC });
    await open(page);
    await input(page).waitFor();
    await expectSoon(() => input(page).evaluate((field) => field === document.activeElement), true);
    expect(await input(page).getAttribute("placeholder")).toBe("Search docs");
    await page.keyboard.press("Escape");
    await expectSoon(() => modal(page).count(), 0);
  });

  test("the icon of a phone opens it, and it fills the screen", async () => {
    const page = await openPage({ path: DOC, width: PHONE, height: 844 });
    await page.locator("a[data-search]").click();
    await modal(page).waitFor();
    const box = await modal(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: PHONE });
    expect(box!.height).toBeGreaterThanOrEqual(844);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectSoon(() => modal(page).count(), 0);
  });

  test("a phone's search opens where the page is scrolled to", async () => {
    const page = await openPage({ path: DOC, width: PHONE, height: 844 });
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await openSearch(page);
    expect(await modal(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
    await page.keyboard.press("Escape");
    await expectSoon(() => page.evaluate(() => Math.round(scrollY)), 900);
  });

  test("«/» in a field is a letter", async () => {
    const page = await openPage({ path: "/search" });
    await page.locator("main form[action='/search'] input[name=q]").click();
    await page.keyboard.type("a/b");
    expect(await page.locator("main form[action='/search'] input[name=q]").inputValue()).toBe(
      "a/b",
    );
    expect(await isOpen(page)).toBe(false);
  });

  test("Escape gives the focus back to where it was", async () => {
    const page = await openPage({ path: DOC });
    await page.locator("a[rel=next]").focus();
    await openSearch(page);
    await page.keyboard.press("Escape");
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.getAttribute("rel")),
      "next",
    );
    expect(await isOpen(page)).toBe(false);
  });

  test("back in the search place, the focus does not open it again", async () => {
    const page = await openPage({ path: DOC });
    await place(page).click();
    await input(page).waitFor();
    await page.keyboard.press("Escape");
    await expectSoon(() => place(page).evaluate((field) => field === document.activeElement), true);
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(false);
  });

  test("walking through the page by Tab does not open it, typing in the search place does", async () => {
    const page = await openPage({ path: DOC });
    await page.locator("[data-navbar] a[aria-label='GitHub repository']").focus();
    await page.keyboard.press("Tab");
    expect(await place(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.type("gas");
    await expectSoon(() => input(page).inputValue(), "gas");
  });

  test("what lies behind is out of reach", async () => {
    const page = await openPage({ path: DOC });
    await openSearch(page);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest(".DocSearch-Container") !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test("nothing of it is loaded before it is needed", async () => {
    const asked: string[] = [];
    const page = await openPage({
      path: DOC,
      prepare: (tab) => {
        tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
        return Promise.resolve();
      },
    });
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/search-index"))).toEqual([]);
    const before = asked.filter((path) => path.endsWith(".js")).length;
    await search(page, "gas");
    expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(before);
    expect(asked).toContain("/search-index/start.bin");
  });
});

describe("before the framework has come", () => {
  const openEarly = async () => {
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((done) => (letThrough = done));
    const page = await openPage({
      path: DOC,
      hydrated: false,
      prepare: (tab) =>
        tab.route(FRAMEWORK, async (route) => {
          await gate;
          await route.continue();
        }),
    });
    return { page, letThrough };
  };

  test.each([
    { way: "Ctrl+K and typing", open: (page: Page) => page.keyboard.press("Control+k") },
    { way: "«/» and typing", open: (page: Page) => page.keyboard.press("/") },
    { way: "a click and typing", open: (page: Page) => place(page).click() },
  ])("$way is not lost", async ({ open }) => {
    const { page, letThrough } = await openEarly();
    await open(page);
    await page.keyboard.type("ngrok");
    expect(await isOpen(page)).toBe(false);
    letThrough();
    await expectSoon(() => input(page).count(), 1);
    await expectSoon(() => input(page).inputValue(), "ngrok");
    await hits(page).first().waitFor();
  });

  test("when it cannot come, the search page is where the reader lands", async () => {
    const page = await openPage({
      path: DOC,
      hydrated: false,
      expected: FRAMEWORK,
      prepare: (tab) => tab.route(FRAMEWORK, (route) => route.abort()),
    });
    await page.keyboard.press("Control+k");
    await page.waitForURL(`${origin()}/search`);
  });
});

describe("results", () => {
  test.each([
    { query: "minpay", url: "/build/build-on-minipay" },
    { query: "fee abstracton", url: "/developer/fee-abstraction" },
    { query: "0x471EcE", url: "/" },
    { query: "eth_getLogs", url: "/integration/general" },
  ])("«$query» leads to $url", async ({ query, url }) => {
    const page = await openPage({ path: "/" });
    await search(page, query);
    expect((await readUrls(page))[0]).toContain(url);
  });

  test("there are at most 20, at most 5 in a group", async () => {
    const page = await openPage({ path: "/" });
    await search(page, "celo");
    expect((await readUrls(page)).length).toBeLessThanOrEqual(20);
    const sizes = await page
      .locator(".DocSearch-Hits")
      .evaluateAll((groups) =>
        groups.map((group) => group.querySelectorAll(".DocSearch-Hit").length),
      );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  });

  test("Enter follows the chosen one on the page, and marks there what was found", async () => {
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

  test("the arrow keys choose, and a click follows as well", async () => {
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

  test("«See all results» leads to the search page with the query", async () => {
    const page = await openPage({ path: "/" });
    await search(page, "gas");
    const link = page.getByRole("link", { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())![0];
    await link.click();
    await page.waitForURL(`${origin()}/search?q=gas`);
    expect(await isOpen(page)).toBe(false);
    await page.getByText(`${count} documents found`).waitFor();
  });

  test("the area the reader is in comes first among near equals", async () => {
    const page = await openPage({ path: "/cel2/faq" });
    const placeOf = async (area: string): Promise<number> => {
      const place = (await readUrls(page)).findIndex((url) => url.startsWith(area));
      return place < 0 ? Infinity : place;
    };
    await search(page, "networks");
    const fromL2 = [await placeOf("/cel2"), await placeOf("/integration")] as const;
    await page.goto(`${origin()}/integration`);
    await page.waitForFunction(() => window.appIsReady === true);
    await search(page, "networks");
    const fromIntegration = [await placeOf("/cel2"), await placeOf("/integration")] as const;
    expect(fromL2[0]).toBeLessThanOrEqual(fromIntegration[0]);
    expect(fromIntegration[1]).toBeLessThanOrEqual(fromL2[1]);
    // One of the two has moved, or the area would not matter.
    expect(fromL2).not.toEqual(fromIntegration);
  });

  test("without an answer it says so, suggests what to try, and leads to a prefilled issue", async () => {
    const page = await openPage({ path: "/" });
    await openSearch(page);
    await page.keyboard.type("xyzzyqux");
    await page.getByText("No results for").waitFor();
    const text = await modal(page).innerText();
    expect(text).toContain("Believe this query should return results?");
    const link = page.getByRole("link", { name: "Let us know." });
    expect(await link.getAttribute("href")).toBe(
      "https://github.com/celo-org/docs/issues/new?title=Search%20finds%20nothing%20for%20%C2%ABxyzzyqux%C2%BB",
    );
  });

  test("after other results it suggests their groups: «Try searching for»", async () => {
    const page = await openPage({ path: "/" });
    await search(page, "gas");
    await input(page).fill("xyzzyqux");
    await page.getByText("Try searching for").waitFor();
  });

  test("when the index cannot be had, the error screen is shown and the page lives on", async () => {
    const page = await openPage({
      path: "/",
      expected: /search-index|index did not come|RetryError|SearchError|start\.bin/,
      prepare: (tab) => tab.context().route("**/search-index/**", (route) => route.abort()),
    });
    await openSearch(page);
    await page.keyboard.type("gas");
    await page.getByText("Unable to fetch results").waitFor();
    expect(
      await page.getByText("You might want to check your network connection.").isVisible(),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator("[data-navbar] [data-area]", { hasText: "Build" }).click();
    await page.waitForURL(`${origin()}/build`);
  });
});

describe("searches of before", () => {
  test("what was followed is offered again, can be kept and forgotten", async () => {
    const page = await openPage({ path: "/" });
    await search(page, "ngrok setup");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.endsWith("/ngrok-setup"));
    await openSearch(page);
    await page.getByText("Recent", { exact: true }).waitFor();
    expect(await readUrls(page)).toEqual(["/build/build-on-minipay/prerequisites/ngrok-setup"]);
    await page.getByTitle("Save this search").click();
    await page.getByText("Favorite", { exact: true }).waitFor();
    await page.getByTitle("Remove this search from favorites").click();
    await page.getByText("No recent searches").waitFor();
  });

  test("seven are remembered", async () => {
    const page = await openPage({ path: "/" });
    for (const query of [
      "ngrok",
      "pectra",
      "isthmus",
      "custody",
      "aave",
      "thirdweb",
      "nebula",
      "socialconnect",
    ]) {
      await search(page, query);
      await page.keyboard.press("Enter");
      await expectSoon(() => modal(page).count(), 0);
    }
    await openSearch(page);
    await page.getByText("Recent", { exact: true }).waitFor();
    expect((await readUrls(page)).length).toBe(7);
  });

  test("with a storage that refuses it still searches", async () => {
    const page = await openPage({
      path: "/",
      prepare: (tab) =>
        tab.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }),
    });
    await search(page, "ngrok");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.endsWith("/ngrok-setup"));
  });
});

test("a site of the showcase is found in its group, and leads to its card", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await search(page, "GoodDollar");
  const group = modal(page).locator("section", { hasText: "Showcase" });
  const hit = group.locator(".DocSearch-Hit a").first();
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

test("once it has answered, it works without a network", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP });
  await search(page, "gas");
  await page.waitForResponse((response) => response.url().includes("rest.bin"), { timeout: 8000 });
  await page.waitForTimeout(300);
  await page.context().setOffline(true);
  for (const query of ["isthmus hardfork", "azure key vault", "prezenti"]) {
    await input(page).fill(query);
    await expectSoon(
      async () => (await modal(page).innerText()).includes("Unable to fetch"),
      false,
    );
    await hits(page).first().waitFor();
  }
});
