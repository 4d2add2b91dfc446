import type { Page, Route } from "playwright-core";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "./support/browser";
import { expectSoon } from "./support/expect-soon";

const { openPage, origin } = serveSite();

declare global {
  interface Window {
    /** Lost when the browser loads a page anew. */
    isSameWindow?: boolean;
  }
}

const ENTRY = "/build/quickstart";
const OTHER = "/build/build-with-defi";

const markWindow = (page: Page) => page.evaluate(() => void (window.isSameWindow = true));
const isSameWindow = (page: Page) => page.evaluate(() => window.isSameWindow === true);
const untilShown = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
const hasBar = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, "::before").position === "fixed");
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

/** Adds a link to the text, where none is yet. */
const addLink = (page: Page, href: string) =>
  page.locator(".prose").evaluate((prose, to) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = "A link of the test";
    prose.prepend(link);
  }, href);
const added = (page: Page) => page.getByRole("link", { name: "A link of the test" });

/** Answers requests of a page's files after so many milliseconds. */
const delay = (page: Page, path: string, ms: number) =>
  page.route(new RegExp(`${path}(/page-data\\.json)?$`), async (route: Route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue().catch(() => undefined); // The tab may be closed by then.
  });

describe("the progress bar", () => {
  test("appears 200 ms after a change to another path, and goes when its page is there", async () => {
    const page = await openPage({ path: ENTRY, prepare: (tab) => delay(tab, OTHER, 900) });
    await page.evaluate(() => {
      const times = ((window as { times?: number[] }).times = [] as number[]);
      addEventListener("click", () => times.push(performance.now()), true);
      new MutationObserver(() => times.push(performance.now())).observe(document.documentElement, {
        attributeFilter: ["data-loading"],
      });
    });
    await page.evaluate((path) => {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
    }, OTHER);
    expect(await hasBar(page)).toBe(false);
    await expectSoon(() => hasBar(page), true);
    expect(await page.locator("h1").innerText()).not.toMatch(/DeFi/);
    await untilShown(page, OTHER);
    await expectSoon(() => hasBar(page), false);
    const [clicked = 0, shown = 0, gone = 0] = await page.evaluate(
      () => (window as { times?: number[] }).times!,
    );
    expect(shown - clicked).toBeGreaterThanOrEqual(195);
    expect(shown - clicked).toBeLessThan(400);
    expect(gone).toBeGreaterThan(shown);
  });

  test.each(["#install", "?pm=yarn"])("does not for %s", async (change) => {
    const page = await openPage({ path: ENTRY });
    await page.evaluate(() => {
      new MutationObserver(() => ((window as { barSeen?: boolean }).barSeen = true)).observe(
        document.documentElement,
        { attributeFilter: ["data-loading"] },
      );
    });
    await addLink(page, ENTRY + change);
    await added(page).click();
    await page.waitForURL(`**${ENTRY}${change}`);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => (window as { barSeen?: boolean }).barSeen)).toBeUndefined();
  });

  test("appears on the way back, too, when the page has to be fetched again", async () => {
    const page = await openPage({ path: ENTRY });
    await linkTo(page, OTHER).click();
    await untilShown(page, OTHER);
    await page.reload();
    await untilHydrated(page);
    await delay(page, ENTRY, 700);
    await page.goBack();
    await expectSoon(() => hasBar(page), true);
    await untilShown(page, ENTRY);
    await expectSoon(() => hasBar(page), false);
  });
});

