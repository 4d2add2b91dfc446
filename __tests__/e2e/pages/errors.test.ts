import type { Page } from "playwright-core";
import { findViolationsOfAllReaders } from "../support/axe";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { openSearchDialog } from "../support/search-modal";

/* Tests pasting errors into the errors page and into the search. */

const { openPage } = serveSite();

const PAGE = "/developer/errors";
const word = (hex: string): string => hex.padStart(64, "0");
const BALANCE = `0xe450d38c${word("aa".repeat(20))}${word("1")}${word("ff")}`;

const field = (page: Page) => page.getByRole("textbox", { name: /^Paste an error message/ });
const output = (page: Page) => page.locator("[data-error-field] output");

async function paste(page: Page, text: string): Promise<void> {
  await field(page).waitFor();
  await field(page).fill(text);
}

test("nothing is fetched before the first paste, and no request contains the pasted text", async () => {
  const page = await openPage({ path: PAGE, fresh: true });
  await field(page).waitFor();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await paste(page, BALANCE);
  await expectSoon(async () => (await output(page).innerText()).includes("needed"), true);
  expect(asked.filter((one) => one.includes("/errors.json"))).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(asked.join()).not.toContain("e450d38c");
  asked.length = 0;
  await paste(page, "0x118cdaa7");
  await expectSoon(async () => (await output(page).innerText()).includes("Ownable"), true);
  expect(asked).toEqual([]);
});

test("without scripts everything is listed, and there is no field", async () => {
  const page = await openPage({ path: PAGE, scripts: false });
  expect(await field(page).count()).toBe(0);
  expect(await page.locator("[id='row.erc20insufficientbalance'] + dd").innerText()).toContain(
    "0xe450d38c",
  );
  expect(await page.getByText("A division by zero.").count()).toBe(1);
});

test("every reader can use it", async () => {
  const page = await openPage({ path: PAGE });
  await paste(page, BALANCE);
  await expectSoon(async () => (await output(page).innerText()).includes("needed"), true);
  expect(await findViolationsOfAllReaders(page)).toEqual([]);
  await page.setViewportSize({ width: PHONE, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

/** Pastes as a reader does, so that the field truncates the text to 64 characters. */
async function pasteIntoSearch(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSearchDialog(page);
  await page.locator(".DocSearch-Input:focus").waitFor();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("Control+v");
}

const firstHit = (page: Page) => page.locator(".DocSearch-Hit").first();
const readFirst = (page: Page, words: string) => async (): Promise<boolean> =>
  (await firstHit(page).count()) > 0 && (await firstHit(page).innerText()).includes(words);

test("in the search, the first result for revert data is its error with the arguments", async () => {
  const page = await openPage({ path: "/" });
  await pasteIntoSearch(page, BALANCE);
  await expectSoon(readFirst(page, "ERC20InsufficientBalance"), true);
  expect(await firstHit(page).innerText()).toContain("needed: 255");
  expect(await firstHit(page).getByRole("link").first().getAttribute("href")).toContain(
    `${PAGE}#row.erc20insufficientbalance`,
  );
});
