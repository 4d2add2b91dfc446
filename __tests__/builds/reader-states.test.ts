import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { serveSite, untilHydrated } from "../e2e/support/browser";
import { expectSoon } from "../e2e/support/expect-soon";
import { type ReaderSite, LONG, createReaderSite, doc, setConstant } from "./reader-site";

const DEPLOY = "content/versions/2.0/docs/guides/deploy.md";
const BUILDS_MS = 400_000;

let site: ReaderSite;
const builds = { first: "", scripts: "", content: "" };
/** The build that is served. */
let served = "";

beforeAll(async () => {
  site = await createReaderSite();
  const { copy } = site;
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_IS_CLOSEABLE", "true as boolean");
  setConstant(copy, "src/site/color-mode.ts", "RESPECT_PREFERS_COLOR_SCHEME", "true as boolean");
  builds.first = site.build("first");

  // Other scripts: the announcement is another one, and the colour mode is what the site says.
  setConstant(copy, "src/site/announcement.ts", "ANNOUNCEMENT_ID", '"another-one"');
  setConstant(copy, "src/site/color-mode.ts", "RESPECT_PREFERS_COLOR_SCHEME", "false as boolean");
  setConstant(copy, "src/site/color-mode.ts", "DISABLE_COLOR_SWITCH", "true as boolean");
  setConstant(copy, "src/site/color-mode.ts", "DEFAULT_COLOR_MODE", '"light" as ColorMode');
  setConstant(copy, "src/site/labels.ts", "docPages", '"Neighbours"');
  builds.scripts = site.build("scripts");

  // The same scripts, and a page that says something else.
  copy.write(
    DEPLOY,
    doc("Deploy again", `In version 2.0, said anew. [Next](./only-new.md)\n\n${LONG}`),
  );
  builds.content = site.build("content");
}, BUILDS_MS);

afterAll(() => {
  site.copy.remove(".");
});

beforeEach(() => {
  served = builds.first;
});

const { openPage, origin } = serveSite(() => served);

declare global {
  interface Window {
    /** Lost when the browser loads a page anew. */
    isSameWindow?: boolean;
  }
}

const markWindow = (page: Page) => page.evaluate(() => void (window.isSameWindow = true));
const isSameWindow = (page: Page) => page.evaluate(() => window.isSameWindow === true);
const title = (page: Page) => page.locator("h1").innerText();
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
/** By the sidebar, whose pages are not fetched ahead until they are pointed at. */
const follow = (page: Page, path: string) =>
  page.locator(`nav[data-sidebar] a[href="${path}"]`).click();
const clickNext = (page: Page) => page.locator("a[rel=next]").click();