describe("scrolling", () => {
  test.each([PHONE, DESKTOP])(
    "at %i px a link to a heading of another page leads below the navbar",
    async (width) => {
      const page = await openPage({ path: ENTRY, width });
      const heading = "/build/build-with-defi";
      const id = await (async () => {
        const fresh = await openPage({ path: heading });
        const found = await fresh.locator(".prose h2").nth(1).getAttribute("id");
        await fresh.close();
        return found!;
      })();
      await addLink(page, `${heading}#${id}`);
      await added(page).click();
      await untilShown(page, heading);
      const top = () =>
        page.evaluate((target) => document.getElementById(target)!.getBoundingClientRect().top, id);
      const bottom = await page
        .locator("[data-navbar]")
        .evaluate((bar) => bar.getBoundingClientRect().height);
      await expectSoon(async () => (await top()) >= bottom && (await top()) < bottom + 60, true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    },
  );

  test("a change of the query alone leaves the page where it is", async () => {
    const page = await openPage({ path: ENTRY });
    await addLink(page, `${ENTRY}?a=b`);
    await page.evaluate(() => {
      scrollTo({ top: 500, behavior: "instant" });
    });
    await added(page).evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL("**?a=b");
    await page.waitForTimeout(200);
    expect(await readScroll(page)).toBe(500);
  });

  test("back from a heading goes to where the reader was, in the page and from another page", async () => {
    const page = await openPage({ path: ENTRY });
    await markWindow(page);
    await page.evaluate(() => {
      scrollTo({ top: 333, behavior: "instant" });
    });
    const link = page.locator("[data-toc]:visible a").last();
    const hash = (await link.getAttribute("href"))!;
    await link.click();
    await page.waitForURL(`**${hash}`);
    await page.waitForFunction(() => scrollY > 500);
    await page.evaluate(() => {
      scrollTo({ top: 450, behavior: "instant" });
    });
    await page.locator("a[rel=next]").evaluate((next: HTMLElement) => {
      next.click();
    });
    await page.waitForURL((url) => url.pathname !== ENTRY);
    await expectSoon(() => readScroll(page), 0);
    await page.goBack();
    await untilShown(page, ENTRY);
    await expectSoon(() => readScroll(page), 450);
    await page.goBack();
    await page.waitForURL(`**${ENTRY}`);
    await expectSoon(() => readScroll(page), 333);
    expect(await isSameWindow(page)).toBe(true);
  });

  test("positions outlive a reload and a visit elsewhere", async () => {
    const page = await openPage({ path: ENTRY });
    await page.evaluate(() => {
      scrollTo({ top: 400, behavior: "instant" });
    });
    await linkTo(page, OTHER).evaluate((link: HTMLElement) => {
      link.click();
    });
    await untilShown(page, OTHER);
    await page.evaluate(() => {
      scrollTo({ top: 250, behavior: "instant" });
    });
    await page.reload();
    await untilHydrated(page);
    await expectSoon(() => readScroll(page), 250);
    await page.goBack();
    await untilShown(page, ENTRY);
    await expectSoon(() => readScroll(page), 400);
  });

  test("within a page it is smooth by the browser's own means, and not with reduced motion", async () => {
    for (const motion of [true, false]) {
      const page = await openPage({ path: ENTRY, motion });
      const last = page.locator("[data-toc]:visible a").last();
      await last.click();
      const first = await readScroll(page);
      await page.waitForTimeout(1200);
      const end = await readScroll(page);
      expect(end).toBeGreaterThan(500);
      expect(first < end).toBe(motion);
      await page.close();
    }
  });

  test("where the browser cannot, each frame leaves 85 % of the way", async () => {
    const page = await openPage({
      path: ENTRY,
      motion: true,
      prepare: (tab) =>
        tab.addInitScript(() => {
          const { supports } = CSS;
          CSS.supports = (...names: string[]) =>
            names[0] !== "scroll-behavior" && supports.apply(CSS, names as [string]);
          addEventListener("DOMContentLoaded", () => {
            document.documentElement.style.scrollBehavior = "auto";
          });
        }),
    });
    await page.evaluate(() => {
      const steps = ((window as { steps?: number[] }).steps = [0]);
      addEventListener("scroll", () => steps.push(scrollY));
    });
    const id = await page.locator(".prose h2").last().getAttribute("id");
    await page.locator(`[data-toc] a[href="#${id}"]:visible`).click();
    await expectSoon(
      () =>
        page.evaluate((target) => {
          const { top } = document.getElementById(target!)!.getBoundingClientRect();
          return top > 0 && top < 200;
        }, id),
      true,
    );
    await page.waitForTimeout(300);
    const steps = await page.evaluate(() => (window as { steps?: number[] }).steps!);
    const end = steps.at(-1)!;
    expect(steps.length).toBeGreaterThan(10);
    const shares = steps.slice(1, 8).map((step, index) => (end - step) / (end - steps[index]!));
    for (const share of shares) expect(share).toBeCloseTo(0.85, 1);
  });
});

describe("the reader of a screen reader", () => {
  test("is told the new title, and goes on from its heading", async () => {
    const page = await openPage({ path: ENTRY });
    await linkTo(page, OTHER).click();
    await untilShown(page, OTHER);
    const title = await page.locator("h1").innerText();
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), title);
    await expectSoon(() => page.locator("#gatsby-announcer").innerText(), `Navigated to ${title}`);
    await page.waitForTimeout(300); // Nothing takes the focus away again.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("keeps the focus where it is on the page they enter by", async () => {
    const page = await openPage({ path: ENTRY });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });
});

