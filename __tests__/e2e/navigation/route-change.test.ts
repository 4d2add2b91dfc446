import type { Page } from "playwright-core";
import { serveSite, untilHydrated } from "../support/browser";
import { expectSoon, untilIdle } from "../support/expect-soon";
import { ENTRY, OTHER, addLink, added, linkTo } from "../support/route-change";
import { isSameWindow, markWindow, untilShown } from "../support/same-window";

const { openPage, origin } = serveSite();

const hasBar = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, "::before").position === "fixed");

/** Delays a page's files in every tab that is prepared with `hold`, until `letThrough` is called. */
function createPageGate(path: string): {
  hold: (tab: Page) => Promise<unknown>;
  letThrough: () => void;
} {
  let letThrough = (): void => undefined;
  const opened = new Promise<void>((done) => (letThrough = done));
  const hold = (tab: Page): Promise<unknown> =>
    tab.route(new RegExp(`${path}(/page-data\\.json)?$`), async (route) => {
      await opened;
      await route.continue().catch(() => undefined); // The tab may be closed by then.
    });
  return { hold, letThrough };
}

describe("the progress bar", () => {
  test("appears 200 ms after a change to another path, and disappears when the page is there", async () => {
    const { hold, letThrough } = createPageGate(OTHER);
    const page = await openPage({ path: ENTRY, prepare: hold });
    await page.evaluate(() => {
      const seen = ((window as { seen?: string[] }).seen = [] as string[]);
      const { documentElement: root } = document;
      // On a busy machine all timers of a page are late, but they still fire in order.
      const begin = (): void => {
        for (const ms of [195, 400]) setTimeout(() => seen.push(`${ms} ms`), ms);
      };
      addEventListener("click", begin, true);
      new MutationObserver(() => seen.push("loading" in root.dataset ? "shown" : "gone")).observe(
        root,
        { attributeFilter: ["data-loading"] },
      );
    });
    const isThereAtOnce = await page.evaluate((path) => {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
      return getComputedStyle(document.documentElement, "::before").position === "fixed";
    }, OTHER);
    expect(isThereAtOnce).toBe(false);
    await expectSoon(() => hasBar(page), true);
    expect(await page.locator("h1").innerText()).not.toMatch(/DeFi/);
    const readSeen = () => page.evaluate(() => (window as { seen?: string[] }).seen!);
    await expectSoon(readSeen, ["195 ms", "shown", "400 ms"]);
    letThrough();
    await untilShown(page, OTHER);
    await expectSoon(() => hasBar(page), false);
    expect(await readSeen()).toEqual(["195 ms", "shown", "400 ms", "gone"]);
  });

  test.each([
    { motion: true, animation: "spin" },
    { motion: false, animation: "none" },
  ])(
    "has a spinner in the content for readers who wait; with motion: $motion",
    async ({ motion, animation }) => {
      const { hold, letThrough } = createPageGate(OTHER);
      const page = await openPage({ path: ENTRY, motion, prepare: hold });
      const readSpinner = (clicked = "") =>
        page.evaluate((path) => {
          if (path !== "") document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
          const { content, animationName, borderRadius, inlineSize } = getComputedStyle(
            document.querySelector("main")!,
            "::before",
          );
          return content === "none" ? undefined : [animationName, borderRadius, inlineSize];
        }, clicked);
      // Clicks and reads in one step, because on a busy machine, two steps can take longer than the spinner's delay.
      expect(await readSpinner(OTHER)).toBeUndefined();
      await expectSoon(readSpinner, [animation, "50%", "48px"]);
      letThrough();
      await untilShown(page, OTHER);
      await expectSoon(readSpinner, undefined);
    },
  );

  test.each(["#install", "?pm=yarn"])("doesn't appear for %s", async (change) => {
    const page = await openPage({ path: ENTRY });
    await page.evaluate(() => {
      const seen: string[] = ((window as { seen?: string[] }).seen = []);
      new MutationObserver(() => seen.push("shown")).observe(document.documentElement, {
        attributeFilter: ["data-loading"],
      });
      // Adds an entry 400 ms after the click, by which time the progress bar would have appeared.
      addEventListener("click", () => setTimeout(() => seen.push("400 ms"), 400), true);
    });
    await addLink(page, ENTRY + change);
    await added(page).click();
    await page.waitForURL(`**${ENTRY}${change}`);
    await expectSoon(() => page.evaluate(() => (window as { seen?: string[] }).seen!), ["400 ms"]);
  });

  test("also appears on the way back when the page has to be fetched again", async () => {
    const page = await openPage({ path: ENTRY });
    await linkTo(page, OTHER).click();
    await untilShown(page, OTHER);
    await page.reload();
    await untilHydrated(page);
    const { hold, letThrough } = createPageGate(ENTRY);
    await hold(page);
    await page.goBack();
    await expectSoon(() => hasBar(page), true);
    letThrough();
    await untilShown(page, ENTRY);
    await expectSoon(() => hasBar(page), false);
  });
});

describe("a screen reader user", () => {
  test("hears the new title, and continues from its heading", async () => {
    const page = await openPage({ path: ENTRY });
    await linkTo(page, OTHER).click();
    await untilShown(page, OTHER);
    const title = await page.locator("h1").innerText();
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), title);
    await expectSoon(() => page.locator("#gatsby-announcer").innerText(), `Navigated to ${title}`);
    await untilIdle(page); // Leaves time for anything that would move the focus away again.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  test("keeps the focus where it is on the first page of a visit", async () => {
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

  test("every entry has a key of six characters, and its state is POP, PUSH or REPLACE", async () => {
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
    [`${ENTRY}.html`, ENTRY],
    [`${ENTRY}/index.html?a=b%20c#d`, `${ENTRY}?a=b%20c#d`],
  ])("%s is %s", async (path, clean) => {
    const page = await openPage({
      path,
      prepare: async (tab) => {
        // Gatsby writes a folder for each page. Hosts that use files such as x.html also serve this path.
        await tab.route(/quickstart\.html/, async (route) =>
          route.fulfill({ response: await route.fetch({ url: origin() + ENTRY }) }),
        );
      },
    });
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      clean,
    );
    expect(await page.evaluate(() => history.length)).toBe(2);
    await untilIdle(page);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("a link to /x/ or /x.html leads to /x without reloading the page", async () => {
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
});
