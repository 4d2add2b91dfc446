import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { findViolations } from "../../e2e/support/axe";
import { DESKTOP, PHONE, untilHydrated } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { FRAMEWORK, refuseFramework } from "../../e2e/support/framework";
import { untilShown } from "../../e2e/support/same-window";
import { nightly } from "../../support/nightly";
import { CHAT_SCRIPT, type Collector, collect } from "./service-stand-ins";
import type { ReaderStates } from "./states";

const DEPLOY = "/guides/deploy";
const ONLY_NEW = "/guides/only-new";
const PICTURES = "/guides/pictures";
/**
 * Matches the problem that is reported when a page sends a request to another host. Stand-ins answer these requests.
 */
export const FOREIGN = /^foreign: https:/;

interface Visit {
  readonly path?: string;
  readonly width?: number;
  readonly theme?: "dark" | "light";
  readonly expected?: RegExp;
  readonly hydrated?: boolean;
  readonly scripts?: boolean;
  readonly prepare?: (tab: Page) => Promise<unknown>;
}

const pathsOf = ({ views }: Collector): (string | undefined)[] =>
  views.flatMap(({ en, page_path }) => (en === "page_view" ? [page_path] : []));

/** Makes a browser say that its reader doesn't want to be counted. */
export const sayNo = (name: string, value: unknown) => (tab: Page) =>
  tab.addInitScript(
    (wish) => {
      Object.defineProperty(Navigator.prototype, wish.name, { get: () => wish.value });
    },
    { name, value },
  );

