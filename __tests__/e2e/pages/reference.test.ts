import type { Page } from "playwright-core";
import { findPage } from "../../support/built/built-site";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { untilShown } from "../support/same-window";

/* Tests docs whose layout is "reference", which shows code next to its text. */

const { openForAll, openPage, origin } = serveSite();

const PATH = "/cli/election";
const KINDS = [PATH, "/cli", "/contracts/core-contracts"];

const ALL = [
  ...KINDS,
  ...["/cli/account", "/developer/json-rpc", "/developer/data", "/developer/errors"],
];

/** Position of the code at each window width, in pixels. */
const SIDES = [
  ...([PHONE, 997, 1279] as const).map((width) => [width, "below"] as const),
  ...([1280, 1440, 1920] as const).map((width) => [width, "right"] as const),
];

/** Checks whether a page loads the layout's own style sheet in addition to the one for all pages. */
const hasStyles = (path: string): boolean =>
  [...findPage(path).html.matchAll(/<style data-href[^>]*>([^]*?)<\/style>/g)]
    .slice(1)
    .some(([, sheet = ""]) => sheet.includes(".pair"));

/** Checks for each pair whether the code is to the right of its text or below it. */
const readSides = (page: Page) =>
  page.locator(".pair").evaluateAll((pairs) => {
    const sides = pairs.map((pair) => {
      const [words, code] = [...pair.children].map((column) => column.getBoundingClientRect());
      if (code!.left >= words!.right && code!.top < words!.bottom) return "right";
      return code!.left === words!.left && code!.top >= words!.bottom ? "below" : "elsewhere";
    });
    return [...new Set(sides)];
  });

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(KINDS)("%s", (path) => {
  test("code is to the right of its text where there is room, and otherwise below it, as in print", async () => {
    const page = await openPage({ path, scripts: false });
    for (const [width, side] of SIDES) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await readSides(page)]).toEqual([width, [side]]);
      expect(await readOverflow(page)).toBe(0);
    }
    await page.emulateMedia({ media: "print" });
    expect(await readSides(page)).toEqual(["below"]);
  });
});

test("no code begins above its sentence", async () => {
  const page = await openPage({ path: PATH, width: 1440, scripts: false });
  for (const path of ALL) {
    await page.goto(origin() + path);
    const pairs = await page.locator(".pair").evaluateAll((all) =>
      all.map((pair) => {
        const [words, code] = [...pair.children].map((one) => one.getBoundingClientRect());
        return words!.top - code!.top;
      }),
    );
    expect([path, pairs.filter((above) => above > 1)]).toEqual([path, []]);
  }
});

