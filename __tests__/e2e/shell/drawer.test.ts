import type { Page } from "playwright-core";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const DOC = "/build/quickstart";
const drawer = (page: Page) => page.locator("#menu");
const isOpen = (page: Page) => drawer(page).evaluate((menu) => menu.matches(":popover-open"));
const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });

async function openDrawer(path: string): Promise<Page> {
  const page = await openPage({ path, width: PHONE, height: 844 });
  await opener(page).click();
  await expectSoon(() => isOpen(page), true);
  return page;
}

test("on a doc it opens at the docs sidebar, which has a way back to the main menu", async () => {
  const page = await openDrawer(DOC);
  const sidebar = drawer(page).getByRole("navigation", { name: "Docs sidebar" });
  const main = drawer(page).getByRole("navigation", { name: "Main" });
  expect([await sidebar.isVisible(), await main.isVisible()]).toEqual([true, false]);
  await drawer(page).getByText("Back to main menu").click();
  await expectSoon(() => Promise.all([sidebar.isVisible(), main.isVisible()]), [false, true]);
});

test("on the home page it opens at the main menu, with Languages and Versions", async () => {
  const page = await openDrawer("/");
  const main = drawer(page).getByRole("navigation", { name: "Main" });
  const text = await main.innerText();
  for (const label of ["What is Celo", "Tooling", "Languages", "English", "Versions", "Support"]) {
    expect(text).toContain(label);
  }
  await main.getByRole("link", { name: "L2", exact: true }).click();
  await page.waitForURL("**/cel2");
});

test("Escape closes it and returns the focus to its button", async () => {
  const page = await openPage({ path: DOC, width: PHONE });
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expectSoon(() => isOpen(page), true);
  await page.keyboard.press("Escape");
  await expectSoon(() => isOpen(page), false);
  await expectSoon(
    () => opener(page).evaluate((button) => button === document.activeElement),
    true,
  );
});

test("its close button and a tap next to it close it", async () => {
  const page = await openDrawer(DOC);
  await page.getByRole("button", { name: "Close menu" }).click();
  await expectSoon(() => isOpen(page), false);
  await opener(page).click();
  await expectSoon(() => isOpen(page), true);
  await page.mouse.click(380, 400);
  await expectSoon(() => isOpen(page), false);
});

test("going to another page closes it, and it opens there at the docs sidebar again", async () => {
  const page = await openDrawer(DOC);
  await drawer(page).getByRole("link", { name: "Overview", exact: true }).first().click();
  await page.waitForURL("**/build");
  await expectSoon(() => isOpen(page), false);
  await opener(page).click();
  const current = drawer(page).locator("nav[data-sidebar] [aria-current=page]");
  await expectSoon(() => current.isVisible(), true);
  expect(await current.getAttribute("href")).toBe("/build");
});

test("the page behind it can't be scrolled", async () => {
  const page = await openDrawer(DOC);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 3000);
  // If the page had scrolled, this would be visible after two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.each([DOC, "/"])("on %s Tab stays inside it, both ways", async (path) => {
  const page = await openPage({ path, width: PHONE });
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expectSoon(() => page.locator("main[inert]").isVisible(), true);
  const readPlace = () =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      // After the last element, the focus moves to the browser's toolbar and then back into the drawer.
      if (active === document.body) return "browser";
      return document.getElementById("menu")!.contains(active) ? "menu" : active!.outerHTML;
    });
  const places = new Set<string>();
  for (const key of [...Array<string>(40).fill("Tab"), ...Array<string>(45).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    places.add(await readPlace());
  }
  expect([...places].filter((place) => place !== "browser")).toEqual(["menu"]);
});
