import type { Page } from "playwright-core";
import { findViolations } from "../support/axe";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { untilShown } from "../support/same-window";

/* Tests the filter for a reference's items in the sidebar. */

const { openPage } = serveSite();

const field = (page: Page) => page.getByRole("searchbox", { name: "Filter what this page lists" });
const listed = (page: Page) => page.locator("[data-sidebar] li:visible > a[href^='#']");

test("a function of a contract is found and leads to it", async () => {
  const page = await openPage({ path: "/contracts/election" });
  await field(page).fill("hasActivatable");
  await expectSoon(() => listed(page).count(), 1);
  await field(page).press("Enter");
  const id = "row.hasactivatablependingvotes";
  await expectSoon(() => page.evaluate(() => location.hash), `#${id}`);
  const { y } = (await page.locator(`[id="${id}"]`).boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(900);
});

test("pages with shorter lists have no filter, and its script isn't fetched for them", async () => {
  const asked: string[] = [];
  const page = await openPage({
    path: "/cli/election",
    fresh: true,
    prepare: (tab) => Promise.resolve(tab.on("request", (request) => asked.push(request.url()))),
  });
  await page.waitForLoadState("networkidle");
  expect(await field(page).count()).toBe(0);
  const before = asked.length;
  await page.locator('#menu a[href="/cli/account"]').click();
  await untilShown(page, "/cli/account");
  await expectSoon(() => field(page).count(), 1);
  expect(asked.length).toBeGreaterThan(before);
  await page.locator('#menu a[href="/cli/network"]').click();
  await untilShown(page, "/cli/network");
  await expectSoon(() => field(page).count(), 0);
});

test("on a phone it is in the menu, where Escape first clears it and then closes the menu", async () => {
  const page = await openPage({ path: "/cli/account", width: PHONE });
  await page.getByRole("button", { name: "Open menu" }).click();
  await field(page).fill("zzz");
  await page.getByText("No item has these words.").waitFor();
  // axe ignores the page behind the menu, including the page's heading.
  const violations = await findViolations(page);
  expect(
    violations.filter((one) => !/^(landmark-one-main|page-has-heading-one)/.test(one)),
  ).toEqual([]);
  await field(page).press("Escape");
  await expectSoon(() => listed(page).count(), 30);
  expect(await field(page).isVisible()).toBe(true);
  await field(page).press("Escape");
  await expectSoon(() => field(page).isVisible(), false);
});

test("without scripts the sections are listed, and no filter is offered", async () => {
  const page = await openPage({ path: "/cli/account", scripts: false });
  expect(await field(page).count()).toBe(0);
  expect(await listed(page).count()).toBe(30);
});