test("no table header covers the first row", async () => {
  const page = await openPage({ path: "/developer/json-rpc", scripts: false });
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.locator("thead").evaluateAll((heads) =>
      heads
        .filter((head) => {
          const row = head.nextElementSibling?.getBoundingClientRect();
          return row && row.height > 0 && head.getBoundingClientRect().bottom > row.top + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect([width, covered]).toEqual([width, []]);
  }
});

test("a request, its response and the same in TypeScript are tabs of one panel next to the text", async () => {
  const page = await openPage({ path: "/developer/json-rpc", width: 1440, scripts: false });
  const panels = page.locator(".pair > :nth-child(2) > .tabs[data-group=request]");
  expect(await panels.count()).toBe(16);
  const panel = panels.filter({ hasText: "0xa4ec" }).first();
  expect(await panel.locator("label").allTextContents()).toEqual([
    "Request",
    "Response",
    "Error",
    "TypeScript",
  ]);
  await panel.getByText("Response").click();
  expect(await panel.locator("pre:visible").allTextContents()).toEqual([
    expect.stringContaining('"result": "0xa4ec"'),
  ]);
});

test("the sidebar lists the page's sections, marks the one being read, also after a navigation", async () => {
  const page = await openPage({ path: PATH, width: 1440 });
  const sections = page.locator("#menu [data-sections] a");
  const headings = await page.locator(".prose h2").evaluateAll((all) => all.map(({ id }) => id));
  const hashes = () => sections.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
  expect(await hashes()).toEqual(headings.map((id) => `#${id}`));
  await sections.filter({ hasText: "election:show" }).click();
  await expectSoon(
    () => page.locator("#menu [data-sections] [aria-current]").allTextContents(),
    ["election:show"],
  );
  await page.locator('#menu a[href="/cli/network"]').click();
  await untilShown(page, "/cli/network");
  const next = await page.locator(".prose h2").evaluateAll((all) => all.map(({ id }) => `#${id}`));
  await expectSoon(hashes, next);
  expect(await page.locator("#menu [aria-current=page]").allTextContents()).toEqual([
    "celocli network",
  ]);
});

test("an argument has its own URL", async () => {
  const page = await openPage({ path: `${PATH}#row.election-vote-for`, width: 1440 });
  const term = page.locator("[id='row.election-vote-for']");
  expect(await term.evaluate((one) => getComputedStyle(one).fontSize)).toBe("14px");
  await expectSoon(() => term.getByRole("link").count(), 1);
});

describe("the core contracts", () => {
  const page = openForAll({ path: "/contracts/core-contracts" });

  test.each([PHONE, 1440, 1920])(
    "at %i px a drawing is enlarged to the whole window",
    async (width) => {
      await page().setViewportSize({ width, height: 900 });
      const small = (await page().locator(".figure-scroll > *").first().boundingBox())!;
      await page()
        .getByRole("button", { name: /^Enlarge: / })
        .first()
        .click();
      const view = page().getByRole("dialog", { name: "Large view" });
      await view.waitFor();
      expect((await view.boundingBox())!).toMatchObject({ x: 0, y: 0, width, height: 900 });
      const large = (await view.getByRole("img").boundingBox())!;
      expect(large.width).toBeGreaterThanOrEqual(small.width);
      expect(large.height).toBeGreaterThanOrEqual(small.height);
      await page().keyboard.press("Escape");
      await expectSoon(() => view.count(), 0);
    },
  );

  test("an address in a table has no border, which its text would touch", async () => {
    const styles = await page()
      .locator("td .value code")
      .evaluateAll((codes) =>
        codes.map((code) => {
          const { boxShadow, borderStyle, backgroundColor } = getComputedStyle(code);
          return [boxShadow, borderStyle, backgroundColor].join(" ");
        }),
      );
    expect([...new Set(styles)]).toEqual(["none none rgba(0, 0, 0, 0)"]);
  });
});

test("code stays in view below the navbar while its text is being read", async () => {
  const page = await openPage({ path: PATH, width: 1440 });
  const pair = page.locator(".pair").filter({ hasText: "What can go wrong." }).first();
  const readTops = () =>
    pair.evaluate((element) => {
      const round = Math.round;
      return {
        pair: round(element.getBoundingClientRect().top),
        code: round(element.children[1]!.getBoundingClientRect().top),
      };
    });
  const scrollPairTo = (top: number) =>
    pair.evaluate((element, y) => {
      scrollBy(0, element.getBoundingClientRect().top - y);
    }, top);
  await scrollPairTo(300);
  expect((await readTops()).code).toBe(300);
  await scrollPairTo(0);
  const stuck = await readTops();
  expect(stuck.code).toBeGreaterThan(56);
  await scrollPairTo(-40);
  expect(await readTops()).toEqual({ pair: -40, code: stuck.code });
});

test("the contents are in the sidebar, and in the head of the page while the sidebar is hidden", async () => {
  const page = await openPage({ path: PATH, width: 1440 });
  const contents = page.locator("article header [data-toc]");
  const link = contents.getByRole("link", { name: "election:show" });
  expect(await contents.isVisible()).toBe(false);
  expect(await page.locator("nav[data-sidebar] [data-sections]").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Hide sidebar" }).click();
  await contents.locator("summary").click();
  await link.click();
  await expectSoon(() => link.isVisible(), false);
  expect(new URL(page.url()).hash).toBe("#election-show");
});

test("only such pages load the layout's styles, and after a navigation these load before the page is shown", async () => {
  expect(hasStyles(PATH)).toBe(true);
  expect(hasStyles("/contracts/deterministic-deployment")).toBe(false);
  const page = await openPage({
    path: "/contracts/deterministic-deployment",
    width: 1440,
    fresh: true,
  });
  await page.evaluate(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      // Only shifts in the main content count: the sidebar inserts the new page's sections below its link.
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (entry.sources.some(({ node }) => node?.parentElement?.closest("main")))
          shifts.push(entry.value);
    }).observe({ type: "layout-shift" });
  });
  // A script clicks the link, because Chromium doesn't count layout shifts right after a reader's own click.
  await page.locator('#menu a[href="/contracts/core-contracts"]').evaluate((link: HTMLElement) => {
    link.click();
  });
  await untilShown(page, "/contracts/core-contracts");
  expect(await readSides(page)).toEqual(["right"]);
  await untilIdle(page);
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
});
