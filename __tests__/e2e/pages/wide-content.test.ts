import { DESKTOP, PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

/* Tests tables, tabs and text on a phone, on a wide screen, in print and in forced colors. */

const { openForAll, openPage } = serveSite();

/** A page with flag tables, some of two columns and some of three. */
const FLAGS = "/cli/account";
/** A page with a table that is taller than the window. */
const LONG = "/what-is-celo/using-celo/bridged_tokens/tokens";
/** A page with a table of long function names. */
const NAMES = "/what-is-celo/using-celo/protocol/governance/overview";
/** A page with many links to other sites. */
const LINKS = "/what-is-celo/using-celo/ramps";
/** A width in pixels that is larger than the arrow alone, but smaller than a letter with the arrow. */
const ARROW_WIDTH = 14;
const TABS = "/build/build-on-minipay/code-library";

test("on a phone the rows of a reference table become lists of labelled values, and nothing is hidden", async () => {
  const page = await openPage({ path: FLAGS, width: PHONE });
  const table = page.locator(".table-rows").first();
  const labels = await table
    .locator("tr")
    .nth(1)
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  expect(labels).toEqual(['"Change"', '"Instead"']);
  const tables = page.locator(".table-rows");
  expect(
    await tables.evaluateAll(
      (all) => all.filter((box) => box.scrollWidth > box.clientWidth).length,
    ),
  ).toBe(0);
  // A small table stays a table.
  await page.goto(new URL("/developer/viem", page.url()).href);
  const small = page.locator(".table-scroll:not(.table-rows) tbody tr").first();
  expect(await small.evaluate((row) => getComputedStyle(row).display)).toBe("table-row");
});

test("on a phone the values of a column with another alignment are stacked as well", async () => {
  const page = await openPage({ path: "/markdown-page", width: PHONE });
  const cells = page.locator(".table-rows").filter({ hasText: "11142220" }).locator("td");
  const aligned = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell).textAlign),
  );
  expect(aligned).toEqual(aligned.map(() => "start"));
  expect(aligned.length).toBeGreaterThan(2);
});

test("the arrow of a link to another site is never alone on a line", async () => {
  const page = await openPage({ path: LINKS, width: PHONE });
  const links = page.locator('.prose a[href^="http"]:not([class])');
  expect(await links.count()).toBeGreaterThan(15);
  for (const width of [330, 360, PHONE, 420]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const lines = [...link.getClientRects()];
        return lines.length > 1 ? [lines.at(-1)!.width] : [];
      }),
    );
    expect(Math.min(...ends)).toBeGreaterThan(ARROW_WIDTH);
  }
});

test("the header of a table that is taller than the window stays below the navbar while the page scrolls", async () => {
  const page = await openPage({ path: LONG, width: DESKTOP, height: 600 });
  const box = page.locator(".table-scroll").filter({ hasText: "On Ethereum" }).first();
  const readTops = () =>
    box.evaluate((element) => ({
      head: element.querySelector("thead")!.getBoundingClientRect().top,
      body: element.querySelector("tbody")!.getBoundingClientRect().top,
      navbar: Math.max(0, document.querySelector("[data-navbar]")!.getBoundingClientRect().bottom),
      ground: getComputedStyle(element.querySelector("thead")!).backgroundColor,
    }));
  await box.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top + 200, behavior: "instant" });
  });
  await expectSoon(async () => (await readTops()).head === (await readTops()).navbar, true);
  const { head, body, ground } = await readTops();
  expect(body).toBeLessThan(head);
  expect(ground).not.toBe("rgba(0, 0, 0, 0)");
});

test("code in tables has no box, and in a wide window no table has its own scrolling", async () => {
  const page = await openPage({ path: NAMES, width: DESKTOP });
  const found = await page.locator(".table-scroll:not(.table-wide)").evaluateAll((all) =>
    all.map((box) => {
      const code = box.querySelector("code");
      const style = code && getComputedStyle(code);
      return [getComputedStyle(box).overflow, style?.boxShadow, style?.backgroundColor].join(" ");
    }),
  );
  expect(found).toContain("visible none rgba(0, 0, 0, 0)");
  expect(found.filter((one) => !/^visible (?:none rgba\(0, 0, 0, 0\))?\s*$/.test(one))).toEqual([]);
});