describe("history", () => {
  const readEntry = (page: Page) =>
    page.evaluate(() => ({
      key: (history.state as { key?: string } | null)?.key ?? "",
      action: document.documentElement.dataset.navigation,
      length: history.length,
    }));

  test("every entry has a key of six characters, and the state says POP, PUSH or REPLACE", async () => {
    const page = await openPage({ path: ENTRY });
    const entry = await readEntry(page);
    expect(entry).toMatchObject({
      key: expect.stringMatching(/^[a-z0-9]{6}$/) as string,
      action: "POP",
    });
    await linkTo(page, OTHER).click();
    await untilShown(page, OTHER);
    const pushed = await readEntry(page);
    expect(pushed).toMatchObject({
      key: expect.stringMatching(/^[a-z0-9]{6}$/) as string,
      action: "PUSH",
      length: entry.length + 1,
    });
    expect(pushed.key).not.toBe(entry.key);

    await page.locator("[data-toc]:visible a").first().click();
    await page.waitForURL("**#*");
    await expectSoon(async () => (await readEntry(page)).action, "PUSH");
    expect((await readEntry(page)).key).toMatch(/^[a-z0-9]{6}$/);

    await page.goBack();
    await expectSoon(async () => (await readEntry(page)).action, "POP");
    expect((await readEntry(page)).key).toBe(pushed.key);
    await page.goBack();
    await untilShown(page, ENTRY);
    expect(await readEntry(page)).toMatchObject({ key: entry.key, action: "POP" });

    const to = "/build/support";
    await page.evaluate((path) => {
      const { ___navigate: navigate } = window as {
        ___navigate?: (to: string, options: object) => void;
      };
      navigate!(path, { replace: true });
    }, to);
    await untilShown(page, to);
    const replaced = await readEntry(page);
    expect(replaced).toMatchObject({ action: "REPLACE", length: pushed.length + 1 });
    expect(replaced.key).toMatch(/^[a-z0-9]{6}$/);
    expect(replaced.key).not.toBe(entry.key);
  });
});

