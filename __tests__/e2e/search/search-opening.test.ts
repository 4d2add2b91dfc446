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

const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";

describe("opening and closing", () => {
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
    await openSearchDialog(page);
    expect(await modal(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
    await page.keyboard.press("Escape");
    await expectSoon(() => page.evaluate(() => Math.round(scrollY)), 900);
  });

  test('"/" in a field is a letter', async () => {
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
    await openSearchDialog(page);
    await page.keyboard.press("Escape");
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.getAttribute("rel")),
      "next",
    );
    expect(await isOpen(page)).toBe(false);
  });

  test("back in the search place, the focus does not open it again", async () => {
    const page = await openPage({ path: DOC });
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

  test("walking through the page by Tab does not open it, typing in the search place does", async () => {
    const page = await openPage({ path: DOC });
    await page.locator("[data-navbar] a[aria-label='GitHub repository']").focus();
    // The focus fetches the code. Keys that come while it sets the search up would be lost.
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

  test("everything behind it is out of reach", async () => {
    const page = await openPage({ path: DOC });
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

test("while nothing is typed it offers the page that follows, pages many look for, and the areas", async () => {
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

describe("before the framework has come", () => {
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

  test("when it cannot come, the search page is where the reader lands", async () => {
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
