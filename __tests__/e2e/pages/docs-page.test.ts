import type { Page } from "playwright-core";
import { atEachWidth } from "../support/at-each-width";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openForAll, openPage, origin } = serveSite();

/** A page with headings of both levels, tables and code. */
const DOC = "/build/quickstart";

const column = (page: Page) => page.locator("[data-toc]:not(:has(details))");
const folded = (page: Page) => page.locator("[data-toc]:has(details)");
const currentEntries = (page: Page) => column(page).locator("[aria-current]").allInnerTexts();

/** True if the heading in the address is below the navbar and within the window. */
const isTargetInView = (page: Page) =>
  page.evaluate(() => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // The address changes before the page is shown, so the heading may not exist yet.
    if (!heading) return false;
    const { top } = heading.getBoundingClientRect();
    const bottom = document.querySelector("[data-navbar]")!.getBoundingClientRect().bottom;
    return top >= bottom && top < innerHeight;
  });

test("the table of contents marks the heading being read", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP, height: 600 });
  expect(await currentEntries(page)).toEqual([]);
  const links = await column(page)
    .locator("a")
    .evaluateAll((all) => all.map((a) => ({ id: a.getAttribute("href")!, title: a.textContent })));
  expect(links.length).toBeGreaterThan(4);
  for (const { id, title } of [...links, ...links.toReversed()]) {
    // Scrolls the heading to just below the navbar, if the page is long enough to scroll that far.
    const isReached = await page.evaluate((selector) => {
      const heading = document.querySelector(selector)!;
      scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 90, behavior: "instant" });
      return Math.abs(heading.getBoundingClientRect().top - 90) < 2;
    }, id);
    if (isReached) await expectSoon(() => currentEntries(page), [title]);
  }
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
  await expectSoon(() => currentEntries(page), [links.at(-1)!.title]);
});

describe("on a phone", () => {
  const page = openForAll({ path: DOC, width: PHONE });

  test("tables and code stay inside the window", async () => {
    const boxes = await page()
      .locator(".table-scroll, pre")
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().right <= innerWidth));
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes).not.toContain(false);
  });

  test("the table of contents is collapsed, and leads to its headings", async () => {
    expect(await column(page()).isVisible()).toBe(false);
    const link = folded(page()).getByRole("link").nth(2);
    expect(await link.isVisible()).toBe(false);
    await folded(page()).locator("summary").click();
    await expectSoon(() => link.isVisible(), true);
    await link.click();
    await expectSoon(() => isTargetInView(page()), true);
  });
});

atEachWidth("docs-page", (width) => {
  test("heading anchors scroll to their heading, below the navbar", async () => {
    const page = await openPage({ path: DOC, width });
    const anchors = page.locator("main .heading-anchor");
    const count = await anchors.count();
    expect(count).toBeGreaterThan(4);
    for (let index = 0; index < count; index++) {
      await anchors.nth(index).focus();
      await page.keyboard.press("Enter");
      const href = await anchors.nth(index).getAttribute("href");
      expect(await page.evaluate(() => location.hash)).toBe(href);
      await expectSoon(() => isTargetInView(page), true);
    }
  });

  test("a URL with an anchor opens at its heading, and so does a link to it", async () => {
    const page = await openPage({ path: `${DOC}#flags`, width });
    await expectSoon(() => isTargetInView(page), true);
    const other = await openPage({ path: "/build", width });
    await other.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "Flags" });
      document.querySelector("h1")!.after(link);
    }, `${DOC}#flags`);
    await other.getByRole("link", { name: "Flags", exact: true }).click();
    await other.waitForURL(`**${DOC}#flags`);
    await expectSoon(() => isTargetInView(other), true);
  });

  test("clicks on previous and next lead to these pages", async () => {
    const page = await openPage({ path: "/build", width });
    for (const rel of ["next", "next", "prev"]) {
      const link = page.locator(`a[rel=${rel}]`);
      const href = (await link.getAttribute("href"))!;
      await link.click();
      await page.waitForURL(origin() + href);
      await page.locator(`link[rel=canonical][href$="${href}"]`).waitFor({ state: "attached" });
    }
  });
});

test("the marker of the current heading slides, but not for readers who want no motion", async () => {
  const readMarker = (page: Page) =>
    column(page)
      .locator("ul")
      .evaluate((list) => {
        const current = list.querySelector<HTMLElement>("[aria-current]")!.getBoundingClientRect();
        const { content, top, transitionDuration } = getComputedStyle(list, "::before");
        const isBeside =
          Math.abs(current.top - list.getBoundingClientRect().top - parseFloat(top)) < 1;
        return content === "none" ? "none" : { isBeside, transitionDuration };
      });
  for (const motion of [true, false]) {
    const page = await openPage({ path: "/build/quickstart", motion });
    await page.evaluate(() => {
      scrollTo({ top: 1500, behavior: "instant" });
    });
    await expectSoon(async () => (await currentEntries(page)).length, 1);
    await expectSoon(
      () => readMarker(page),
      motion ? { isBeside: true, transitionDuration: "0.12s" } : "none",
    );
  }
});

test("the text follows the title; the sources open at the end", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP, scripts: false });
  const header = page.locator("article > header");
  const [title, text] = await Promise.all(
    [header.locator("h1"), page.locator(".prose p").first()].map((one) => one.boundingBox()),
  );
  expect(text!.y - title!.y - title!.height).toBeLessThan(20);
  const source = page.locator("article footer details li a").last();
  expect(await source.isVisible()).toBe(false);
  await page.locator("article footer summary", { hasText: /^Facts checked / }).click();
  expect(await source.isVisible()).toBe(true);
  const [crumbs, menu] = await Promise.all(
    ["nav", "[data-page-menu]"].map((one) => header.locator(one).first().boundingBox()),
  );
  expect(Math.abs(crumbs!.y + crumbs!.height / 2 - (menu!.y + menu!.height / 2))).toBeLessThan(2);
});