/** Tests what is counted, sent and opened when every service is configured. */
export function testServices({ openPage, origin, builds, serve }: ReaderStates): void {
  async function visit(options: Visit = {}): Promise<{ page: Page; collector: Collector }> {
    let collector: Collector | undefined;
    const page = await openPage({
      path: DEPLOY,
      expected: FOREIGN,
      ...options,
      prepare: async (tab) => {
        collector = await collect(tab, origin());
        await options.prepare?.(tab);
      },
    });
    return { page, collector: collector! };
  }

  const follow = async (page: Page, href: string): Promise<void> => {
    await page.evaluate((address) => {
      const link = document.createElement("a");
      link.href = address;
      document.querySelector("main")!.append(link);
      link.click();
      link.remove();
    }, href);
    await page.waitForURL((url) => url.pathname + url.search + url.hash === href);
    await untilShown(page, new URL(href, origin()).pathname);
    await untilHydrated(page);
  };

  describe("views of pages", () => {
    test("a session of ten navigations sends each view once, and nothing else", async () => {
      const { page, collector } = await visit();
      const expected = [DEPLOY];
      // The services are notified one after another, so the test waits until all of them have been.
      const heard = () => ({ google: pathsOf(collector), hubspot: [...collector.tracked] });
      const allHeard = () => expectSoon(heard, { google: expected, hubspot: expected });
      await allHeard();
      const steps = [
        ONLY_NEW,
        ONLY_NEW, // The same link twice.
        `${ONLY_NEW}?from=test`,
        DEPLOY,
        `${DEPLOY}#part-3`,
        `${DEPLOY}#part-3`,
        `${DEPLOY}#part-5`,
        PICTURES,
      ];
      for (const step of steps) {
        await follow(page, step);
        if (step !== expected.at(-1)) expected.push(step);
        await allHeard();
      }
      // A page that the reader leaves before it is rendered doesn't count as a view, so the test waits for each page.
      await page.goBack();
      expected.push(`${DEPLOY}#part-5`);
      await allHeard();
      await page.goForward();
      expected.push(PICTURES);
      await allHeard();

      // The title is that of the counted page.
      expect(collector.views[1]).toMatchObject({ tid: "G-AB12CD34EF", aip: "true" });
      expect(collector.views[1]?.title).toMatch(/^Only new/);
      const sent = new Set(collector.requests);
      expect([...sent].sort()).toEqual([
        "GET https://js.hs-scripts.com/1234567.js",
        "GET https://track.hubspot.com/__ptq.gif",
        "GET https://www.googletagmanager.com/gtag/js",
        "GET https://www.googletagmanager.com/gtm.js",
        "POST https://www.google-analytics.com/g/collect",
      ]);
      expect(collector.requests).toHaveLength(3 + 2 * expected.length);
    });

    test("nothing is requested from other hosts before the page has loaded", async () => {
      const { page, collector } = await visit();
      await expectSoon(() => pathsOf(collector), [DEPLOY]);
      const foreign = () =>
        page.evaluate(() => {
          const [entry] = performance.getEntriesByType(
            "navigation",
          ) as PerformanceNavigationTiming[];
          return performance
            .getEntriesByType("resource")
            .filter(({ name }) => !name.startsWith(location.origin))
            .map(({ startTime }) => (startTime < entry!.loadEventStart ? "early" : "after"));
        });
      // Three scripts and two views. The test waits for them, because the browser lists a request only once it has
      // ended.
      await expectSoon(foreign, Array<"after">(5).fill("after"));
      expect(await page.locator("link[rel=preconnect], link[rel=dns-prefetch]").count()).toBe(0);
    });

    test("the first view doesn't wait for the framework", async () => {
      const { collector } = await visit({
        hydrated: false,
        expected: new RegExp(`${FOREIGN.source}|${FRAMEWORK.source}`),
        prepare: refuseFramework,
      });
      await expectSoon(() => pathsOf(collector), [DEPLOY]);
    });

    test("if their scripts are blocked, the site works as usual", async () => {
      const { page, collector } = await visit({
        expected: /./,
        prepare: (tab) =>
          tab.route(/googletagmanager|hs-scripts/, (route) => route.abort("blockedbyclient")),
      });
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await follow(page, ONLY_NEW);
      expect(await page.locator("h1").innerText()).toBe("Only new");
      expect([errors, collector.requests]).toEqual([[], []]);
    });

    test.each([
      { name: "doNotTrack", value: "1" },
      { name: "globalPrivacyControl", value: true },
    ])(
      "a reader whose browser sends $name is neither counted nor asked",
      async ({ name, value }) => {
        const refuse = sayNo(name, value);
        const { page, collector } = await visit({ prepare: refuse });
        await follow(page, ONLY_NEW);
        // By the time another reader has been counted twice, this one would have been counted too.
        const other = await visit();
        await follow(other.page, ONLY_NEW);
        await expectSoon(() => pathsOf(other.collector), [DEPLOY, ONLY_NEW]);
        expect(collector.requests).toEqual([]);
        expect(await page.getByText("Was this page helpful?").isVisible()).toBe(true);
      },
    );

    nightly("a build that ignores the wish counts them", async () => {
      serve(builds.scripts);
      const { collector } = await visit({ prepare: sayNo("doNotTrack", "1") });
      // The plugin's own snippet also respects Do Not Track, unless SERVICES_DO_NOT_TRACK tells it not to.
      await expectSoon(() => pathsOf(collector), [DEPLOY]);
    });

    test("without scripts nothing is requested from other hosts", async () => {
      const { page, collector } = await visit({ scripts: false });
      expect(collector.requests).toEqual([]);
      expect(await page.getByText("Ask the assistant").isVisible()).toBe(false);
      expect(await page.getByRole("link", { name: "Yes", exact: true }).isVisible()).toBe(true);
    });
  });

  test.each([PHONE, DESKTOP])(
    "at %i px an answer is sent once, and the reader is thanked",
    async (width) => {
      const { page, collector } = await visit({ width });
      await page.locator("[data-feedback] > details > summary").click();
      await page.getByRole("link", { name: "Outdated", exact: true }).click();
      await page.locator("#content").getByText("Thank you for your feedback.").waitFor();
      await expectSoon(
        () =>
          collector.views.flatMap(({ en, helpful, reason, page_path }) =>
            en === "page_feedback" ? [`${helpful} ${reason} ${page_path}`] : [],
          ),
        [`no outdated ${DEPLOY}`],
      );
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Thank you/);
      await follow(page, ONLY_NEW);
      expect(await page.getByRole("link", { name: "Yes", exact: true }).isVisible()).toBe(true);
    },
  );

  describe("the assistant", () => {
    const opener = (page: Page) => page.locator("summary", { hasText: "Ask the assistant" });
    const chat = (collector: Collector) =>
      collector.requests.filter((request) => request.includes("cdn.example.com"));

    test.each([
      { width: PHONE, theme: "dark" as const },
      { width: DESKTOP, theme: "light" as const },
    ])(
      "at $width px, $theme, loads when it is opened, once, with its key",
      async ({ width, theme }) => {
        const { page, collector } = await visit({ width, theme });
        await follow(page, ONLY_NEW);
        expect(chat(collector)).toEqual([]);
        await opener(page).click();
        await page.getByText("Ask me with publickey-1").waitFor();
        expect(await findViolations(page)).toEqual([]);
        await follow(page, PICTURES);
        expect(await page.getByText("Ask me with publickey-1").isVisible()).toBe(true);
        await opener(page).click();
        await opener(page).click();
        expect(chat(collector)).toHaveLength(1);
      },
    );

    test("doesn't need the panel if its widget has its own box", async () => {
      const { page } = await visit({
        expected: /./,
        prepare: (tab) =>
          tab.addInitScript(() => {
            // Removes the script's digest, as in a build without one.
            Object.defineProperty(HTMLScriptElement.prototype, "integrity", {
              set() {
                // Ignores the value.
              },
            });
          }),
      });
      await page.route("https://cdn.example.com/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "document.title += ' with chat'" }),
      );
      await opener(page).click();
      await opener(page).waitFor({ state: "hidden" });
      expect(await page.title()).toMatch(/ with chat$/);
    });

    test("opened before the framework has loaded, it loads together with it", async () => {
      const { page } = await visit({ hydrated: false });
      await opener(page).click();
      await page.getByText("Ask me with publickey-1").waitFor();
    });

    test("a script with another digest doesn't run, and is reported", async () => {
      const { page, collector } = await visit({ expected: /./ });
      const asked: string[] = [];
      await page.route("https://cdn.example.com/**", (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
          body: `${CHAT_SCRIPT} // tampered with`,
        });
      });
      await opener(page).click();
      await page.getByText("The assistant couldn't be loaded.").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Retry" }).click();
      await page.getByRole("button", { name: "Retry" }).waitFor();
      expect([asked.length, chat(collector)]).toEqual([2, []]);
      expect(await page.getByText("Ask me with").count()).toBe(0);
    });
  });

  test("the services' only inline script is in a template that is the same on every page", () => {
    const read = (path: string) => readFileSync(join(builds.first, path, "index.html"), "utf8");
    const template = (html: string) =>
      /<template id="service-scripts">([\s\S]*?)<\/template>/.exec(html)?.[1];
    const found = template(read(DEPLOY));
    expect(found).toContain("gtag('config', 'G-AB12CD34EF'");
    expect(found).toContain('"anonymize_ip":true,"send_page_view":false}');
    expect([read(ONLY_NEW), read("/"), read("/404")].map(template)).toEqual([found, found, found]);
    // The page's policy allows these hosts, but the page sends them no requests.
    const withoutPolicy = read(DEPLOY).replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      "",
    );
    expect(withoutPolicy.replace(found!, "")).not.toMatch(/googletagmanager|hs-scripts|G-AB12/);
  });
}
