import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { hits, modal, openSearchDialog, readUrls, search } from "../support/search-modal";

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
  await expectSoon(() => hits(page).count(), 0);
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
