import type { Locator, Page } from "playwright-core";
import { announcement } from "../../../src/site/announcement";
import { footer } from "../../support/shell";
import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openForAll, openPage } = serveSite();

const DOC = "/build/quickstart";
const header = (page: Page) => page.locator("[data-navbar]");
const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
const hasFocusInside = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

describe.each([PHONE, DESKTOP])("at %i px", (width) => {
  const home = openForAll({ path: "/", width });

  test("the first Tab stop is a visible link that skips the menus", async () => {
    const page = await openPage({ path: DOC, width });
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    expect(await isFocused(skip)).toBe(true);
    expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
    await page.keyboard.press("Enter");
    await expectSoon(() => isFocused(page.locator("main")), true);
    await page.keyboard.press("Tab");
    expect(await hasFocusInside(page.locator("main"))).toBe(true);
  });

  test("the announcement says that Celo is an L2 and leads to running a node", async () => {
    const page = home();
    const bar = page.getByRole("complementary", { name: "Announcement" });
    expect(await bar.innerText()).toMatch(/layer 2/i);
    expect(await bar.getByRole("link").getAttribute("href")).toBe("/cel2/operators/run-node");
    expect(await bar.getByRole("button").count()).toBe(0);
  });

  test("the announcement and the footer have the colors that the site's data names", async () => {
    const page = home();
    const readColors = (role: "complementary" | "contentinfo") =>
      page.getByRole(role).evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });
    const colorOf = (token: string) =>
      page.evaluate((name) => {
        const probe = document.createElement("p");
        probe.style.color = `var(${name})`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, `--color-${token}`);
    expect(await readColors("complementary")).toEqual({
      backgroundColor: await colorOf(announcement.backgroundColor),
      color: await colorOf(announcement.textColor),
    });
    expect((await readColors("contentinfo")).backgroundColor).toBe(await colorOf(footer.style));
  });

  test("the logo is 96 by 32 and changes with the color mode", async () => {
    const page = home();
    const logo = header(page).locator("svg[width]");
    const box = await logo.boundingBox();
    expect([box?.width, box?.height]).toEqual([96, 32]);
    const readStrokes = () =>
      logo.evaluate((svg) =>
        [...svg.querySelectorAll("*")].map((part) => getComputedStyle(part).stroke),
      );
    const dark = await readStrokes();
    await page.locator("[data-switch=theme]:visible").click();
    await expectSoon(
      async () => (await readStrokes()).map((stroke, index) => stroke === dark[index]),
      dark.map(() => false),
    );
  });

  test("the footer has its groups, the logo and the copyright for 2025", async () => {
    const page = home();
    const shown = page.getByRole("contentinfo");
    expect(await shown.getByRole("heading").allInnerTexts()).toEqual([
      "Docs",
      "Community",
      "Ecosystem",
    ]);
    expect(await shown.getByRole("region", { name: "Docs" }).innerText()).toContain("Docs GitHub");
    expect(await shown.innerText()).toMatch(/© 2025/);
    expect(await shown.locator("svg").isVisible()).toBe(true);
  });
});

test("the layout changes between 996 and 997 px, and nowhere else", async () => {
  const page = await openPage({ path: DOC, width: 996 });
  const readLayout = () =>
    Promise.all([
      page.getByRole("button", { name: "Open menu" }).isVisible(),
      header(page).getByRole("navigation").isVisible(),
      page.locator("nav[data-sidebar]").isVisible(),
    ]);
  for (const [width, isDesktop] of [
    [997, true],
    [996, false],
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoon(readLayout, [!isDesktop, isDesktop, isDesktop]);
  }
});