/** Counts how often the browser loads a document from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

describe("a deploy under an open tab", () => {
  test("with other scripts: the next page is loaded whole, once, and from there on in place", async () => {
    const page = await openPage({ path: "/guides/deploy" });
    await markWindow(page);
    served = builds.scripts;
    const loads = countLoads(page);
    await follow(page, "/guides/pictures");
    await page.waitForURL("**/guides/pictures");
    await untilHydrated(page);
    expect([await title(page), await isSameWindow(page), loads()]).toEqual(["Pictures", false, 1]);
    expect(await page.locator(".prose picture").count()).toBe(2);
    await markWindow(page);
    await follow(page, "/guides/deploy");
    await expectSoon(() => title(page), "Deploy");
    expect([await isSameWindow(page), loads()]).toEqual([true, 1]);
  });

  test("a page fetched ahead is the one that was there, whole", async () => {
    const page = await openPage({ path: "/guides/deploy" });
    await page.locator(".prose a").first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await markWindow(page);
    served = builds.scripts;
    await page.locator(".prose a").first().click();
    await expectSoon(() => title(page), "Only new");
    expect(await page.locator(".prose").innerText()).toContain("1.9 does not have");
    expect(await isSameWindow(page)).toBe(true);
    await follow(page, "/guides/pictures");
    await expectSoon(() => isSameWindow(page), false);
    await untilHydrated(page);
    expect(await theme(page)).toBe("light");
  });

  test("with other scripts: the way back is loaded whole as well", async () => {
    const page = await openPage({ path: "/guides/deploy" });
    await clickNext(page);
    await expectSoon(() => title(page), "Only new");
    await page.reload();
    await untilHydrated(page);
    served = builds.scripts;
    await page.goBack();
    await expectSoon(() => title(page), "Deploy");
    await untilHydrated(page);
    expect(await page.locator(".prose").innerText()).toContain("In version 2.0.");
  });

  test("with other words only: the reader gets the new page in place", async () => {
    served = builds.scripts;
    const page = await openPage({ path: "/guides/pictures" });
    await markWindow(page);
    served = builds.content;
    await follow(page, "/guides/deploy");
    await expectSoon(() => title(page), "Deploy again");
    expect(await page.locator(".prose").innerText()).toContain("said anew");
    expect(await isSameWindow(page)).toBe(true);
  });

  test("between a page and its data: the page is loaded whole, so that both are of one build", async () => {
    served = builds.scripts;
    const page = await openPage({
      path: "/guides/only-new",
      prepare: (tab) =>
        tab.route(/page-data\/guides\/deploy/, (route) =>
          route.fulfill({
            body: readFileSync(join(builds.content, "page-data/guides/deploy/page-data.json")),
          }),
        ),
    });
    await markWindow(page);
    const loads = countLoads(page);
    await page.locator("a[rel=prev]").click();
    await expectSoon(() => isSameWindow(page), false);
    await expectSoon(() => title(page), "Deploy");
    await page.waitForTimeout(800);
    expect([loads(), await title(page)]).toEqual([1, "Deploy"]);
    expect(await page.locator(".prose").innerText()).toContain("In version 2.0.");
  });

  test("before the scripts have come, and they are gone: the page is loaded anew, once", async () => {
    let isHeld = true;
    const page = await openPage({
      path: "/guides/deploy",
      hydrated: false,
      expected: /404/,
      prepare: (tab) =>
        tab.route(/\.js$/, async (route) => {
          // Another callback lets go of it, which the linter cannot see.
          // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
          while (isHeld) await new Promise((done) => setTimeout(done, 20));
          await route.continue().catch(() => undefined);
        }),
    });
    await page.mouse.move(9, 9);
    const loads = countLoads(page);
    served = builds.scripts;
    isHeld = false;
    await untilHydrated(page);
    expect([loads(), await title(page), await theme(page)]).toEqual([1, "Deploy", "light"]);
  });

  test("a cache that keeps handing out old pages sends nobody in circles", async () => {
    served = builds.scripts;
    const page = await openPage({
      path: "/guides/deploy",
      hydrated: false,
      prepare: async (tab) => {
        const old = (path: string) => readFileSync(join(builds.first, path));
        await tab.route(/\/guides\/deploy$/, (route) =>
          route.fulfill({ body: old("guides/deploy/index.html"), contentType: "text/html" }),
        );
        await tab.route(/\.(js|css)$/, (route) => {
          const { pathname } = new URL(route.request().url());
          return route.fulfill({
            body: old(pathname),
            contentType: pathname.endsWith("js") ? "text/javascript" : "text/css",
          });
        });
      },
    });
    const loads = countLoads(page);
    await page.mouse.move(9, 9);
    await page.waitForTimeout(2500);
    expect(loads()).toBeLessThanOrEqual(1);
    const before = loads();
    await page.reload();
    await page.mouse.move(19, 9);
    await page.waitForTimeout(1500);
    expect(loads() - before).toBe(1); // The reader's own.
    expect(await title(page)).toBe("Deploy");
    // Plain, and whole: what needs no React works, and links lead on.
    await page.locator("[data-toc]:visible a").nth(4).click();
    await page.waitForFunction(() => scrollY > 500);
    await page.unrouteAll();
    await clickNext(page);
    await page.waitForURL("**/guides/only-new");
    await untilHydrated(page);
    expect(await title(page)).toBe("Only new");
  });
});

describe("the announcement bar that can be closed", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

  test("is closed by its button, stays closed, and comes back with another announcement", async () => {
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
    served = builds.scripts;
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
      await new Promise((done) => setTimeout(done, 200));
      return values;
    });
    expect(shifts).toEqual([]);
    const top = await page.locator("[data-navbar]").boundingBox();
    expect(top?.y).toBe(0);
  });
});

describe("the colour mode as configured", () => {
  test.each(["light", "dark"] as const)(
    "with respectPrefersColorScheme it is the system's (%s) until the reader chooses",
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
      // Cleared in another tab, it is the system's again.
      const tab = await openPage({ path: "/guides/only-new", context: page.context() });
      await tab.evaluate(() => {
        localStorage.clear();
      });
      await expectSoon(() => theme(page), other);
    },
  );

  test("with disableSwitch there is no switch, and what was chosen earlier does not count", async () => {
    served = builds.scripts;
    const page = await openPage({ path: "/guides/deploy", theme: "dark", systemTheme: "dark" });
    expect(await theme(page)).toBe("light");
    expect(await page.locator("[data-switch=theme]").count()).toBe(0);
  });
});

