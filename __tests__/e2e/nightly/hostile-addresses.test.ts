import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage, origin } = serveSite();
// Console messages that are allowed at an address without a page: failed requests and warnings.
const expected = /: Failed to load resource|^40\d: |console warning/;
const ENTRY = "/build";

/** Addresses as a browser sends them. Each of them has to lead to a readable page. */
const ADDRESSES = [
  ..."/% /%2 /%zz /%E0%A4%A /%80 /%c0%af /%ED%A0%80 /%FF%FE /%u0041 /100% /build/%".split(" "),
  ..."/a%2Fb /a%2fb /%2F /%2F%2Fevil.example /build%2Fsupport /a%5Cb /%5Cevil.example".split(" "),
  ..."/a%3Fb /a%23b /a%25b /a%2525zz /%25 /%25zz /a%252Fb /a%3Bb /a%26b=c /a%3Ab /a:b /:x".split(
    " ",
  ),
  ..."/a%00b /%00 /a%0D%0Ab /a%09b /a%7Fb /%E2%80%AEgnp.exe /%EF%BB%BF /a%E2%80%A8b".split(" "),
  ..."//evil.example/x //evil.example/ ///evil.example // //// /a//b /build//support".split(" "),
  ..."/* /a/* /a/.. /a/%2e%2e/b /%2e%2e%2f%2e%2e%2fetc/passwd /.git/config /.html /x/.html".split(
    " ",
  ),
  ..."/constructor /__proto__ /toString /hasOwnProperty /prototype/valueOf".split(" "),
  ..."/404 /404/ /404.html /index.html /build/ /build/index.html /build.html /BUILD /Build/".split(
    " ",
  ),
  ..."/offline /sw.js/x /page-data/x /static/x /~x /a|b /[x] /a'b /%27%22%3E%3Cscript%3E".split(
    " ",
  ),
  ..."/%F0%9F%92%A9 /%D7%90%D7%91 /build?q=%zz /build?%E0%A4%A#%zz /build#% /build#%E0%A4%A".split(
    " ",
  ),
  ..."/nope#% /nope?a=%&b=%zz#%zz /build?__proto__=1 /search?q=%zz /search?q=%00 /showcase?tags=%".split(
    " ",
  ),
  `/${"a".repeat(6000)}`,
  "/a".repeat(3000),
  `/${"%25".repeat(1500)}`,
];

/** Reads the state of the page at an address: it should have text and menus, and its progress bar should end. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    origin: location.origin,
    hasWords: (document.querySelector("main h1")?.textContent ?? "").length > 2,
    hasMenu: document.querySelector("[data-navbar]") !== null,
    isInert: document.querySelector("[inert]") !== null,
    isLoading: "loading" in document.documentElement.dataset,
    isReady: window.appIsReady === true,
  }));
const readable = () => ({
  origin: origin(),
  hasWords: true,
  hasMenu: true,
  isInert: false,
  isLoading: false,
  isReady: true,
});

/** Expects that the page settles in a readable state. While the browser is leaving a page, no state can be read. */
async function expectReadable(page: Page, address: string): Promise<void> {
  await expectSoon(async () => ({ address, ...(await readState(page).catch(() => undefined)) }), {
    address,
    ...readable(),
  });
}

test(`${ADDRESSES.length} addresses: at least sixty, without duplicates`, () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ADDRESSES).size).toBe(ADDRESSES.length);
});

/** Most of the time is spent waiting for the network and the page, so the addresses are divided among a few tabs. */
const TABS = 4;

/** Calls `visit` for every address, in tabs of one browser. */
async function visitAll(visit: (page: Page, address: string) => Promise<void>): Promise<void> {
  const first = await openPage({ path: ENTRY, expected });
  const pages = [first];
  while (pages.length < TABS)
    pages.push(await openPage({ path: ENTRY, expected, context: first.context() }));
  const left = [...ADDRESSES];
  const visitRest = async (page: Page): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift())
      await visit(page, address);
  };
  await Promise.all(pages.map(visitRest));
  expect(left).toEqual([]);
}

test("opening any address ends in a readable page that works", async () => {
  await visitAll(async (page, address) => {
    await page.goto(origin() + address);
    await expectReadable(page, address);
  });
});

test("hovering, focusing and following a link to each of them ends in a readable page", async () => {
  await visitAll(async (page, address) => {
    const before = page.url();
    const follow = (href: string): void => {
      const link = document.createElement("a");
      link.href = location.origin + href;
      link.textContent = "there";
      document.querySelector("main")!.append(link);
      for (const kind of ["pointerover", "focusin"])
        link.dispatchEvent(new Event(kind, { bubbles: true }));
      link.click();
    };
    // The previous page may still be navigating to its own document.
    await page.evaluate(follow, address).catch(async () => {
      await page.waitForLoadState();
      await page.evaluate(follow, address);
    });
    // A few addresses are other spellings of the open page, so nothing happens.
    await page.waitForURL((url) => url.href !== before, { timeout: 5000 }).catch(() => undefined);
    await expectReadable(page, address);
  });
});

test("going from an unknown address to a page, back and forward ends in readable pages", async () => {
  const page = await openPage({ path: ENTRY, expected });
  for (const address of [
    "/%zz",
    "/a%2Fb",
    "/a%3Fb",
    "/a%23b",
    "/a%25b",
    "//evil.example/x",
    "/:x",
  ]) {
    await page.goto(origin() + address);
    await expectReadable(page, address);
    const title = await page.locator("h1").innerText();
    expect(title).toBe("Page Not Found");
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.querySelector("main")!.append(link);
      link.click();
    }, "/build/support");
    await page.waitForURL(`${origin()}/build/support`);
    await expectReadable(page, `from ${address}`);
    await page.goBack();
    await expectSoon(() => page.locator("h1").innerText(), title);
    await expectReadable(page, `back to ${address}`);
    const shown = address === "/%zz" ? "/%25zz" : address; // /%zz can't be decoded, so it is repaired.
    expect(await page.evaluate(() => location.href)).toBe(origin() + shown);
    await page.goForward();
    await page.waitForURL(`${origin()}/build/support`);
    await expectReadable(page, `on from ${address}`);
  }
});

test("no link on the page at //evil.example/ leads to that host", async () => {
  const page = await openPage({ path: ENTRY, expected });
  await page.goto(`${origin()}//evil.example/`);
  await expectReadable(page, "//evil.example/");
  const hosts = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host));
  expect(hosts).not.toContain("evil.example");
});
