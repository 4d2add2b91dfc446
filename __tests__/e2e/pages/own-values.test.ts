import { findViolations } from "../support/axe";
import { DESKTOP, PHONE, serveSite } from "../support/browser";

/* Tests placeholders in code that readers replace with values of their own. */

const { openPage } = serveSite();
const FIRST = "/cli/account";
const SECOND = "/cli/lockedcelo";
const ADDRESS = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

test("a value is typed once, used and copied on every page, kept, and cleared; nothing is sent", async () => {
  const page = await openPage({ path: FIRST, width: PHONE });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
  const account = page.locator("[data-own-value=ACCOUNT]");
  await account.first().click();
  await page.keyboard.type(ADDRESS);
  await page.keyboard.press("Enter");
  const shown = await account.allInnerTexts();
  expect(new Set(shown)).toEqual(new Set([ADDRESS]));
  expect(await findViolations(page, { within: ".code-block", preload: false })).toEqual([]);
  const block = page.locator(".code-block", { has: account }).first();
  await block.hover();
  await block.locator("[data-copy]").click();
  await page.waitForFunction(() => document.querySelector("[data-copied]"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ADDRESS);
  const other = await openPage({ path: SECOND, context: page.context() });
  await other.locator("[data-own-value=ACCOUNT]").first().waitFor();
  expect(await other.locator("[data-own-value=ACCOUNT]").first().innerText()).toBe(ADDRESS);
  await other.locator("[data-own-value=ACCOUNT]").first().click();
  await other.locator(".own-value-field").fill("");
  await other.keyboard.press("Enter");
  expect(await other.locator("[data-own-value=ACCOUNT]").first().innerText()).toBe("your_account");
  await page.waitForFunction(
    () => document.querySelector("[data-own-value=ACCOUNT]")?.textContent === "$ACCOUNT",
  );
  expect(requests.filter((request) => request.includes(ADDRESS))).toEqual([]);
});

test("keys and phrases are no placeholders, and aren't kept as another value", async () => {
  const page = await openPage({ path: FIRST });
  const names = await page
    .locator("[data-own-value]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.ownValue ?? ""));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /KEY|PHRASE|SECRET|MNEMONIC/.test(name))).toEqual([]);
  await page.locator("[data-own-value=ACCOUNT]").first().click();
  await page.keyboard.type(`0x${"a1".repeat(32)}`);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.matches(":invalid"))).toBe(true);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => localStorage.getItem("value.ACCOUNT"))).toBeNull();
});

test("without scripts nothing changes", async () => {
  const page = await openPage({ path: FIRST, width: DESKTOP, scripts: false });
  expect(await page.locator(".own-value").count()).toBe(0);
  expect(await page.locator(".code-block").first().innerText()).toContain("$ACCOUNT");
});
