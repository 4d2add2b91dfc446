import { findViolationsOfAllReaders } from "../support/axe";
import { PHONE, serveSite } from "../support/browser";
import { openFilters } from "../support/open-filters";

/* Tests behaviour that all pages with lists share. Each list also has its own test. */

const { openPage } = serveSite();

const FILTERED = ["/tutorials", "/showcase", "/recipes", "/changelog", "/search", "/tags/nodes"];
const ALL = [...FILTERED, "/tags", "/404"];

test("each begins with its title and a sentence about it, at the same position", async () => {
  const places: Record<string, number[]> = {};
  for (const path of ALL) {
    const page = await openPage({ path });
    places[path] = await page.locator("main h1, main h1 + p").evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(top)];
      }),
    );
    await page.close();
  }
  expect(places).toEqual(Object.fromEntries(ALL.map((path) => [path, places["/tags"]])));
});

test.each([997, 1440, 1920])(
  "at %i px the filters are a column of 220 px, left of the list",
  async (width) => {
    for (const path of FILTERED) {
      const page = await openPage({ path, width });
      const filters = page.locator("main details[data-filters] + div");
      const { x, width: size } = (await filters.boundingBox())!;
      const title = (await page.locator("main h1").boundingBox())!;
      expect([path, x, Math.round(size)]).toEqual([path, title.x, 220]);
      const list = (await page.locator("main form + div").boundingBox())!;
      expect(list.x).toBeGreaterThan(x + size);
      expect(list.x + list.width).toBeCloseTo(Math.min(width - 32, width / 2 + 808), 0);
      expect(await page.locator("main details[data-filters]").isVisible()).toBe(false);
      await page.close();
    }
  },
);

test.each([PHONE, 768])(
  "at %i px the filters are collapsed until the reader expands them",
  async (width) => {
    for (const path of FILTERED) {
      const page = await openPage({ path, width });
      const filters = page.locator("main details[data-filters] + div");
      expect([path, await filters.isVisible()]).toEqual([path, false]);
      await openFilters(page);
      expect([path, await filters.isVisible()]).toEqual([path, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.close();
    }
  },
);

test("the filters stay in view while the list is read, and can all be reached", async () => {
  const page = await openPage({ path: "/tutorials", height: 500 });
  const rail = page.locator("main form > div:has(> details)");
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  const { y, height } = (await rail.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(500);
  const last = page.getByRole("radio", { name: "all tags" });
  await last.focus();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(500);
});

test.each(["/tutorials", "/tags/nodes"])(
  "without scripts the list of %s takes up the space of the filters",
  async (path) => {
    const page = await openPage({ path, scripts: false });
    const title = (await page.locator("main h1").boundingBox())!;
    const first = (await page.locator("[data-entries] > li").first().boundingBox())!;
    expect(first.x).toBe(title.x);
  },
);

test.each(["/changelog", "/tags/nodes", "/search?area=build"])(
  "the filters of %s have no accessibility violation for any reader",
  async (path) => {
    const page = await openPage({ path });
    await page.setViewportSize({ width: PHONE, height: 900 });
    await openFilters(page);
    expect(await findViolationsOfAllReaders(page)).toEqual([]);
  },
);