describe("addresses", () => {
  test.each([
    [`${ENTRY}/index.html`, ENTRY],
    [`${ENTRY}.html`, ENTRY],
    [`${ENTRY}/`, ENTRY],
    [`${ENTRY}/?a=b#c`, `${ENTRY}?a=b#c`],
    [`${ENTRY}/index.html?a=b%20c#d`, `${ENTRY}?a=b%20c#d`],
    ["/index.html#x", "/#x"],
    ["/home/", "/home"],
  ])("%s is %s", async (path, clean) => {
    const page = await openPage({
      path,
      prepare: async (tab) => {
        // Gatsby writes folders; a host that writes x.html serves this too.
        await tab.route(/quickstart\.html/, async (route) =>
          route.fulfill({ response: await route.fetch({ url: origin() + ENTRY }) }),
        );
      },
    });
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      clean,
    );
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.waitForTimeout(100);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("a link to /x/ or /x.html leads to /x without loading the page anew", async () => {
    for (const ending of ["/", "/index.html", ".html"]) {
      const page = await openPage({ path: ENTRY });
      await markWindow(page);
      await addLink(page, `${OTHER}${ending}#tools`);
      await added(page).click();
      await page.waitForURL(`${origin()}${OTHER}#tools`);
      await untilShown(page, OTHER);
      expect(await isSameWindow(page)).toBe(true);
    }
  });

  test("one whose percent-encoding is invalid says so, and the page still reads", async () => {
    const said: string[] = [];
    const page = await openPage({
      path: ENTRY,
      hydrated: false,
      expected: /could not be decoded/,
      prepare: async (tab) => {
        tab.on("pageerror", ({ message }) => said.push(message));
        await tab.route(/%E0%A4/, async (route) =>
          route.fulfill({ response: await route.fetch({ url: `${origin()}${ENTRY}` }) }),
        );
      },
    });
    await page.goto(`${origin()}/x%E0%A4%A`);
    await expectSoon(
      () => said,
      [
        "Pathname /x%E0%A4%A could not be decoded; this is likely caused by an invalid percent-encoding.",
      ],
    );
    expect(await page.locator("h1").isVisible()).toBe(true);
  });
});

describe("fetching ahead", () => {
  const watchRequests = (page: Page): string[] => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    return paths;
  };
  const saver = (connection: object) => (page: Page) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);

  test.each(["hover", "focus"] as const)("begins at %s, with page and data, once", async (how) => {
    const page = await openPage({ path: ENTRY });
    const paths = watchRequests(page);
    await linkTo(page, "/build/support")[how]();
    await expectSoon(() => paths.includes("/build/support"), true);
    await expectSoon(() => paths.includes("/page-data/build/support/page-data.json"), true);
    await page.mouse.move(0, 0);
    await linkTo(page, "/build/support").hover();
    await page.waitForTimeout(200);
    expect(paths.filter((path) => path === "/build/support")).toHaveLength(1);
  });

  test("begins when a link of the text comes into view", async () => {
    const page = await openPage({ path: ENTRY });
    const next = (await page.locator("a[rel=next]").getAttribute("href"))!;
    const paths = watchRequests(page);
    await page.locator("a[rel=next]").scrollIntoViewIfNeeded();
    await expectSoon(() => paths.includes(next), true);
    await page.locator("a[rel=next]").click();
    await untilShown(page, next);
    expect(paths.filter((path) => path === next)).toHaveLength(1);
  });

  test.each([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])(
    "does not on %j",
    async (connection) => {
      const page = await openPage({
        path: ENTRY,
        hydrated: false,
        prepare: saver(connection),
      });
      await page.mouse.move(5, 5);
      await untilHydrated(page);
      const paths = watchRequests(page);
      await linkTo(page, "/build/support").hover();
      await linkTo(page, OTHER).focus();
      await page.locator("a[rel=next]").scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      expect(paths).toEqual([]);
      await linkTo(page, OTHER).click();
      await untilShown(page, OTHER);
    },
  );
});

describe("a page that cannot be loaded", () => {
  test.each([
    { name: "data", pattern: /page-data\/build\/build-with-defi/ },
    { name: "page file, by script", pattern: /build-with-defi$/ },
  ])("is gone to with one warning when its $name fails", async ({ pattern }) => {
    const said: string[] = [];
    let isBroken = true;
    const page = await openPage({
      path: ENTRY,
      expected: /build-with-defi/,
      prepare: async (tab) => {
        tab.on("console", (message) => said.push(`${message.type()} ${message.text()}`));
        await tab.route(pattern, (route) =>
          isBroken && route.request().resourceType() !== "document"
            ? route.abort()
            : route.continue(),
        );
      },
    });
    await markWindow(page);
    await addLink(page, `${OTHER}?a=b#tools`);
    await added(page).evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL(`${origin()}${OTHER}?a=b#tools`);
    await expectSoon(() => isSameWindow(page), false);
    isBroken = false;
    expect(said.filter((line) => line.startsWith("warning"))).toEqual([
      expect.stringContaining("could not be loaded, so it is opened anew"),
    ]);
    await page.goto(origin() + OTHER);
    await untilHydrated(page);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("is gone to with its data failing for good, stays plain, and its links lead on", async () => {
    const page = await openPage({
      path: ENTRY,
      expected: /build-with-defi/,
      prepare: (tab) => tab.route(/page-data\/build\/build-with-defi/, (route) => route.abort()),
    });
    await linkTo(page, OTHER).click();
    await page.waitForLoadState("load");
    await untilShown(page, OTHER);
    let loads = 0;
    page.on("framenavigated", () => (loads += 1));
    await page.waitForTimeout(600);
    expect(loads).toBe(0);
    await page.locator("a[rel=next]").click();
    await page.waitForURL((url) => url.pathname !== OTHER);
    await untilHydrated(page);
  });
});
