import type { Page } from "playwright-core";
import { untilHydrated } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { type ReaderStates, title } from "./states";

/** Tests versions of the docs: dropdown, badge, banners and the reader's choice. */
export function testVersions({ openPage, origin }: ReaderStates): void {
  describe("versions of the docs", () => {
    const dropdown = (page: Page) =>
      page.locator("[data-navbar] [data-dropdown]", { has: page.locator("[data-version-label]") });
    const chosen = (page: Page) => page.locator("[data-version-label]").innerText();
    const choose = async (page: Page, label: string) => {
      await dropdown(page).locator("summary").click();
      await dropdown(page).getByRole("link", { name: label, exact: true }).click();
    };
    const badge = (page: Page) =>
      page
        .locator("#content")
        .getByText(/^Version: /)
        .innerText();

    test("the dropdown leads to the same page of the other version", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      expect([await chosen(page), await badge(page)]).toEqual(["2.0", "Version: 2.0"]);
      await choose(page, "1.9");
      await page.waitForURL("**/1.9/guides/deploy");
      await expectSoon(() => title(page), "Deploy in 1.9");
      await expectSoon(() => chosen(page), "1.9");
      expect(await badge(page)).toBe("Version: 1.9");
      await choose(page, "Next");
      await page.waitForURL("**/next/guides/deploy");
      await expectSoon(() => chosen(page), "Next");
    });

    test("a version without the page leads to its main doc", async () => {
      const page = await openPage({ path: "/guides/only-new" });
      await choose(page, "1.9");
      await page.waitForURL("**/1.9");
      await expectSoon(() => title(page), "Start of 1.9");
    });

    test("so do links without scripts", async () => {
      const page = await openPage({ path: "/guides/only-new", scripts: false });
      await choose(page, "1.9");
      await page.waitForURL("**/1.9");
      await choose(page, "2.0");
      await page.waitForURL((url) => !url.pathname.startsWith("/1.9"));
      expect(new URL(page.url()).pathname).not.toMatch(/^\/1\.9/);
    });

    test("the choice is stored, and applies to pages outside the docs", async () => {
      const page = await openPage({ path: "/guides/deploy" });
      await choose(page, "1.9");
      await page.waitForURL("**/1.9/guides/deploy");
      await expectSoon(() => title(page), "Deploy in 1.9");
      expect(await page.evaluate(() => localStorage.getItem("version.default"))).toBe("1.9");
      await page.goto(`${origin()}/tags`);
      await untilHydrated(page);
      await expectSoon(() => chosen(page), "1.9");
      await choose(page, "1.9");
      await page.waitForURL("**/1.9");
      // A doc shows its own version, whatever version the reader chose earlier.
      await page.goto(`${origin()}/guides/deploy`);
      await untilHydrated(page);
      expect(await chosen(page)).toBe("2.0");
    });

    test.each([
      {
        path: "/next/guides/deploy",
        words:
          "This is the documentation of Next, which is not released yet. For up-to-date documentation, see the latest version (2.0).",
        latest: "/guides/deploy",
      },
      {
        path: "/1.9/guides/deploy",
        words:
          "This is the documentation of 1.9, which is no longer maintained. For up-to-date documentation, see the latest version (2.0).",
        latest: "/guides/deploy",
      },
    ])(
      "$path has its banner, which leads to the latest version",
      async ({ path, words, latest }) => {
        const page = await openPage({ path });
        const banner = page.getByRole("note").first();
        expect(await banner.innerText()).toBe(words);
        await banner.getByRole("link").click();
        await page.waitForURL(origin() + latest);
        await expectSoon(() => title(page), "Deploy");
        expect(await page.getByRole("note").count()).toBe(0);
      },
    );

    test("they are also listed in the drawer on a phone", async () => {
      const page = await openPage({ path: "/guides/only-new", width: 390 });
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByText("Back to main menu").click();
      const menu = page.locator("#menu");
      expect(await menu.getByText("Versions").isVisible()).toBe(true);
      await menu.getByRole("link", { name: "1.9", exact: true }).click();
      await page.waitForURL("**/1.9");
    });
  });
}
