import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { type BuiltPage, findPage, listDocPages, readBuilt } from "../../support/built/built-site";
import { readAttributes, readTags } from "../../support/built/html";
import { DESKTOP, PHONE, serveSite, untilHydrated } from "../support/browser";
import { MOST_MOVED, readShifts, recordShifts } from "../support/layout-shifts";

const { openPage, origin } = serveSite();

const KB = 1000;
const pack = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;
const packFiles = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + pack(readBuilt(path)), 0);

/** The part of the page that the browser reads before the framework is requested. */
const beforeApp = (html: string): string => html.replace(/<template id="app-scripts"[\s\S]*/, "");
const inApp = (html: string): string => html.slice(beforeApp(html).length);

/** Matches a script that a browser runs; `application/ld+json` is only data. */
const RUN_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const inlineScripts = (html: string): string =>
  [...beforeApp(html).matchAll(RUN_SCRIPT)].map(([, script]) => script).join("\n");

const styles = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, sheet]) => sheet).join("\n");

/** webpack's stats about its chunks: the files that each chunk needs, including files shared with other chunks. */
interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

/** Lists the scripts of a hydrated docs page: those in the template and those of the page's component. */
function scripts({ path, html }: BuiltPage): Set<string> {
  const stats = JSON.parse(readBuilt("/webpack.stats.json").toString()) as Stats;
  const { componentChunkName } = JSON.parse(
    readBuilt(`/page-data${path}/page-data.json`).toString(),
  ) as { readonly componentChunkName: string };
  const component = stats.namedChunkGroups[componentChunkName]?.assets ?? [];
  return new Set([
    ...readAttributes(inApp(html), "src", "script"),
    ...component.map(({ name }) => `/${name}`).filter((name) => name.endsWith(".js")),
  ]);
}

/** Docs pages, sorted by the gzip size of their HTML, which contains their styles and inline scripts. */
const sorted = listDocPages()
  .map(({ path, html }) => ({ path, bytes: pack(html) }))
  .sort((one, other) => one.bytes - other.bytes);
const median = sorted[Math.floor(sorted.length / 2)]!;
const medianPage = findPage(median.path);
const { html } = medianPage;

const MEASURED = [median.path, sorted.at(-1)!.path, "/cel2/whats-changed/overview", "/"];

describe("gzip bytes of a docs page", () => {
  test("inline scripts take at most 3 KB, the same on every page", () => {
    expect(pack(inlineScripts(html))).toBeLessThanOrEqual(3 * KB);
    expect(new Set(listDocPages().map((page) => inlineScripts(page.html))).size).toBe(1);
    expect(readAttributes(beforeApp(html), "src", "script")).toEqual([]);
  });

  test("all JavaScript once hydrated takes at most 100 KB", () => {
    expect(scripts(medianPage).size).toBeGreaterThanOrEqual(4);
    const bytes = pack(inlineScripts(html)) + packFiles(scripts(medianPage));
    process.stdout.write(`JavaScript in all, gzip: ${bytes}\n`);
    expect(bytes).toBeLessThanOrEqual(100 * KB);
  });

  test("styles take at most 12 KB", () => {
    expect(styles(html)).toContain("@layer");
    expect(readTags(html).some(({ attributes }) => attributes.get("rel") === "stylesheet")).toBe(
      false,
    );
    expect(pack(styles(html))).toBeLessThanOrEqual(12 * KB);
  });

  test("HTML, styles and inline scripts take at most 26 KB on the median page", () => {
    const heaviest = sorted.at(-1)!;
    process.stdout.write(
      `first view, gzip: median ${median.bytes} (${median.path}), heaviest ${heaviest.bytes} (${heaviest.path})\n`,
    );
    expect(median.bytes).toBeLessThanOrEqual(26 * KB);
  });
});

/** Lists requested URLs; with `untilIdle`, only those requested before the framework. */
async function readRequests(page: Page, untilIdle: boolean): Promise<string[]> {
  return page.evaluate((isUntilIdle) => {
    const start = performance.getEntriesByName("hydrate-start")[0]!.startTime;
    return performance
      .getEntriesByType("resource")
      .filter((entry) => !isUntilIdle || entry.startTime < start)
      .map((entry) => new URL(entry.name).pathname);
  }, untilIdle);
}

test.each(MEASURED)("%s makes at most 6 requests before the browser is idle", async (path) => {
  const page = await openPage({ path, fresh: true });
  const requests = await readRequests(page, true);
  // Two requests have no performance entry: the page itself, and its icon.
  expect(requests.length + 2).toBeLessThanOrEqual(6);
  // Without a preload, the typeface may be asked for just before the browser is idle or just after. Nothing else may be.
  const early = requests.filter((request) => /\.(js|woff2?)$/.test(request));
  const others = early.filter((file) => !/^\/static\/source-serif-4-[^/]*\.woff2$/.test(file));
  expect(others).toEqual([]);
  expect(early.length).toBeLessThanOrEqual(1);
});

test("a hydrated docs page has loaded exactly the scripts that were counted", async () => {
  const page = await openPage({ path: median.path, fresh: true });
  const counted = scripts(medianPage);
  // Linked pages are prefetched, and some of these use another template.
  const prefetched = new Set(
    readAttributes(html, "href", "a").flatMap((href) => {
      const linked = listDocPages().find(({ path }) => path === href);
      return linked ? [...scripts(linked)] : [];
    }),
  );
  const loaded = (await readRequests(page, false))
    .filter((request) => request.endsWith(".js"))
    .filter((request) => counted.has(request) || !prefetched.has(request))
    // Only pages with placeholders in their code load the first, and only references with many items the second.
    .filter(
      (request) =>
        counted.has(request) ||
        !/own-value-field|data-item-filter/.test(readBuilt(request).toString()),
    );
  expect(new Set(loaded)).toEqual(counted);
});

test.each([PHONE, DESKTOP])("at %i px nothing moves while a page loads", async (width) => {
  const page = await openPage({
    path: "/",
    width,
    fresh: true,
    prepare: recordShifts,
  });
  const moved: string[] = [];
  for (const path of [...MEASURED, "/build/build-on-minipay/code-library", "/tags", "/search"]) {
    await page.goto(origin() + path, { waitUntil: "networkidle" });
    await untilHydrated(page);
    const shifts = await readShifts(page);
    if (shifts >= MOST_MOVED) moved.push(`${path}: ${shifts}`);
  }
  expect(moved).toEqual([]);
});
