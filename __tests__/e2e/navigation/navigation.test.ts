import type { Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { dataOf } from "../support/route-change";
import { isSameWindow, markWindow, untilShown } from "../support/same-window";

const { openPage, origin } = serveSite();

const ENTRY = "/build/quickstart";
const OTHER = "/build/build-with-defi";

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(origin() + path);
  await untilShown(page, path);
}

/** Reads the parts of a page that matter to a reader, a search engine and a screen reader. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    head: [...document.querySelectorAll("title, meta, link[rel=canonical], link[rel=alternate]")]
      .map((tag) => tag.outerHTML.replace(' data-react-helmet="true"', "").replace(/\s?\/?>/, ">"))
      .sort(),
    // A picture may or may not have loaded by this time.
    main: document.querySelector("main")?.innerText.replaceAll("Loading…\n", "") ?? "",
    toc: [...document.querySelectorAll("[data-toc] a")].map((link) => link.getAttribute("href")),
    sidebar: [...document.querySelectorAll("nav[data-sidebar] [aria-current]")].map((link) =>
      link.getAttribute("href"),
    ),
    area: [...document.querySelectorAll("[data-area][aria-current]")].map((a) => a.textContent),
    ids: [...document.querySelectorAll("main [id]")].map(({ id }) => id),
  }));

async function readFresh(page: Page, path: string): Promise<unknown> {
  const fresh = await openPage({ path, width: page.viewportSize()!.width });
  return readPage(fresh);
}

test.each([PHONE, DESKTOP])(
  "at %i px a click leads to the same page that a fresh load gives, without a reload",
  async (width) => {
    const page = await openPage({ path: ENTRY, width });
    await markWindow(page);
    if (width === PHONE) await page.getByRole("button", { name: "Open menu" }).click();
    await follow(page, OTHER);
    expect(await isSameWindow(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const fresh = await readFresh(page, OTHER);
    await expectSoon<unknown>(() => readPage(page), fresh);
  },
);

test("between areas, the sidebar, the current items and the head change to the new page's", async () => {
  const page = await openPage({ path: ENTRY });
  await markWindow(page);
  for (const path of ["/cel2", "/what-is-celo", "/", "/build"]) {
    await follow(page, path);
    const fresh = await readFresh(page, path);
    await expectSoon<unknown>(() => readPage(page), fresh);
  }
  expect(await isSameWindow(page)).toBe(true);
});

test("back and forward restore pages and positions; the entry page keeps its body", async () => {
  const page = await openPage({ path: ENTRY });
  await markWindow(page);
  const entry = await readPage(page);
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: "instant" });
  });
  await expectSoon(() => page.evaluate(() => Math.round(scrollY)), 700);
  await follow(page, OTHER);
  const other = await readPage(page);
  await page.goBack();
  await untilShown(page, ENTRY);
  await expectSoon(() => readPage(page), entry);
  await expectSoon(() => page.evaluate(() => Math.round(scrollY)), 700);
  await page.goForward();
  await untilShown(page, OTHER);
  await expectSoon(() => readPage(page), other);
  expect(await isSameWindow(page)).toBe(true);
});

describe("going back to a page that has to be loaded again", () => {
  /** Delays the response for a URL until the test releases it. */
  async function hold(page: Page, path: string): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(origin() + dataOf(path), async (route) => {
      await isLetGo;
      await route.continue();
    });
    return letGo;
  }

  const bodyOf = async (page: Page) => (await readPage(page)).main;

  test("it is shown once it has loaded", async () => {
    const page = await openPage({ path: ENTRY });
    const entry = await bodyOf(page);
    await follow(page, OTHER);
    const letGo = await hold(page, ENTRY);
    await page.reload();
    await untilHydrated(page);
    await markWindow(page);
    await page.goBack();
    letGo();
    await expectSoon(() => bodyOf(page), entry);
    expect(await isSameWindow(page)).toBe(true);
  });

  test.each(["before", "after"])(
    "a page the reader has left, and that loads %s the page they went on to, isn't shown",
    async (order) => {
      const page = await openPage({ path: ENTRY });
      const entry = await bodyOf(page);
      for (const path of [OTHER, "/build"]) await follow(page, path);
      const letGo = await hold(page, order === "before" ? ENTRY : OTHER);
      await page.reload();
      await untilHydrated(page);
      await markWindow(page);
      await page.goBack();
      await page.goBack();
      const first = order === "before" ? OTHER : ENTRY;
      await page.evaluate((path) => window.___loader!.loadPage(path).then(() => null), first);
      letGo();
      for (const path of [ENTRY, OTHER])
        await page.evaluate((each) => window.___loader!.loadPage(each).then(() => null), path);
      await untilIdle(page); // By then, React would have shown the page.
      await expectSoon(() => bodyOf(page), entry);
      expect(await isSameWindow(page)).toBe(true);
    },
  );
});

test("a click also reaches an address that needs encoding", async () => {
  const path = "/build/build-with-thirdweb/one-click%20quickstart";
  const page = await openPage({ path: "/build/build-with-thirdweb/overview" });
  await markWindow(page);
  await follow(page, path);
  expect(await isSameWindow(page)).toBe(true);
  const fresh = await readFresh(page, path);
  await expectSoon<unknown>(() => readPage(page), fresh);
});

test("every doc in a sidebar can be reached by clicks, one after another", async () => {
  const page = await openPage({ path: "/cel2" });
  await markWindow(page);
  const count = listDocPages().filter(({ html }) =>
    html.includes('data-sidebar="celoL2Sidebar"'),
  ).length;
  const seen = [await page.locator("h1").innerText()];
  while ((await page.locator("a[rel=next]").count()) > 0) {
    const href = (await page.locator("a[rel=next]").getAttribute("href"))!;
    await page.locator("a[rel=next]").click();
    await untilShown(page, href);
    expect(await page.locator("main .prose").innerText()).not.toBe("");
    seen.push(await page.locator("h1").innerText());
  }
  expect(new Set(seen).size).toBe(count);
  expect(await isSameWindow(page)).toBe(true);
});
