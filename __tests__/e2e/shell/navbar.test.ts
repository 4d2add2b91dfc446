import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const bar = (page: Page) => page.locator("[data-navbar] nav");
const currentItems = (page: Page) => bar(page).locator("[data-area][aria-current]").allInnerTexts();

test("the navbar has the areas, dropdowns and the repository, in this order", async () => {
  const page = await openPage({ path: "/" });
  const names = await bar(page)
    .locator(":is(a, summary):visible")
    .evaluateAll((items) =>
      items.map((item) => item.getAttribute("aria-label") ?? item.textContent),
    );
  expect(names).toEqual([
    "What is Celo",
    "Build",
    "Tooling",
    "L2",
    "More",
    "Version: Next",
    "English",
    "Support",
    "GitHub repository",
  ]);
});

test("the area of the page is marked, and the mark follows the reader", async () => {
  const page = await openPage({ path: "/build/quickstart" });
  expect(await currentItems(page)).toEqual(["Build"]);
  await bar(page).getByRole("link", { name: "L2" }).click();
  await page.waitForURL("**/cel2");
  await expectSoon(() => currentItems(page), ["L2"]);
  await page.getByRole("link", { name: "Celo Docs" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expectSoon(() => currentItems(page), []);
});

const DROPDOWNS = [
  {
    name: "More",
    items: [
      "Recipes",
      "Tutorials",
      "Showcase",
      "Changelog",
      "Partners",
      "Ecosystem",
      "Celo Website",
      "Discord",
    ],
  },
  { name: "Next", items: ["Next", "What's new"] },
  { name: "English", items: ["English", "Help us translate"] },
  { name: "Support", items: ["View the Forum", "Leave Feedback"] },
];

describe("every dropdown", () => {
  const find = (page: Page, name: string) => {
    const dropdown = bar(page).locator("details", {
      has: page.locator("summary", { hasText: name }),
    });
    const summary = dropdown.locator("summary");
    const isOpen = () => dropdown.evaluate((details: HTMLDetailsElement) => details.open);
    const hasFocus = () => summary.evaluate((element) => element === document.activeElement);
    return { dropdown, summary, isOpen, hasFocus };
  };

  test("opens by a click, and closes by a click on it or elsewhere", async () => {
    const page = await openPage({ path: "/build" });
    for (const { name, items } of DROPDOWNS) {
      const { dropdown, summary, isOpen } = find(page, name);
      await summary.click();
      expect(await dropdown.getByRole("link").allInnerTexts()).toEqual(items);
      await summary.click();
      expect([name, await isOpen()]).toEqual([name, false]);
      await summary.click();
      await page.locator("h1").click();
      expect([name, await isOpen()]).toEqual([name, false]);
    }
  });

  test("lets the reader tab through it and beyond, and then closes", async () => {
    const page = await openPage({ path: "/build" });
    for (const { name, items } of DROPDOWNS) {
      const { summary, isOpen } = find(page, name);
      await summary.focus();
      await page.keyboard.press("Enter");
      for (const label of items) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label);
      }
      expect([name, await isOpen()]).toEqual([name, true]);
      await page.keyboard.press("Tab");
      expect([name, await isOpen()]).toEqual([name, false]);
    }
  });
});

test("only one dropdown is open at a time", async () => {
  const page = await openPage({ path: "/build" });
  await bar(page).locator("summary", { hasText: "More" }).click();
  await bar(page).locator("summary", { hasText: "Support" }).click();
  expect(await bar(page).locator("details[open] summary").allInnerTexts()).toEqual(["Support"]);
});
