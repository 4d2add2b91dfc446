import type { Page } from "playwright-core";
import { untilHydrated } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { nightly } from "../../support/nightly";
import { type ReaderStates, clickNext, theme, title } from "./states";

/** Tests the announcement bar and the color mode, as configured. */
export function testConfiguredStates({ openPage, origin, builds, serve }: ReaderStates): void {
  describe("an announcement bar that can be closed", () => {
    const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

    test("is closed by its button, and stays closed", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await bar(page).getByRole("button", { name: "Close announcement" }).click();
      await expectSoon(() => bar(page).isVisible(), false);
      expect(await page.evaluate(() => localStorage.getItem("announcement"))).toBe("celo-is-an-l2");
      await page.reload();
      expect(await bar(page).isVisible()).toBe(false);
      await untilHydrated(page);
      await clickNext(page);
      await expectSoon(() => title(page), "Only new");
      expect(await bar(page).isVisible()).toBe(false);
    });

    nightly("comes back with another announcement", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await bar(page).getByRole("button", { name: "Close announcement" }).click();
      await expectSoon(() => bar(page).isVisible(), false);
      serve(builds.scripts);
      await page.goto(`${origin()}/guides/deploy`);
      expect(await bar(page).isVisible()).toBe(true);
    });

    test("is closed before the first paint on the next visit, so nothing moves", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await bar(page).getByRole("button", { name: "Close announcement" }).click();
      await page.goto(`${origin()}/guides/only-new`);
      await untilHydrated(page);
      const shifts = await page.evaluate(async () => {
        const values: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            values.push((entry as { value?: number }).value ?? 0);
        }).observe({ type: "layout-shift", buffered: true });
        await new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
        });
        return values;
      });
      expect(shifts).toEqual([]);
      const top = await page.locator("[data-navbar]").boundingBox();
      expect(top?.y).toBe(0);
    });
  });

  describe("the color mode as configured", () => {
    test.each(["light", "dark"] as const)(
      "with respectPrefersColorScheme it follows the system (%s) until the reader chooses",
      async (system) => {
        const page = await openPage({ path: "/guides/deploy", systemTheme: system });
        expect(await theme(page)).toBe(system);
        const other = system === "light" ? "dark" : "light";
        await page.emulateMedia({ colorScheme: other });
        await expectSoon(() => theme(page), other);
        await page.locator("[data-switch=theme]:visible").click();
        await expectSoon(() => theme(page), system);
        await page.emulateMedia({ colorScheme: system });
        await page.emulateMedia({ colorScheme: other });
        expect(await theme(page)).toBe(system);
        // When another tab clears the choice, the page follows the system again.
        const tab = await openPage({ path: "/guides/only-new", context: page.context() });
        await tab.evaluate(() => {
          localStorage.clear();
        });
        await expectSoon(() => theme(page), other);
      },
    );

    nightly("with disableSwitch there is no switch, and an earlier choice is ignored", async () => {
      serve(builds.scripts);
      const page = await openPage({ path: "/guides/deploy", theme: "dark", systemTheme: "dark" });
      expect(await theme(page)).toBe("light");
      expect(await page.locator("[data-switch=theme]").count()).toBe(0);
    });
  });
}
