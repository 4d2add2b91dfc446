import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";

test("the site is dark, and nothing that needs scripts is offered", async () => {
  const page = await openPage({ path: DOC, scripts: false });
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe("rgb(20, 21, 18)");
  for (const control of ["[data-switch]", "[data-copy]"]) {
    expect(await page.locator(control).count()).toBeGreaterThan(0);
    expect(await page.locator(`${control}:visible`).count()).toBe(0);
  }
});

test("the page menu shows its name, since there is no button next to it", async () => {
  const page = await openPage({ path: DOC, scripts: false });
  const menu = page.locator("[data-page-menu] > summary");
  expect(await menu.innerText()).toBe("Page menu");
  const withScripts = await openPage({ path: DOC });
  expect(await withScripts.locator("[data-page-menu] > summary").innerText()).toBe("");
});

test("dropdowns open and close, one at a time", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP, scripts: false });
  const dropdown = (name: string) => page.locator("[data-dropdown] summary", { hasText: name });
  await dropdown("More").click();
  expect(await page.getByRole("link", { name: "Celo Website", exact: true }).isVisible()).toBe(
    true,
  );
  await dropdown("Support").click();
  await expectSoon(
    () => page.getByRole("link", { name: "Celo Website", exact: true }).isVisible(),
    false,
  );
  expect(await page.getByRole("link", { name: "View the Forum" }).isVisible()).toBe(true);
});

test("the menu on a phone opens, and leads to the main menu and to other pages", async () => {
  const page = await openPage({ path: DOC, width: PHONE, scripts: false });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.locator("#menu");
  await expectSoon(() => menu.getByRole("navigation", { name: "Docs sidebar" }).isVisible(), true);
  await menu.getByText("Back to main menu").click();
  await menu.getByRole("link", { name: "L2", exact: true }).click();
  await page.waitForURL(`${origin()}/cel2`);
});

test("the table of contents on a phone can be expanded", async () => {
  const page = await openPage({ path: DOC, width: PHONE, scripts: false });
  const toc = page.locator("[data-toc]:has(details)");
  await toc.locator("summary").click();
  await toc.getByRole("link").first().click();
  expect(await page.evaluate(() => location.hash)).not.toBe("");
});

test("search is a form that leads to the search page", async () => {
  const page = await openPage({ path: DOC, width: DESKTOP, scripts: false });
  await page.locator("[data-navbar] input[name=q]").fill("fee currency");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin()}/search?q=fee+currency`);
  expect(await page.locator("h1").isVisible()).toBe(true);
});
