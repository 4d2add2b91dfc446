import { PHONE, serveSite } from "../support/browser";
import { openFilters } from "../support/open-filters";

/* Tests behavior that all pages with lists share. Each list also has its own test. */

const { openForAll, openPage } = serveSite();

const FILTERED = ["/tutorials", "/showcase", "/recipes", "/changelog", "/search", "/tags/nodes"];
const ALL = [...FILTERED, "/tags", "/404"];

/** Distance of the title and the sentence about it from the window's edges at 1440 px. */
const places = new Map<string, number[]>();

describe.each(ALL)("%s", (path) => {
  const page = openForAll({ path });
  const resize = (width: number) => page().setViewportSize({ width, height: 900 });
  const filters = () => page().locator("main details[data-filters] + div");
  const fold = () => page().locator("main details[data-filters]");

  test("begins with its title and a sentence about it, where all others do", async () => {
    const place = await page()
      .locator("main h1, main h1 + p")
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, top } = one.getBoundingClientRect();
          return [Math.round(left), Math.round(top)];
        }),
      );
    places.set(path, place);
    expect(place).toHaveLength(4);
    expect(place).toEqual(places.get(ALL[0]!));
  });

  if (!FILTERED.includes(path)) return;

  test.each([997, 1440, 1920])(
    "at %i px the filters are a column of 220 px, left of the list",
    async (width) => {
      await resize(width);
      const { x, width: size } = (await filters().boundingBox())!;
      const title = (await page().locator("main h1").boundingBox())!;
      expect([x, Math.round(size)]).toEqual([title.x, 220]);
      const list = (await page().locator("main form + div").boundingBox())!;
      expect(list.x).toBeGreaterThan(x + size);
      expect(list.x + list.width).toBeCloseTo(Math.min(width - 32, width / 2 + 808), 0);
      expect(await fold().isVisible()).toBe(false);
    },
  );

  test.each([768, PHONE])(
    "at %i px the filters are collapsed until the reader expands them",
    async (width) => {
      await resize(width);
      expect(await filters().isVisible()).toBe(false);
      await openFilters(page());
      expect(await filters().isVisible()).toBe(true);
      expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await fold().locator("summary").click();
    },
  );
});

test("the filters stay in view while the list is read, and can all be reached", async () => {
  const page = await openPage({ path: "/tutorials", height: 500 });
  const rail = page.locator("main form > div:has(> details)");
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  const { y, height } = (await rail.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(500);
  const last = rail.getByRole("checkbox").last();
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
