import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { untilShown } from "../support/same-window";

const { openPage } = serveSite();

const sidebar = (page: Page) => page.locator("nav[data-sidebar]");
const current = (page: Page) => sidebar(page).locator("[aria-current=page]");
const category = (page: Page, label: string) =>
  sidebar(page)
    .locator("details", {
      has: page
        .locator("> summary", { hasText: label })
        .or(page.locator(`> summary[aria-label="Pages of ${label}"]`)),
    })
    .last();
/** Lists the labels of open categories. If a category has its own page, its label is in the link next to the toggle. */
const openLabels = (page: Page) =>
  sidebar(page)
    .locator("details[open] > summary")
    .evaluateAll((switches) =>
      switches.map((one) => one.ariaLabel?.replace("Pages of ", "") ?? one.textContent),
    );

/** A page whose entry is far down in its sidebar. */
const LAST = "/cel2/notices/l2-migration";
const DEEP = "/developer/contractkit/setup";

test("the page is marked, and the categories around it are open", async () => {
  const page = await openPage({ path: DEEP });
  expect(
    await current(page).evaluateAll((links) => links.map((a) => a.getAttribute("href"))),
  ).toEqual([DEEP]);
  expect(await openLabels(page)).toEqual(["Archive", "ContractKit"]);
});

test("opening a category, or going to a page in one, doesn't close any other", async () => {
  const page = await openPage({ path: "/build/quickstart" });
  await category(page, "Build with AI").locator("> summary").click();
  await category(page, "Build on MiniPay").locator("> summary").click();
  await expectSoon(() => openLabels(page), ["Build on MiniPay", "Build with AI"]);
  await category(page, "Build on MiniPay")
    .getByRole("link", { name: "MiniPay code library" })
    .click();
  await page.waitForURL("**/code-library");
  await expectSoon(() => current(page).innerText(), "MiniPay code library");
  expect(await openLabels(page)).toEqual(["Build on MiniPay", "Build with AI"]);
});

test.each(["/developer", "/what-is-celo"])(
  "in the large sidebar of %s too, categories open in place and stay open",
  async (path) => {
    const page = await openPage({ path });
    const before = page.url();
    const closed = sidebar(page).locator("details:not(details details):not([open])");
    const opened = [await closed.nth(0).elementHandle(), await closed.nth(1).elementHandle()];
    for (const one of opened) await (await one.$("summary"))!.click();
    const isOpen = () =>
      Promise.all(opened.map((one) => one.evaluate((details) => details.hasAttribute("open"))));
    await expectSoon(isOpen, [true, true]);
    expect(page.url()).toBe(before);
    await (await opened[1]!.$("a"))!.click();
    await page.waitForURL((url) => url.href !== before);
    await untilShown(page, new URL(page.url()).pathname);
    expect(await isOpen()).toEqual([true, true]);
  },
);

test("a category closes again, with motion as well", async () => {
  const page = await openPage({ path: "/build/quickstart", motion: true });
  const summary = category(page, "Build with AI").locator("> summary");
  await summary.click();
  await expectSoon(() => openLabels(page), ["Build with AI"]);
  await summary.click();
  await expectSoon(() => openLabels(page), []);
});

test("following a link in the text to a page in a closed category opens the category", async () => {
  const page = await openPage({ path: "/build/quickstart" });
  await page.locator(`main a[href="/build/build-on-minipay/overview"]`).first().click();
  await page.waitForURL("**/overview");
  await expectSoon(() => current(page).getAttribute("href"), "/build/build-on-minipay/overview");
  expect(await openLabels(page)).toEqual(["Build on MiniPay"]);
});

test("in a long sidebar the page's entry is in view", async () => {
  const page = await openPage({ path: LAST, height: 420 });
  const isInView = () =>
    current(page).evaluate((link) => {
      const item = link.getBoundingClientRect();
      const box = link.closest("[data-sidebar-scroll]")!.getBoundingClientRect();
      return item.top >= box.top && item.bottom <= box.bottom;
    });
  const { height, scrollHeight } = await sidebar(page).evaluate((nav) => {
    const box = nav.closest("[data-sidebar-scroll]")!;
    return { height: box.clientHeight, scrollHeight: box.scrollHeight };
  });
  expect(scrollHeight).toBeGreaterThan(height);
  expect(await isInView()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("it can be hidden and shown again, and the choice applies from the first paint on", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const page = await openPage({ path: "/build/quickstart" });
  await page.getByRole("button", { name: "Hide sidebar" }).click();
  await expectSoon(() => sidebar(page).isVisible(), false);

  await page.route(/\/app-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  expect(await sidebar(page).isVisible()).toBe(false);
  release();
  await page.getByRole("button", { name: "Show sidebar" }).click();
  await expectSoon(() => sidebar(page).isVisible(), true);
  await page.reload();
  expect(await sidebar(page).isVisible()).toBe(true);
});

test("once hidden, it stays hidden on the next page", async () => {
  const page = await openPage({ path: "/build/quickstart" });
  await page.getByRole("button", { name: "Hide sidebar" }).click();
  await page.locator("a[rel=next]").click();
  await page.waitForURL((url) => url.pathname !== "/build/quickstart");
  await untilShown(page, new URL(page.url()).pathname);
  await expectSoon(() => sidebar(page).isVisible(), false);
});

test("without scripts its categories open and close, and its links work", async () => {
  const page = await openPage({ path: "/build/quickstart", scripts: false });
  expect(await current(page).getAttribute("href")).toBe("/build/quickstart");
  const minipay = category(page, "Build on MiniPay");
  await minipay.locator("> summary").click();
  await minipay.getByRole("link", { name: "MiniPay code library" }).click();
  await page.waitForURL("**/code-library");
  expect(await current(page).innerText()).toBe("MiniPay code library");
  expect(await openLabels(page)).toEqual(["Build on MiniPay"]);
});

test("without scripts the categories of a large sidebar open in place", async () => {
  const page = await openPage({ path: "/developer/viem", scripts: false });
  const closed = sidebar(page).locator("details:not(details details):not([open])").first();
  const details = await closed.elementHandle();
  await (await details.$("summary"))!.click();
  expect(await details.evaluate((one) => one.hasAttribute("open"))).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/developer/viem");
});
