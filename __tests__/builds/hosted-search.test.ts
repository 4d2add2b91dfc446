import { cpSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { type Browser, type Page, chromium } from "playwright-core";
import { serve } from "../../bench/serve.mjs";
import { FLAGS, findChromium } from "../../bench/system-chromium.mjs";
import { readHeaders } from "../e2e/support/headers";
import { expectSoon } from "../e2e/support/expect-soon";
import { readUrls } from "../e2e/support/search-modal";
import {
  APP_ID,
  INDEX_NAME,
  PUBLIC_KEY,
  type HostedService,
  type Mode,
  startHostedService,
} from "../support/hosted-service";
import { pushRecords } from "../support/push-records";
import { createReaderSite } from "./reader-site";
import { copySite, type SiteCopy } from "./site-copy";

const BUILD_MS = 900_000;
/** Longer than any wait within a test, so that the wait's own message is read. */
jest.setTimeout(120_000);

/** The build has to know where the service answers. */
const PORT = 9151;
const HOSTED = {
  SEARCH_APP_ID: APP_ID,
  SEARCH_PUBLIC_KEY: PUBLIC_KEY,
  SEARCH_INDEX_NAME: INDEX_NAME,
  SEARCH_HOST: `http://127.0.0.1:${PORT}`,
};

describe("a build with a wrong or partial configuration fails at once and names the variable", () => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
  });
  afterAll(() => {
    site.remove(".");
  });

  test.each([
    {
      name: "only the id",
      environment: { SEARCH_APP_ID: APP_ID },
      words: "SEARCH_APP_ID is set, but not SEARCH_PUBLIC_KEY and SEARCH_INDEX_NAME",
    },
    {
      name: "an impossible id",
      environment: { ...HOSTED, SEARCH_APP_ID: "not an id" },
      words: 'SEARCH_APP_ID is "not an id"',
    },
  ])(
    "$name",
    ({ environment, words }) => {
      const { exitCode, output } = site.build(environment);
      expect(exitCode).toBe(1);
      expect(output).toContain(words);
      expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
    },
    BUILD_MS,
  );
});

describe("a site built for the hosted search", () => {
  let site: SiteCopy;
  let service: HostedService;
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    ({ copy: site } = await createReaderSite());
    // One version, as the records have it that are sent.
    const last = join(site.root, "content/versions/2.0");
    for (const name of ["docs", "sidebars.yaml"]) {
      site.remove(`content/${name}`);
      cpSync(join(last, name), join(site.root, "content", name), { recursive: true });
    }
    site.remove("content/versions");
    const { exitCode, output } = site.build(HOSTED);
    if (exitCode !== 0) throw new Error(output.slice(-3000));
    service = await startHostedService(PORT);
    const pushed = await pushRecords(service.origin);
    if (pushed.exitCode !== 0) throw new Error(pushed.output);
    server = await serve(join(site.root, "public"), { headersOf: readHeaders });
    browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  }, BUILD_MS);

  afterAll(async () => {
    await browser.close();
    await server.close();
    await service.close();
    site.remove(".");
  });

  beforeEach(() => {
    service.mode = "well";
    service.requests.length = 0;
    service.complaints.length = 0;
  });

  const openSearchDialog = async (path = "/guides/deploy"): Promise<Page> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(server.origin + path);
    await page.waitForFunction(() => window.appIsReady === true);
    await page.keyboard.press("Control+k");
    await page.locator(".DocSearch-Input").waitFor();
    return page;
  };

  test("no embedded index is written, and the page that asks names the three public values only", () => {
    const files = readdirSync(join(site.root, "public"));
    expect(files).not.toContain("search-index");
    const scripts = files
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(site.root, "public", name), "utf8"))
      .join("\n");
    for (const value of [APP_ID, PUBLIC_KEY, INDEX_NAME]) expect(scripts).toContain(value);
    expect(scripts).not.toContain("SEARCH_ADMIN_KEY");
  });

  test("queries are answered by the service, asked as its protocol wants it", async () => {
    const page = await openSearchDialog();
    await page.keyboard.type("fee abstraction");
    // Every letter asks anew, side by side: the whole query is not there with the first results.
    const listAsked = () => service.requests.filter(({ method }) => method === "POST");
    const findWhole = () =>
      listAsked().find(({ body }) => JSON.stringify(body).includes('"fee abstraction"'));
    await expectSoon(() => findWhole() !== undefined, true);
    await expectSoon(
      async () => (await readUrls(page)).includes("/cel2/guides/fee-abstraction"),
      true,
    );
    expect(service.complaints).toEqual([]);
    const asked = listAsked();
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(["/1/indexes/*/queries"]));
    expect(findWhole()?.body).toMatchObject({
      requests: [
        {
          indexName: INDEX_NAME,
          query: "fee abstraction",
          hitsPerPage: 20,
          facetFilters: [["language:en"], ["version:current", "version:none"]],
          attributesToRetrieve: ["hierarchy", "content", "type", "url", "anchor", "version"],
        },
      ],
    });
    await page.close();
  });

  test.each<{ mode: Mode; slowness?: number }>([
    { mode: "failing" },
    { mode: "nonsense" },
    { mode: "slow", slowness: 20_000 },
  ])("when it is $mode the error screen is shown, and the page lives on", async (how) => {
    const page = await openSearchDialog();
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
    await page.close();
  });

  test("hits that are none are left out", async () => {
    const page = await openSearchDialog();
    service.mode = "empty hits";
    await page.keyboard.type("gas");
    await page.getByText("No results for").waitFor();
    await page.close();
  });

  test("markup in a record is text, and an address that is a script is no result", async () => {
    const page = await openSearchDialog();
    service.mode = "hostile";
    await page.keyboard.type("gas");
    await page.locator(".DocSearch-Hit").first().waitFor();
    expect(await page.locator(".DocSearch-Hit").count()).toBe(1);
    expect(await page.locator(".DocSearch-Hit").first().innerText()).toContain("<img src=x");
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    await page.close();
  });

  test("a slow answer shows after 300 ms that it is waited for", async () => {
    const page = await openSearchDialog();
    service.mode = "slow";
    // The client gives up on a host that says nothing for a second; a busy machine needs some of it.
    service.slowness = 500;
    // Written down in the page: it passes between two looks from outside.
    await page.locator(".DocSearch-Container").evaluate((container) => {
      new MutationObserver(() => {
        if (container.classList.contains("DocSearch-Container--Stalled"))
          (window as { wasStalled?: boolean }).wasStalled = true;
      }).observe(container, { attributeFilter: ["class"] });
    });
    await page.locator(".DocSearch-Input").fill("gas");
    await page.locator(".DocSearch-Hit").first().waitFor();
    expect(await page.evaluate(() => (window as { wasStalled?: boolean }).wasStalled)).toBe(true);
    expect(await page.locator(".DocSearch-Container--Stalled").count()).toBe(0);
    await page.close();
  });

  test("the search page asks the service too", async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/search?q=pectra&area=l2`);
    await page.getByText(/documents? found/).waitFor();
    expect(await page.locator("main ol li").count()).toBeGreaterThan(0);
    expect(service.complaints).toEqual([]);
    expect(service.requests.at(-1)?.body).toMatchObject({
      requests: [{ query: "pectra", facetFilters: [["language:en"], ["area:l2"]] }],
    });
    await page.close();
  });
});
