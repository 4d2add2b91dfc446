import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const input = (page: Page) => page.locator(".DocSearch-Input");

async function openSearchDialog(): Promise<Page> {
  const page = await openPage({ path: "/" });
  await page.keyboard.press("Control+k");
  // The field gets the focus a moment after the dialog is shown. Keypresses before that would be lost.
  await page.locator(".DocSearch-Input:focus").waitFor();
  return page;
}

/** The state of the search: results, "no results", or its start screen. */
const readState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector(".DocSearch-ErrorScreen")) return "error";
    if (document.querySelector(".DocSearch-NoResults")) return "none";
    if (document.querySelector(".DocSearch-Hit")) return "results";
    return document.querySelector(".DocSearch-StartScreen") ? "start" : "";
  });

const ODD_QUERIES = {
  emoji: "🚀🦄",
  "right-to-left text": "مرحبا بالعالم",
  Chinese: "交易费用",
  quotes: `"fee' \u00ababstraction\u00bb`,
  markup: `<script>window.hacked=1</script><img src=x onerror="window.hacked=1">`,
  "names of every object": "__proto__ constructor toString",
  "regular expression signs": ".*+?^${}()|[]\\/(?=(a+)+$)",
  "64 letters": "a".repeat(64),
  "only signs": "--- ___ ...",
  "an unpaired surrogate": "gas \uD83D",
  "a zero": "gas\u0000fee",
};

test("an odd query has results or none, and the next query still works", async () => {
  const page = await openSearchDialog();
  const found: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(ODD_QUERIES)) {
    await input(page).fill(query);
    await expectSoon(
      async () => [name, ["results", "none"].includes(await readState(page))],
      [name, true],
    );
    const hacked = await page.evaluate(() => "hacked" in window);
    const foreign = await page.locator(".DocSearch-Modal script, .DocSearch-Modal img").count();
    await input(page).fill("gas");
    await expectSoon(async () => [name, await readState(page)], [name, "results"]);
    // After this, the next answer that appears belongs to the next query.
    await input(page).fill("");
    await expectSoon(async () => [name, await readState(page)], [name, "start"]);
    if (hacked || foreign > 0) found[name] = { hacked, foreign };
  }
  expect(found).toEqual({});
});

test("the start screen is shown before anything is typed, and again when everything is deleted", async () => {
  const page = await openSearchDialog();
  await expectSoon(() => readState(page), "start");
  await input(page).fill("gas");
  await expectSoon(() => readState(page), "results");
  await input(page).fill("");
  await expectSoon(() => readState(page), "start");
});

test("only spaces find nothing, and break nothing", async () => {
  const page = await openSearchDialog();
  await input(page).fill("   ");
  await expectSoon(async () => ["none", "start"].includes(await readState(page)), true);
});

test("10 000 pasted characters become 64", async () => {
  const page = await openSearchDialog();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("gas ".repeat(2500)));
  await page.keyboard.press("Control+v");
  await expectSoon(async () => (await input(page).inputValue()).length, 64);
  await expectSoon(() => readState(page), "results");
});

test("10 000 characters in the URL of the search page become 64", async () => {
  const page = await openPage({ path: `/search?q=${"gas+".repeat(2500)}` });
  await page.getByText(/documents found/).waitFor();
  expect((await page.locator("main input[name=q]").nth(1).inputValue()).length).toBeLessThanOrEqual(
    64,
  );
});

test("markup in the URL is shown as text", async () => {
  const path = `/search?q=${encodeURIComponent("<img src=x onerror=window.hacked=1>")}`;
  const page = await openPage({ path });
  await page.getByText(/found/).first().waitFor();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(await page.locator("main img").count()).toBe(0);
});
