import { DESKTOP, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import {
  hits,
  input,
  modal,
  openSearchDialog,
  search,
  untilFocused,
} from "../support/search-modal";

/* Tests what search does when the network fails. */

const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";

test("when the index can't be loaded, the error screen is shown and the page still works", async () => {
  const page = await openPage({
    path: "/",
    expected: /search-index|index did not come|RetryError|SearchError|start\.bin/,
    prepare: (tab) => tab.context().route("**/search-index/**", (route) => route.abort()),
  });
  await openSearchDialog(page);
  await untilFocused(page);
  await page.keyboard.type("gas");
  await page.getByText("Unable to fetch results").waitFor();
  expect(await page.getByText("You might want to check your network connection.").isVisible()).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await page.locator("[data-navbar] [data-area]", { hasText: "Build" }).click();
  await page.waitForURL(`${origin()}/build`);
});

test("after a failure Retry asks the same query again", async () => {
  let isDown = true;
  const page = await openPage({
    path: DOC,
    expected: /search-index|index did not come|RetryError|SearchError|start\.bin/,
    prepare: (tab) =>
      tab
        .context()
        .route("**/search-index/**", (route) => (isDown ? route.abort() : route.continue())),
  });
  await openSearchDialog(page);
  await input(page).fill("gas fees");
  const retry = page.getByRole("button", { name: "Retry" });
  await retry.waitFor();
  isDown = false;
  await retry.click();
  await hits(page).locator("mark").first().waitFor();
  expect(await input(page).inputValue()).toBe("gas fees");
});

test("once it has answered, it works without a network", async () => {
  const page = await openPage({
    // Not a doc, because a doc fetches linked pages whenever the browser is idle.
    path: "/",
    width: DESKTOP,
    prepare: (tab) =>
      tab.addInitScript(() => {
        // The worker sends a message once it has unpacked the rest of the index.
        window.Worker = class extends Worker {
          constructor(...given: ConstructorParameters<typeof Worker>) {
            super(...given);
            this.addEventListener("message", ({ data }: MessageEvent<object | undefined>) => {
              if (data && "isComplete" in data) (window as { hasRest?: boolean }).hasRest = true;
            });
          }
        };
      }),
  });
  await Promise.all([
    page.waitForResponse((response) => response.url().includes("rest.bin")),
    search(page, "gas"),
  ]);
  await page.waitForFunction(() => (window as { hasRest?: boolean }).hasRest === true);
  await page.context().setOffline(true);
  for (const query of ["isthmus hardfork", "azure key vault", "prezenti"]) {
    await input(page).fill(query);
    await expectSoon(
      async () => (await modal(page).innerText()).includes("Unable to fetch"),
      false,
    );
    await hits(page).first().waitFor();
  }
});
