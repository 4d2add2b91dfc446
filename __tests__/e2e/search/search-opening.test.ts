import type { Page, Request } from "playwright-core";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { FRAMEWORK, createGate, refuseFramework } from "../support/framework";
import {
  hits,
  input,
  isOpen,
  modal,
  openSearchDialog,
  search,
  searchField,
} from "../support/search-modal";

const { openForAll, openPage, origin } = serveSite();

const DOC = "/build/quickstart";

describe("opening and closing", () => {
  const desktop = openForAll({ path: DOC });

  test.each([
    { way: "Ctrl+K", open: (page: Page) => page.keyboard.press("Control+k") },
    { way: "Cmd+K", open: (page: Page) => page.keyboard.press("Meta+k") },
    { way: "/", open: (page: Page) => page.keyboard.press("/") },
    { way: "a click", open: (page: Page) => searchField(page).click() },
    {
      way: "focus",
      open: (page: Page) =>
        searchField(page).evaluate((field) => {
          field.focus();
        }),
    },
  ])("it opens by $way, with the cursor in its field, and Escape closes it", async ({ open }) => {
    const page = desktop();
    // After the last way, the focus is back in the search field.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await open(page);
    await input(page).waitFor();
    await expectSoon(() => input(page).evaluate((field) => field === document.activeElement), true);
    expect(await input(page).getAttribute("placeholder")).toBe("Search docs");
    await page.keyboard.press("Escape");
    await expectSoon(() => modal(page).count(), 0);
  });

  test("on a phone the icon opens it, and it fills the screen", async () => {
    const page = await openPage({ path: DOC, width: PHONE, height: 844 });
    await page.locator("a[data-search]").click();
    await modal(page).waitFor();
    const box = await modal(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: PHONE });
    expect(box!.height).toBeGreaterThanOrEqual(844);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectSoon(() => modal(page).count(), 0);
  });

  test("on a phone it opens at the current scroll position", async () => {
    const page = await openPage({ path: DOC, width: PHONE, height: 844 });
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await openSearchDialog(page);
    expect(await modal(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
    await page.keyboard.press("Escape");
    await expectSoon(() => page.evaluate(() => Math.round(scrollY)), 900);
  });

  test('"/" in a text field types a slash', async () => {
    const page = await openPage({ path: "/search" });
    await page.locator("main form[action='/search'] input[name=q]").click();
    await page.keyboard.type("a/b");
    expect(await page.locator("main form[action='/search'] input[name=q]").inputValue()).toBe(
      "a/b",
    );
    expect(await isOpen(page)).toBe(false);
  });

  test("Escape returns the focus to where it was", async () => {
    const page = desktop();
    await page.locator("a[rel=next]").focus();
    await openSearchDialog(page);
    await page.keyboard.press("Escape");
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.getAttribute("rel")),
      "next",
    );
    expect(await isOpen(page)).toBe(false);
  });

  test("it doesn't open again when the focus returns to the search field of the navbar", async () => {
    const page = desktop();
    await searchField(page).click();
    await input(page).waitFor();
    await page.keyboard.press("Escape");
    await expectSoon(
      () => searchField(page).evaluate((field) => field === document.activeElement),
      true,
    );
    await untilIdle(page);
    expect(await isOpen(page)).toBe(false);
  });

  test("tabbing through the page doesn't open it, but typing in the search field of the navbar does", async () => {
    const page = await openPage({ path: DOC });
    await page.locator("[data-navbar] a[aria-label='GitHub repository']").focus();
    // Focusing the field fetches the search's code. Keypresses would be lost while this code sets up the search.
    const asked = new Set<string>();
    const come = new Set<string>();
    const keepScript = (list: Set<string>) => (request: Request) => {
      if (request.url().endsWith(".js")) list.add(request.url());
    };
    page.on("request", keepScript(asked));
    page.on("requestfinished", keepScript(come));
    await page.keyboard.press("Tab");
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await expectSoon(() => asked.size > 0 && come.size === asked.size, true);
    await untilIdle(page);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.type("gas");
    await expectSoon(() => input(page).inputValue(), "gas");
  });

  test("everything behind it is inert", async () => {
    const page = desktop();
    await openSearchDialog(page);
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

  test("none of its code is loaded before it is needed", async () => {
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

test("before anything is typed it offers the next page, popular pages, and the areas", async () => {
  const page = await openPage({ path: DOC });
  const next = await page.locator("main a[rel=next]").getAttribute("href");
  await openSearchDialog(page);
  const places = modal(page).getByRole("navigation", { name: "Where to go" }).getByRole("link");
  expect(await places.first().getAttribute("href")).toBe(next);
  const areas = modal(page).getByRole("navigation", { name: "Areas" });
  expect(await areas.getByRole("link", { name: "Tooling" }).isVisible()).toBe(true);
  await input(page).fill("gas");
  await hits(page).first().waitFor();
  expect(await areas.isVisible()).toBe(false);
  await input(page).fill("");
  await places.first().click();
  await page.waitForURL(origin() + next!);
  expect(await isOpen(page)).toBe(false);
});

describe("before the framework loads", () => {
  const openEarly = async () => {
    const { hold, letThrough } = createGate();
    const page = await openPage({ path: DOC, hydrated: false, loaded: false, prepare: hold });
    return { page, letThrough };
  };

  test.each([
    { way: "Ctrl+K and typing", open: (page: Page) => page.keyboard.press("Control+k") },
    { way: '"/" and typing', open: (page: Page) => page.keyboard.press("/") },
    { way: "a click and typing", open: (page: Page) => searchField(page).click() },
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

  test("if it can't be loaded, the reader ends up on the search page", async () => {
    const page = await openPage({
      path: DOC,
      hydrated: false,
      expected: FRAMEWORK,
      prepare: refuseFramework,
    });
    await page.keyboard.press("Control+k");
    await page.waitForURL(`${origin()}/search`);
  });
});
