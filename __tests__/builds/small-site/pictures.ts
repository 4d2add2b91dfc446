import type { Page } from "playwright-core";
import { untilHydrated } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { type ReaderStates } from "./states";

/** Tests the text that a doc shows in place of a picture that isn't loaded. */
export function testPictures({ openPage }: ReaderStates): void {
  describe("pictures", () => {
    const FIELD = /\/static\/.*\/field\.\w+/;
    const PICTURES = "/guides/pictures";
    const state = (page: Page) => page.locator("[data-image-state]").first();
    const field = (page: Page) =>
      page.getByRole("img", { name: "A yellow field", includeHidden: true });
    const isShown = (page: Page) =>
      field(page).evaluate(
        (image: HTMLImageElement) =>
          image.complete &&
          image.naturalWidth > 0 &&
          getComputedStyle(image).visibility === "visible" &&
          image.getBoundingClientRect().left >= 0,
      );
    const height = (page: Page) =>
      field(page).evaluate((image) =>
        Math.round((image.closest("[data-image-box]") ?? image).getBoundingClientRect().height),
      );

    test('that are slow say "Loading…", and are then shown in the same place', async () => {
      let isHeld = true;
      const page = await openPage({
        path: PICTURES,
        prepare: (tab) =>
          tab.route(FIELD, async (route) => {
            // Another callback sets isHeld to false, which the linter can't see.
            while (isHeld) await new Promise((done) => setTimeout(done, 20));
            await route.continue();
          }),
      });
      await expectSoon(() => state(page).innerText(), "Loading…");
      const before = await height(page);
      expect(before).toBeGreaterThan(200);
      isHeld = false;
      await expectSoon(() => isShown(page), true);
      // Waits, because the other picture may still be loading.
      await expectSoon(
        async () => [await page.locator("[data-image-state]").count(), await height(page)],
        [0, before],
      );
    });

    test("load on request only when the reader saves data", async () => {
      const asked: string[] = [];
      const page = await openPage({
        path: PICTURES,
        hydrated: false,
        prepare: async (tab) => {
          tab.on("request", (request) => asked.push(request.url()));
          await tab.addInitScript(() => {
            Object.defineProperty(navigator, "connection", { value: { saveData: true } });
          });
        },
      });
      const room = await height(page);
      expect(room).toBeGreaterThan(200);
      await page.mouse.move(9, 9);
      await untilHydrated(page);
      const button = page.getByRole("button", { name: "Click to load: A yellow field" });
      expect(await button.innerText()).toBe("Click to load");
      expect(asked.filter((url) => /field|sea/.test(url))).toEqual([]);
      await button.focus();
      await page.keyboard.press("Enter");
      await expectSoon(() => isShown(page), true);
      expect(asked.filter((url) => url.includes("field"))).toHaveLength(1);
      expect(asked.filter((url) => url.includes("sea"))).toHaveLength(0);
      expect(await height(page)).toBe(room);
    });

    test("say that the browser is offline, and load once it is online again", async () => {
      let isHeld = true;
      const page = await openPage({
        path: PICTURES,
        expected: /field|sea/,
        prepare: (tab) =>
          tab.route(FIELD, async (route) => {
            if (!isHeld) return route.continue();
            // Another callback sets isHeld to false, which the linter can't see.
            // oxlint-disable-next-line typescript/no-unnecessary-condition
            while (isHeld) await new Promise((done) => setTimeout(done, 20));
            return route.abort("internetdisconnected");
          }),
      });
      await expectSoon(() => state(page).innerText(), "Loading…");
      await page.context().setOffline(true);
      isHeld = false;
      await expectSoon(() => state(page).innerText(), "Your browser is offline. Image not loaded");
      await page.context().setOffline(false);
      await expectSoon(() => isShown(page), true);
    });

    test("that don't exist say so", async () => {
      const page = await openPage({
        path: PICTURES,
        expected: /field|404/,
        prepare: (tab) => tab.route(FIELD, (route) => route.fulfill({ status: 404, body: "" })),
      });
      await expectSoon(() => state(page).innerText(), "404. Image not found");
      expect(await page.locator("button[data-image-state]").count()).toBe(0);
    });

    test("that failed are really fetched again on request", async () => {
      const asked: string[] = [];
      let isBroken = true;
      const page = await openPage({
        path: PICTURES,
        expected: /field/,
        prepare: (tab) =>
          tab.route(FIELD, (route) => {
            if (route.request().method() === "GET") asked.push(route.request().url());
            return isBroken ? route.abort("failed") : route.continue();
          }),
      });
      const button = page.getByRole("button", { name: "Error. Click to reload: A yellow field" });
      await button.waitFor();
      expect(await button.innerText()).toBe("Error. Click to reload");
      await button.click();
      await expectSoon(() => asked.length, 2);
      await button.waitFor();
      isBroken = false;
      await button.click();
      await expectSoon(() => isShown(page), true);
      expect(new Set(asked).size).toBe(3);
    });
  });
}
