import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";

const { openPage, origin } = serveSite();

/** Reads the left edges of the logo's glyphs, of the page's first words, and of the footer's last line. */
const readEdges = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (selector: string): number => {
      const words = document.createRange();
      words.selectNodeContents(
        [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())!,
      );
      return words.getBoundingClientRect().left;
    };
    const stroke = document.querySelector("[data-navbar] svg[width] path")!.getBoundingClientRect();
    return {
      // The rectangle ends in the middle of the stroke, which is 4.2 px wide, so the visible edge is 2.1 px further
      // left.
      logo: stroke.left - 2.1,
      words: edgeOf("#menu li a, main h1"),
      footer: edgeOf("footer[data-behind-menu] p"),
    };
  });

const PAGES = [
  "/",
  "/showcase",
  "/tutorials",
  "/changelog",
  "/tags",
  "/search",
  "/markdown-page",
  "/404",
  "/build/quickstart",
];

test("every kind of page has the same left edge, at any width", async () => {
  const found: Record<string, number[]> = {};
  const expected: Record<string, number[]> = {};
  const page = await openPage({ path: "/", scripts: false });
  for (const path of PAGES) {
    await page.goto(origin() + path);
    for (const width of [997, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { logo, words, footer } = await readEdges(page);
      const edge = Math.max(0, (width - 1680) / 2) + 32;
      found[`${path} at ${width} px`] = [logo, words, footer].map(Math.round);
      expected[`${path} at ${width} px`] = [edge, edge, edge];
    }
  }
  expect(found).toEqual(expected);
});

test("forced colors show the current items, and the outline of links that look like buttons", async () => {
  const page = await openPage({ path: "/build/quickstart" });
  await page.emulateMedia({ forcedColors: "active" });
  const lines = await page
    .locator("nav a[aria-current]:visible")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(lines).toEqual(["underline", "underline"]);
  const home = await openPage({ path: "/" });
  await home.emulateMedia({ forcedColors: "active" });
  const start = home.getByRole("link", { name: "Start building" });
  const [width, color] = await start.evaluate((link) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(link);
    return [borderTopWidth, borderTopColor];
  });
  expect(width).toBe("1px");
  expect(color).toMatch(/^rgb\(/); // A transparent color would have four numbers.
});

test.each(["/", "/showcase", "/build/quickstart", "/cli/account", "/markdown-page"])(
  "%s has at most one current item in each menu",
  async (path) => {
    const page = await openPage({ path });
    const crowded = await page.evaluate(() => {
      const currents = new Map<Element, string[]>();
      for (const item of document.querySelectorAll("nav [aria-current]")) {
        // The content of a dropdown counts as a separate menu, as does each titled list in the drawer.
        const menu = item.closest("[data-dropdown], [data-main-menu] ul, nav")!;
        currents.set(menu, [...(currents.get(menu) ?? []), item.textContent]);
      }
      if (currents.size === 0) throw new Error("No menu marks the current page.");
      return [...currents.values()].filter(({ length }) => length > 1);
    });
    expect(crowded).toEqual([]);
  },
);
