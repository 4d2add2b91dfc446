import type { Page } from "playwright-core";
import { findViolations } from "../support/axe";
import { READERS, serveSite, untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { openSearchDialog, input } from "../support/search-modal";

/* Errors that readers paste, on their page and in the search. */

const { openPage } = serveSite();

const PAGE = "/developer/errors";
const word = (hex: string): string => hex.padStart(64, "0");
const BALANCE = `0xe450d38c${word("aa".repeat(20))}${word("1")}${word("ff")}`;
/** `Error("Group not eligible")` */
const REASON = `0x08c379a0${word("20")}${word("12")}${Buffer.from("Group not eligible").toString("hex").padEnd(64, "0")}`;

const field = (page: Page) => page.getByRole("textbox", { name: /^Paste an error message/ });
const output = (page: Page) => page.locator("[data-error-field] output");

async function paste(page: Page, text: string): Promise<void> {
  await field(page).waitFor();
  await field(page).fill(text);
}

test.each([
  ["data of a revert", BALANCE, ["ERC20InsufficientBalance", "0xaAaAaAaa", "255", "Fix"]],
  ["a selector", "0x118cdaa7", ["OwnableUnauthorizedAccount", "Only the owner"]],
  ["a message of a contract", REASON, ["Group not eligible"]],
  ["a panic", `0x4e487b71${word("11")}`, ["Panic 0x11", "below zero"]],
  ["a function", "0x580d747a", ["vote", "Election"]],
  [
    "a sentence",
    "insufficient funds for gas * price + value: balance 0, tx cost 21",
    ["insufficient funds for gas * price + value", "Fix"],
  ],
])("%s is explained", async (_, text, words) => {
  const page = await openPage({ path: PAGE });
  await paste(page, text);
  for (const one of words)
    await expectSoon(async () => (await output(page).innerText()).includes(one), true);
});

test("nothing is fetched before the first paste, and what is pasted is in no request", async () => {
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

test("without scripts everything is a list, and there is no field", async () => {
  const page = await openPage({ path: PAGE, scripts: false });
  expect(await field(page).count()).toBe(0);
  expect(await page.locator("[id='row.erc20insufficientbalance'] + dd").innerText()).toContain(
    "0xe450d38c",
  );
  expect(await page.getByText("A division by zero.").count()).toBe(1);
});

test.each(READERS)("at %i px in %s mode it can be used by everybody", async (width, theme) => {
  const page = await openPage({ path: PAGE, width, theme });
  await untilHydrated(page);
  await paste(page, BALANCE);
  await expectSoon(async () => (await output(page).innerText()).includes("needed"), true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await findViolations(page)).toEqual([]);
});

test("in the search, the data of a revert is answered first", async () => {
  const page = await openPage({ path: "/" });
  await openSearchDialog(page);
  await input(page).fill(BALANCE);
  const first = page.locator(".DocSearch-Hit").first();
  await expectSoon(
    async () => (await first.innerText()).includes("ERC20InsufficientBalance"),
    true,
  );
  expect(await first.getByRole("link").first().getAttribute("href")).toContain(
    `${PAGE}#row.erc20insufficientbalance`,
  );
});

test("the message inside of the data is searched for as well", async () => {
  const page = await openPage({ path: "/" });
  await openSearchDialog(page);
  await input(page).fill(REASON);
  await expectSoon(
    async () =>
      (await page.locator(".DocSearch-Hits").first().innerText()).includes("Group not eligible"),
    true,
  );
  await expectSoon(
    () =>
      page
        .locator(
          '.DocSearch-Hit a[href*="/contracts/election"], .DocSearch-Hit a[href*="/developer/errors"]',
        )
        .count()
        .then((count) => count > 0),
    true,
  );
});
