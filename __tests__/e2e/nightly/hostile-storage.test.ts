import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { openSearchDialog } from "../support/search-modal";

const { openPage, origin } = serveSite();
const ENTRY = "/build/build-on-minipay/code-library";

const HIT = {
  objectID: "1",
  type: "lvl2",
  url: "/build",
  hierarchy: { lvl0: "", lvl1: "1", lvl2: null },
  title: "Fees",
  area: "Build",
};
const listOf = (...hits: unknown[]): string => JSON.stringify(hits);

/** Values that our code never writes. Even half a megabyte fits into storage under every key at once. */
const VALUES: Readonly<Record<string, string>> = {
  "no JSON": "{[",
  "an empty text": "",
  null: "null",
  "a number": "7",
  "a string": '"dark"',
  "an object": '{"slice":1,"length":3}',
  "a list of null": "[null,null]",
  "a list of wrong things": '[1,"a",[],{}]',
  "half a megabyte": "x".repeat(500_000),
  "half a megabyte of JSON": listOf({ ...HIT, title: "x".repeat(500_000) }),
  "names of every object": "__proto__",
  "an object's names": '{"__proto__":{"a":1},"constructor":1}',
  html: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  "deep nesting": "[".repeat(20_000) + "]".repeat(20_000),
  "hits with wrong parts": listOf({ ...HIT, hierarchy: null }, { ...HIT, url: {} }),
  "a hit that runs code": listOf({ ...HIT, url: "javascript:alert(1)" }),
  "a hit with html": listOf({ ...HIT, title: "<img src=x onerror=alert(1)>" }),
  "a hit elsewhere": listOf({ ...HIT, url: "/\\evil.example" }),
};

const KEYS = [
  ["localStorage", "theme"],
  ["localStorage", "sidebar"],
  ["localStorage", "announcement"],
  ["localStorage", "version.default"],
  ["localStorage", "tabs.network"],
  ["localStorage", "tabs.package-manager"],
  ["localStorage", "__DOCSEARCH_RECENT_SEARCHES__celo-docs"],
  ["localStorage", "__DOCSEARCH_FAVORITE_SEARCHES__celo-docs"],
  ["sessionStorage", "scroll"],
  ["sessionStorage", "reloaded-for"],
  ["sessionStorage", "gatsby-reload-compilation-hash-match"],
] as const;

const readState = (page: Page) =>
  page.evaluate(() => ({
    isReady: window.appIsReady === true,
    hasWords: (document.querySelector("main h1")?.textContent ?? "").length > 2,
    isInert: document.querySelector("[inert]") !== null,
  }));

const whole = (name: string) => ({ name, isReady: true, hasWords: true, isInert: false });

/** Expects that the page can be read, and that its search opens, has no harmful link, and closes. */
async function expectWhole(page: Page, name: string): Promise<void> {
  await expectSoon(async () => ({ name, ...(await readState(page)) }), whole(name));
  await openSearchDialog(page);
  const links = await page
    .locator(".DocSearch-Hit a")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((link) => !link.startsWith(`${origin()}/`))).toEqual([]);
  expect(await page.locator(".DocSearch-Modal img").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expectSoon(async () => ({ name, ...(await readState(page)) }), whole(name));
}

test("there are at least fifteen values", () => {
  expect(Object.keys(VALUES).length).toBeGreaterThanOrEqual(15);
});

// Sets all keys at once, since one page per key would take minutes. No key depends on another one being valid.
test("with every value under every key, the page can be read and its search opens", async () => {
  const page = await openPage({ path: ENTRY });
  for (const [name, value] of Object.entries(VALUES)) {
    // Writes the values when the browser leaves the page, after the page has written its own.
    await page.evaluate(
      ([keys, text]) => {
        addEventListener("pagehide", () => {
          for (const [area, key] of keys) window[area].setItem(key, text);
        });
      },
      [KEYS, value] as const,
    );
    await page.reload();
    await expectWhole(page, name);
  }
});

/** Makes one part of storage fail, as a privacy setting or a full disk does. */
const breakStorage = (page: Page, part: string): Promise<unknown> =>
  page.addInitScript((what) => {
    const fail = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    if (what.endsWith("Storage")) Object.defineProperty(window, what, { get: fail });
    else Object.defineProperty(Storage.prototype, what, { value: fail });
  }, part);

test.each(["setItem", "localStorage", "sessionStorage"])(
  "the site works when %s of storage throws",
  async (name) => {
    const page = await openPage({ path: ENTRY, prepare: (tab) => breakStorage(tab, name) });
    await expectWhole(page, name);
  },
);

const STATES = [
  null,
  0,
  5,
  true,
  "",
  "key",
  "x".repeat(100_000),
  [1],
  [],
  {},
  { key: null },
  { key: 7 },
  { key: {} },
  { key: ["abc123"] },
  { key: "x".repeat(100_000) },
  { key: "ABC12!" },
  { key: "__proto__" },
  { key: "constructor", scroll: -1 },
];

test(`${STATES.length} values that a history entry may have as its state`, async () => {
  expect(STATES.length).toBeGreaterThanOrEqual(15);
  const page = await openPage({ path: ENTRY });
  const isKeyGood = () =>
    page.evaluate(() => /^[a-z0-9]{6}$/.test((history.state as { key: string }).key));
  for (const state of STATES) {
    const name = JSON.stringify(state).slice(0, 60);
    await page.evaluate((value) => {
      History.prototype.replaceState.call(history, value, "");
    }, state);
    await page.reload();
    await expectSoon(async () => ({ name, ...(await readState(page)) }), whole(name));
    expect([name, await isKeyGood()]).toEqual([name, true]);
    // Sets the same values while the page is open, then goes to another page and back.
    await page.evaluate((value) => {
      History.prototype.replaceState.call(history, value, "");
      window.___navigate!("/build");
    }, state);
    await page.waitForURL(`${origin()}/build`);
    await page.goBack();
    await page.waitForURL(origin() + ENTRY);
    await expectSoon(async () => ({ name, ...(await readState(page)) }), whole(name));
  }
  await expectWhole(page, "after all of them");
});

test("a search that fails while rendering unblocks the page and leads to the search page", async () => {
  const page = await openPage({ path: ENTRY, expected: /no events today/ });
  await openSearchDialog(page);
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    // DocSearch calls this while rendering.
    window.getSelection = () => {
      throw new Error("no events today");
    };
  });
  await page.keyboard.press("Control+k");
  await page.waitForURL(/\/search\?q=$/);
  await expectSoon(async () => (await readState(page)).isInert, false);
});

test("valid recent searches are kept", async () => {
  const page = await openPage({ path: ENTRY });
  await page.evaluate((list) => {
    localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__celo-docs", list);
  }, listOf(HIT));
  await openSearchDialog(page);
  await page.locator(".DocSearch-Hit a[href='/build']").waitFor();
});
