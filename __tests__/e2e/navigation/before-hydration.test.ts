import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { FRAMEWORK, createGate, refuseFramework } from "../support/framework";

const { openPage, origin } = serveSite();

const DOC = "/build/quickstart";

test("before the framework loads, a click follows a link the normal way", async () => {
  const page = await openPage({
    path: DOC,
    hydrated: false,
    expected: FRAMEWORK,
    prepare: refuseFramework,
  });
  await page.locator("a[rel=next]").click();
  await page.waitForURL((url) => url.pathname !== DOC);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name)).toBe(
    page.url(),
  );
  expect(await page.locator("h1").isVisible()).toBe(true);
});

test("a copy button clicked before the framework loads still copies", async () => {
  const { hold, letThrough } = createGate();
  const page = await openPage({
    path: DOC,
    hydrated: false,
    loaded: false, // The test delays a script, and the load event waits for it.
    prepare: async (tab) => {
      await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await hold(tab);
    },
  });
  await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
  await page.getByRole("button", { name: "Copy code" }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("nothing yet");
  letThrough();
  const code = (await page.locator(".code-block code").first().innerText()).trimEnd();
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), code);
});

test("dropdowns, sidebar and drawer work before the framework loads", async () => {
  const page = await openPage({
    path: DOC,
    hydrated: false,
    expected: FRAMEWORK,
    prepare: refuseFramework,
  });
  await page.locator("[data-dropdown] summary", { hasText: "More" }).click();
  expect(await page.getByRole("link", { name: "Celo Website", exact: true }).isVisible()).toBe(
    true,
  );
  await page.locator(".sidebar-summary").first().click();
  expect(await page.locator(".sidebar-category").first().getAttribute("open")).not.toBeNull();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectSoon(() => page.locator("#menu").isVisible(), true);
});

test('an unknown address says "Page Not Found" in the specified words, with status 404', async () => {
  const path = "/no/such/page";
  const page = await openPage({ path, expected: /404/ });
  const text = await page.locator("main").innerText();
  expect(await page.locator("h1").innerText()).toBe("Page Not Found");
  expect(text).toContain("We could not find what you were looking for.");
  expect(text).toContain(
    "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
  );
  expect(await page.title()).toBe("Page Not Found | Celo Documentation");
  expect((await page.request.get(origin() + path)).status()).toBe(404);
});

test('the menus work on "Page Not Found"', async () => {
  const page = await openPage({ path: "/no/such/page", expected: /404/ });
  await page.locator("[data-navbar] [data-area]", { hasText: "Build" }).click();
  await page.waitForURL(`${origin()}/build`);
  await page.locator("link[rel=canonical][href$='/build']").waitFor({ state: "attached" });
  expect(await page.locator(".prose").innerText()).not.toBe("");
});