test("a code name in a table is never broken: the column grows, and the table scrolls if it must", async () => {
  const page = await openPage({ path: NAMES, width: DESKTOP, scripts: false });
  const names = await page.locator(".table-scroll td code").evaluateAll((all) =>
    all.map((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      return { name: code.textContent, lines: range.getClientRects().length };
    }),
  );
  expect(names.map(({ name }) => name)).toContain("getReferendumStageDuration");
  expect(names.filter(({ lines }) => lines > 1)).toEqual([]);
});

describe("a guide", () => {
  const guide = openForAll({ path: "/build/quickstart", scripts: false });

  test.each([768, DESKTOP, 1920])(
    "at %i px paragraphs of a guide share both edges, and so do all boxes, which are wider",
    async (width) => {
      await guide().setViewportSize({ width, height: 900 });
      const edges = await guide()
        .locator(".prose :is(p, ul, ol, h2, .code-block, .admonition, .table-scroll, .figure)")
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.checkVisibility() && !one.closest(".prose :is(li, td, .admonition) *"),
            )
            .map((one) => {
              const { left, right } = one.getBoundingClientRect();
              return [one.matches("p") ? "text" : "wide", Math.round(left), Math.round(right)].join(
                " ",
              );
            }),
        );
      expect(edges.length).toBeGreaterThan(20);
      const [text, wide, ...others] = [...new Set(edges)].toSorted();
      expect(others).toEqual([]);
      const [, left = 0, right = 0] = text!.split(" ").map(Number);
      const [, wideLeft = 0, wideRight = 0] = wide!.split(" ").map(Number);
      expect(wideLeft).toBe(left);
      expect(wideRight - wideLeft).toBeLessThanOrEqual(720);
      expect(right).toBeLessThanOrEqual(wideRight);
    },
  );
});

test("in print each tab is below its label, and no table is cut off", async () => {
  const page = await openPage({ path: TABS, width: DESKTOP });
  await page.emulateMedia({ media: "print" });
  const panels = page.locator(".tabs").first().locator(".tab-panel");
  const labels = await page.locator(".tabs").first().locator(".tab-label").allTextContents();
  expect(
    await panels.evaluateAll((all) =>
      all.map((panel) => [
        getComputedStyle(panel).display,
        getComputedStyle(panel, "::before").content,
      ]),
    ),
  ).toEqual(labels.map((label) => ["block", `"${label}"`]));
  const long = await openPage({ path: LONG, width: DESKTOP, height: 600 });
  await long.emulateMedia({ media: "print" });
  const hidden = await long
    .locator(".table-scroll")
    .evaluateAll((all) => all.filter((box) => box.scrollHeight > box.clientHeight).length);
  expect(hidden).toBe(0);
});

test("forced colors show which tab is selected, and where a button ends", async () => {
  const page = await openPage({ path: TABS });
  await page.emulateMedia({ forcedColors: "active" });
  const edges = await page
    .locator(".tabs")
    .first()
    .locator(".tab-label")
    .evaluateAll((all) => all.map((label) => getComputedStyle(label).borderBlockEndColor));
  expect(new Set(edges.slice(1)).size).toBe(1);
  expect(edges[0]).not.toBe(edges[1]);
  const button = page.locator(".code-copy").first();
  expect(await button.evaluate((copy) => getComputedStyle(copy).borderTopWidth)).toBe("1px");
});

test("collapsible text has a border and a marker that turns", async () => {
  const page = await openPage({ path: "/key-concepts" });
  const details = page.locator(".prose details").first();
  const markerOf = () =>
    details.locator("summary").evaluate((summary) => getComputedStyle(summary).listStyleType);
  expect(await details.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe("1px");
  expect(await markerOf()).toBe("disclosure-closed");
  await details.locator("summary").click();
  await expectSoon(markerOf, "disclosure-open");
});

test.each([PHONE, DESKTOP])(
  "at %i px there is no visible gap between an address and the comma after it",
  async (width) => {
    const page = await openPage({ path: "/build/build-on-socialconnect", width });
    const gaps = await page.locator(".value").evaluateAll((all) =>
      all.flatMap((value) => {
        const next = value.nextSibling;
        const icon = value.lastElementChild?.getBoundingClientRect();
        if (!icon || !(next instanceof Text) || !/^\u2060?[,.;)]/.test(next.data)) return [];
        const mark = document.createRange();
        const at = next.data.search(/[,.;)]/);
        mark.setStart(next, at);
        mark.setEnd(next, at + 1);
        // The icon, 14 pixels wide, is centered in a box that is large enough for a finger.
        return [mark.getBoundingClientRect().left - (icon.left + icon.width / 2 + 7)];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2);
  },
);