describe("versions of the docs", () => {
  const dropdown = (page: Page) =>
    page.locator("[data-navbar] [data-dropdown]", { has: page.locator("[data-version-label]") });
  const chosen = (page: Page) => page.locator("[data-version-label]").innerText();
  const choose = async (page: Page, label: string) => {
    await dropdown(page).locator("summary").click();
    await dropdown(page).getByRole("link", { name: label, exact: true }).click();
  };
  const badge = (page: Page) => page.getByText(/^Version: /).innerText();

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
    expect(new URL(page.url()).pathname).not.toMatch(/^\/1\.9/);
  });

  test("the choice is kept, and counts on pages outside the docs", async () => {
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
    // A page of the docs belongs to its own version, whatever was chosen.
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
  ])("$path has its banner, which leads to the latest version", async ({ path, words, latest }) => {
    const page = await openPage({ path });
    const banner = page.getByRole("note").first();
    expect(await banner.innerText()).toBe(words);
    await banner.getByRole("link").click();
    await page.waitForURL(origin() + latest);
    await expectSoon(() => title(page), "Deploy");
    expect(await page.getByRole("note").count()).toBe(0);
  });

  test("in the drawer of a phone they are listed as well", async () => {
    const page = await openPage({ path: "/guides/only-new", width: 390 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByText("Back to main menu").click();
    const menu = page.locator("#menu");
    expect(await menu.getByText("Versions").isVisible()).toBe(true);
    await menu.getByRole("link", { name: "1.9", exact: true }).click();
    await page.waitForURL("**/1.9");
  });
});

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

  test("that are slow say «Loading…», and then show themselves where they were", async () => {
    let isHeld = true;
    const page = await openPage({
      path: PICTURES,
      prepare: (tab) =>
        tab.route(FIELD, async (route) => {
          // Another callback lets go of it, which the linter cannot see.
          // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
          while (isHeld) await new Promise((done) => setTimeout(done, 20));
          await route.continue();
        }),
    });
    await expectSoon(() => state(page).innerText(), "Loading…");
    const before = await height(page);
    expect(before).toBeGreaterThan(200);
    isHeld = false;
    await expectSoon(() => isShown(page), true);
    expect([await page.locator("[data-image-state]").count(), await height(page)]).toEqual([
      0,
      before,
    ]);
  });

  test("wait to be asked for when the reader saves data", async () => {
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
    await page.waitForTimeout(300);
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

  test("say that the browser is offline, and come when it no longer is", async () => {
    let isHeld = true;
    const page = await openPage({
      path: PICTURES,
      expected: /field|sea/,
      prepare: (tab) =>
        tab.route(FIELD, async (route) => {
          if (!isHeld) return route.continue();
          // Another callback lets go of it, which the linter cannot see.
          // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
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

  test("that are not there say so", async () => {
    const page = await openPage({
      path: PICTURES,
      expected: /field|404/,
      prepare: (tab) => tab.route(FIELD, (route) => route.fulfill({ status: 404, body: "" })),
    });
    await expectSoon(() => state(page).innerText(), "404. Image not found");
    expect(await page.locator("button[data-image-state]").count()).toBe(0);
  });

  test("that failed are fetched again when asked, really", async () => {
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

describe("a site served from another base path than it was built for", () => {
  const underDocs = (page: Page) =>
    page.route(/.*/, (route) => {
      const url = new URL(route.request().url());
      if (!url.pathname.startsWith("/portal")) return route.fulfill({ status: 404, body: "" });
      url.pathname = url.pathname.slice("/portal".length) || "/";
      return route.fetch({ url: url.href }).then((response) => route.fulfill({ response }));
    });

  test.each(["/portal/", "/portal/guides/deploy", "/portal/guides/deploy/index.html"])(
    "%s shows the red banner with the base URL to try",
    async (path) => {
      const page = await openPage({ path, hydrated: false, prepare: underDocs, expected: /404/ });
      const banner = page.getByRole("alert");
      await banner.waitFor();
      expect(await banner.innerText()).toBe(
        "This site did not load properly. A very common reason is a wrong site base URL: it was built for «/». We suggest trying the base URL «/portal/».",
      );
      expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        "rgb(179, 38, 30)",
      );
    },
  );

  test("where it was built for there is none, not even when the styles fail", async () => {
    const page = await openPage({
      path: "/guides/deploy",
      expected: /styles/,
      prepare: (tab) => tab.route(/\.css/, (route) => route.abort()),
    });
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

test("the folders are really different builds", () => {
  const hash = (folder: string) => readFileSync(join(folder, "page-data/app-data.json"), "utf8");
  expect(hash(builds.first)).not.toBe(hash(builds.scripts));
  expect(hash(builds.scripts)).toBe(hash(builds.content));
});
