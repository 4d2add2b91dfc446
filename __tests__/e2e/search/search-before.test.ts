import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { modal, openSearchDialog, readUrls, search } from "../support/search-modal";

const { openPage } = serveSite();

test("a followed result is offered again, and can be saved and removed", async () => {
  const page = await openPage({ path: "/" });
  await search(page, "ngrok setup");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.endsWith("/ngrok-setup"));
  await openSearchDialog(page);
  await page.getByText("Recent", { exact: true }).waitFor();
  expect(await readUrls(page)).toEqual(["/build/build-on-minipay/prerequisites/ngrok-setup"]);
  await page.getByTitle("Save this search").click();
  await page.getByText("Favorite", { exact: true }).waitFor();
  await page.getByTitle("Remove this search from favorites").click();
  await expectSoon(() => page.locator(".DocSearch-Hit").count(), 0);
  await modal(page).getByRole("navigation", { name: "Areas" }).waitFor();
  expect(await page.getByText("No recent searches").isVisible()).toBe(false);
});

test("seven are remembered, even when the next search starts before the page has loaded", async () => {
  const page = await openPage({ path: "/" });
  for (const query of [
    "ngrok",
    "pectra",
    "isthmus",
    "custody",
    "aave",
    "thirdweb",
    "nebula",
    "socialconnect",
  ]) {
    await search(page, query);
    await page.keyboard.press("Enter");
    await expectSoon(() => modal(page).count(), 0);
  }
  await openSearchDialog(page);
  await page.getByText("Recent", { exact: true }).waitFor();
  expect((await readUrls(page)).length).toBe(7);
});

test("next to favorites there are at most four of them, and at most ten favorites", async () => {
  const page = await openPage({ path: "/" });
  await search(page, "ngrok");
  await page.keyboard.press("Enter");
  await expectSoon(() => modal(page).count(), 0);
  // Stores twelve recent searches and twelve favorites, all of them copies of the entry that DocSearch stored for the
  // result opened above.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes("RECENT_SEARCHES"))!;
    const [one] = JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>[];
    const dozen = Array.from({ length: 12 }, (_, at) => ({ ...one, objectID: `${at}` }));
    localStorage.setItem(key, JSON.stringify(dozen));
    localStorage.setItem(key.replace("RECENT", "FAVORITE"), JSON.stringify(dozen));
  });
  await openSearchDialog(page);
  const countIn = (name: string) =>
    modal(page).locator("section", { hasText: name }).locator(".DocSearch-Hit").count();
  await expectSoon(() => countIn("Favorite"), 10);
  expect(await countIn("Recent")).toBe(4);
});

test("it still searches when nothing can be written to storage", async () => {
  const page = await openPage({
    path: "/",
    prepare: (tab) =>
      tab.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      }),
  });
  await search(page, "ngrok");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.endsWith("/ngrok-setup"));
});
