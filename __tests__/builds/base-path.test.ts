import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeaders } from "../../src/outputs/hosting/header-rules";
import { checkPublic, readPublicSite } from "../../src/pipeline/public/check-public";
import { listFiles } from "../../src/pipeline/store/list-files";
import { serveSite, untilHydrated } from "../e2e/support/browser";
import { expectSoon } from "../e2e/support/expect-soon";
import { isSameWindow, markWindow, untilShown } from "../e2e/support/same-window";
import { modal, search } from "../e2e/support/search-modal";
import { MCP_URL, testMcpServer } from "./base-path/mcp-server";
import { type ReaderSite, createReaderSite } from "./reader-site";

/* Builds a small site for a subpath of its host, and serves it only there. */

const URL_OF_SITE = "https://example.org/docs";
const BASE = "/docs";

let site: ReaderSite;
let host = "";
const folder = () => join(host, BASE);
const read = (file: string) => readFileSync(join(folder(), file), "utf8");

beforeAll(async () => {
  site = await createReaderSite();
  const settings = "src/site/settings.ts";
  const text = readFileSync(join(site.copy.root, settings), "utf8");
  site.copy.write(settings, text.replace('"https://docs.celo.org"', JSON.stringify(URL_OF_SITE)));
  site.copy.write("content/redirects.yaml", "- from: /old-deploy\n  to: /guides/deploy\n");
  site.build(`host${BASE}`, { PREFIX_PATHS: "true", MCP_URL });
  host = join(site.copy.root, "builds/host");
  // Files that a host expects in its root folder.
  for (const file of ["_headers", "404.html"]) cpSync(join(folder(), file), join(host, file));
}, 600_000);

afterAll(() => {
  site.copy.remove(".");
});

const { openPage, ...server } = serveSite(() => host);

testMcpServer({
  ...server,
  openPage,
  folder,
  host: () => host,
  hosting: () => join(site.copy.root, "hosting"),
});

test("every address in a page is below the base path", () => {
  const wrong = listFiles(folder(), ".")
    .filter((file) => file.endsWith(".html") && !file.includes("live/"))
    .flatMap((file) => {
      const html = read(file).replaceAll(/<script[^]*?<\/script>/g, (all) => all.split(">", 1)[0]!);
      const addresses = [
        ...html.matchAll(/\s(?:href|src|action|poster|data-main-doc)="(\/[^"]*)"/g),
        ...html.matchAll(/\s(?:imagesrcset|srcset)="(\/[^"]*)"/gi),
      ];
      return addresses
        .flatMap(([, value = ""]) => value.split(/,\s+/))
        .filter((address) => !address.startsWith(`${BASE}/`))
        .map((address) => `${file}: ${address}`);
    });
  expect(wrong).toEqual([]);
});

test("every link, anchor and file on the pages exists, each page with its data and its Markdown copy", () => {
  const faults = checkPublic(folder(), readPublicSite(folder(), URL_OF_SITE)).flatMap(
    (result) => result.faults,
  );
  expect(faults).toEqual([]);
});

test("outputs use the URLs that pages and files have on the host", () => {
  const { start_url, scope, icons } = JSON.parse(read("manifest.json")) as {
    readonly start_url: string;
    readonly scope: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect([start_url, scope, icons[0]?.src]).toEqual(["/docs/", "/docs/", "/docs/favicon.svg"]);
  expect(read("sitemap.xml")).toContain(`<loc>${URL_OF_SITE}/guides/deploy</loc>`);
  for (const file of ["sitemap.xml", "llms.txt", "robots.txt", "atom.xml", "opensearch.xml"]) {
    const own = read(file).match(/https:\/\/example\.org[^\s<"?)]*/g) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !address.startsWith(URL_OF_SITE))).toEqual([]);
  }
  expect(read("_redirects")).toContain("/docs/old-deploy /docs/guides/deploy 301");
  expect(read("old-deploy/index.html")).toContain('data-to="/docs/guides/deploy"');
  const rules = parseHeaders(readFileSync(join(host, "_headers"), "utf8"));
  expect(rules.filter(({ pattern }) => !pattern.startsWith("/docs/"))).toEqual([]);
  const nginx = readFileSync(join(site.copy.root, "hosting/nginx-server.conf"), "utf8");
  expect(nginx).toContain("error_page 404 410 /docs/404.html;");
});

test("going from page to page and back needs no page load, and the sidebar follows", async () => {
  const page = await openPage({ path: "/docs/" });
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/docs/");
  await page.goto(`${new URL(page.url()).origin}/docs/guides/deploy`);
  await untilHydrated(page);
  await markWindow(page);
  await page.locator("main .prose a", { hasText: "Next" }).click();
  await page.waitForURL("**/docs/guides/only-new");
  await untilShown(page, "/docs/guides/only-new");
  const current = page.locator("nav[data-sidebar] [aria-current=page]");
  await expectSoon(() => current.getAttribute("href"), "/docs/guides/only-new");
  await page.locator("[data-navbar] a").first().click();
  await page.waitForURL((url) => url.pathname === "/docs/");
  await page.goBack();
  await untilShown(page, "/docs/guides/only-new");
  expect(await isSameWindow(page)).toBe(true);
});

test("a page's pictures are loaded", async () => {
  const page = await openPage({ path: "/docs/guides/pictures" });
  const picture = page.locator("main img").first();
  await expectSoon(
    () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    true,
  );
});

test("the search finds a page and leads there", async () => {
  const page = await openPage({ path: "/docs/guides/deploy" });
  await search(page, "only new");
  const hit = modal(page).locator(".DocSearch-Hit a").first();
  expect(await hit.getAttribute("href")).toBe("/docs/guides/only-new");
  await hit.click();
  await page.waitForURL("**/docs/guides/only-new");
});

test("without scripts links and the search form stay below the base path", async () => {
  const page = await openPage({ path: "/docs/guides/deploy", scripts: false });
  await page.locator("main .prose a", { hasText: "Next" }).click();
  await page.waitForURL("**/docs/guides/only-new");
  expect(await page.locator("[data-navbar] form").getAttribute("action")).toBe("/docs/search");
});

test("the version menu of a page leads to the same page of another version", async () => {
  const page = await openPage({ path: "/docs/guides/deploy" });
  const hrefs = await page
    .locator("[data-navbar] [data-version-link]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.sort()).toEqual([
    "/docs/1.9/guides/deploy",
    "/docs/guides/deploy",
    "/docs/next/guides/deploy",
  ]);
});

test("an unknown path suggests the closest pages", async () => {
  const page = await openPage({ path: "/docs/guides/deplo", expected: /404/ });
  const closest = page.locator("section[aria-labelledby=closest] a").first();
  await closest.waitFor();
  expect(await closest.getAttribute("href")).toBe("/docs/guides/deploy");
});

test("the service worker controls the base path only, and saves pages", async () => {
  const page = await openPage({ path: "/docs/guides/deploy", offline: true, fresh: true });
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe("/docs/");
  await expectSoon(
    () =>
      page.evaluate(async () => {
        const cache = await caches.open("docs-pages-1");
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      }),
    ["/docs/guides/deploy"],
  );
});
