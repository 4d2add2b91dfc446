import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expectSoon } from "../../e2e/support/expect-soon";
import { readUrls } from "../../e2e/support/search-modal";
import {
  APP_ID,
  type HostedService,
  INDEX_NAME,
  type Mode,
  PUBLIC_KEY,
} from "../../support/search/hosted-service";
import { pushRecords } from "../../support/search/push-records";
import type { ReaderStates } from "./states";

/** Environment variables for a build whose search uses the service at `origin`. */
export const hostedAt = (origin: string) => ({
  SEARCH_APP_ID: APP_ID,
  SEARCH_PUBLIC_KEY: PUBLIC_KEY,
  SEARCH_INDEX_NAME: INDEX_NAME,
  SEARCH_HOST: origin,
});

/** Tests the search of a site that was built for a hosted search. A local service stands in for the real one. */
export function testHostedSearch(
  { openPage, builds }: ReaderStates,
  site: { readonly root: () => string; readonly service: () => HostedService },
): void {
  describe("a site built for the hosted search", () => {
    let service: HostedService;
    beforeAll(async () => {
      service = site.service();
      const pushed = await pushRecords(service.origin, [], {}, site.root());
      if (pushed.exitCode !== 0) throw new Error(pushed.output);
    });

    beforeEach(() => {
      service.mode = "well";
      service.requests.length = 0;
      service.complaints.length = 0;
    });

    const open = (path: string, expected = /^foreign: http:/) => openPage({ path, expected });
    const openSearchDialog = async (expected?: RegExp): Promise<Page> => {
      const page = await open("/guides/deploy", expected);
      await page.keyboard.press("Control+k");
      await page.locator(".DocSearch-Input").waitFor();
      return page;
    };

    test("no embedded index is written, and the search page contains only the three public values", () => {
      const files = readdirSync(builds.first);
      expect(files).not.toContain("search-index");
      const scripts = files
        .filter((name) => name.endsWith(".js"))
        .map((name) => readFileSync(join(builds.first, name), "utf8"))
        .join("\n");
      for (const value of [APP_ID, PUBLIC_KEY, INDEX_NAME]) expect(scripts).toContain(value);
      expect(scripts).not.toContain("SEARCH_ADMIN_KEY");
    });

    test("the results are pages of the version being read, in the site's language", async () => {
      const page = await open("/next/guides/deploy");
      await page.keyboard.press("Control+k");
      await page.locator(".DocSearch-Input").fill("pictures");
      await expectSoon(async () => (await readUrls(page)).includes("/next/guides/pictures"), true);
      expect(JSON.stringify(service.requests.at(-1)?.body)).toContain("language:en");
    });

    test("the service answers queries, which follow its protocol", async () => {
      const page = await openSearchDialog();
      await page.keyboard.type("only new");
      // Every letter sends a query, and several are in flight at once, so the first results aren't for the whole query.
      const listAsked = () => service.requests.filter(({ method }) => method === "POST");
      const findWhole = () =>
        listAsked().find(({ body }) => JSON.stringify(body).includes('"only new"'));
      await expectSoon(() => findWhole() !== undefined, true);
      await expectSoon(async () => (await readUrls(page)).includes("/guides/only-new"), true);
      expect(service.complaints).toEqual([]);
      const asked = listAsked();
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(["/1/indexes/*/queries"]));
      expect(findWhole()?.body).toMatchObject({
        requests: [
          {
            indexName: INDEX_NAME,
            query: "only new",
            hitsPerPage: 20,
            facetFilters: [["language:en"], ["version:2.0", "version:none"]],
            attributesToRetrieve: ["hierarchy", "url", "hasEnded", "entry"],
          },
        ],
      });
    });

    test.each<{ mode: Mode; slowness?: number }>([
      { mode: "failing" },
      { mode: "nonsense" },
      { mode: "slow", slowness: 20_000 },
    ])("when it is $mode the error screen is shown, and the page still works", async (how) => {
      const page = await openSearchDialog(/./);
      service.mode = how.mode;
      service.slowness = how.slowness ?? 0;
      await page.keyboard.type("gas");
      await page.getByText("Unable to fetch results").waitFor();
      expect(
        await page.getByText("You might want to check your network connection.").isVisible(),
      ).toBe(true);
      await page.keyboard.press("Escape");
      await expectSoon(() => page.locator(".DocSearch-Modal").count(), 0);
      await page.locator("a[rel=next]").click();
      await page.waitForURL((url) => !url.pathname.endsWith("/deploy"));
    });

    test("invalid hits are left out", async () => {
      const page = await openSearchDialog();
      service.mode = "empty hits";
      await page.keyboard.type("gas");
      await page.getByText("No results for").waitFor();
    });

    test("markup in a record is shown as text, and a script URL isn't a result", async () => {
      const page = await openSearchDialog();
      service.mode = "hostile";
      await page.keyboard.type("gas");
      await page.locator(".DocSearch-Hit").first().waitFor();
      expect(await page.locator(".DocSearch-Hit").count()).toBe(1);
      expect(await page.locator(".DocSearch-Hit").first().innerText()).toContain("<img src=x");
      expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    });

    test("after 300 ms without an answer, the search shows that it's waiting", async () => {
      const page = await openSearchDialog();
      service.mode = "slow";
      // Only 500 ms, because the client gives up on a host that doesn't answer within one second, and a busy machine
      // needs part of that second.
      service.slowness = 500;
      // Recorded inside the page, because the waiting state is too brief to be observed from outside.
      await page.locator(".DocSearch-Container").evaluate((container) => {
        new MutationObserver(() => {
          if (container.classList.contains("DocSearch-Container--Stalled"))
            (window as { wasStalled?: boolean }).wasStalled = true;
        }).observe(container, { attributeFilter: ["class"] });
      });
      await page.locator(".DocSearch-Input").fill("deploy");
      await page.locator(".DocSearch-Hit").first().waitFor();
      expect(await page.evaluate(() => (window as { wasStalled?: boolean }).wasStalled)).toBe(true);
      expect(await page.locator(".DocSearch-Container--Stalled").count()).toBe(0);
    });

    test("the search page uses the service too", async () => {
      const page = await open("/search?q=words&area=l2");
      await page.getByText(/documents? found/).waitFor();
      expect(await page.locator("main ol li").count()).toBeGreaterThan(0);
      expect(service.complaints).toEqual([]);
      expect(service.requests.at(-1)?.body).toMatchObject({
        requests: [{ query: "words", facetFilters: [["language:en"], ["area:l2"]] }],
      });
    });
  });
}
