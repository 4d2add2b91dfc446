import { DESKTOP, serveSite } from "../support/browser";
import { docPages } from "../support/built/built-site";

/* Where the text of docs begins: below the navbar, and beside the sidebar. */

const { openPage, origin } = serveSite();

/** Pixels above the text at 1440 px: bar, navbar, breadcrumbs, a title of one line and a description of two. */
const MOST_ABOVE = 230;

test("every doc has its text at the same left edge, and near the top", async () => {
  const page = await openPage({ path: docPages[0]!.path, width: DESKTOP, scripts: false });
  const lefts = new Set<number>();
  const low: string[] = [];
  for (const { path } of docPages) {
    await page.goto(origin() + path, { waitUntil: "domcontentloaded" });
    const { left, top, isLong } = await page.evaluate(() => {
      const title = document.querySelector("article h1")!;
      const text = document.querySelector(".prose")!.getBoundingClientRect();
      return {
        left: text.left,
        top: text.top,
        // Titles of two lines and notices take a line or two more.
        isLong: title.clientHeight > 50 || document.querySelector("article > [role=note]") !== null,
      };
    });
    lefts.add(left);
    if (!isLong && top > MOST_ABOVE) low.push(`${path}: ${top}`);
  }
  expect([...lefts]).toHaveLength(1);
  expect(low).toEqual([]);
});

test("the title comes first, then what the page is about; the reading time is at its end", async () => {
  const page = await openPage({ path: "/build/quickstart", width: DESKTOP });
  const header = page.locator("article > header");
  const description = await page.locator("meta[name=description]").getAttribute("content");
  expect(await header.locator("h1 + p").innerText()).toBe(description);
  expect(await page.locator("article footer").innerText()).toMatch(
    /^\d+ min read · Facts checked on /,
  );
  const [crumbs, menu] = await Promise.all(
    ["nav", "[data-page-menu]"].map((one) => header.locator(one).first().boundingBox()),
  );
  expect(Math.abs(crumbs!.y + crumbs!.height / 2 - (menu!.y + menu!.height / 2))).toBeLessThan(2);
});
