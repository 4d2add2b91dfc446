import { pages } from "../../support/built/built-site";
import { readAttributes } from "../../support/built/html";
import { serveSite } from "../support/browser";

const { origin } = serveSite();

interface Crawled {
  readonly status: number;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly URL[];
}

async function fetchPage(url: URL): Promise<Crawled> {
  const response = await fetch(url);
  const isHtml = response.headers.get("content-type")?.includes("html") === true;
  const html = isHtml ? await response.text() : "";
  return {
    status: response.status,
    ids: new Set(readAttributes(html, "id")),
    links: readAttributes(html, "href", "a").map((href) => new URL(href, url)),
  };
}

/** Finds every path of this site that can be reached from the home page by following links. */
async function crawl(): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const waiting = [new URL("/", origin())];
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (found.has(url.pathname)) continue;
    const page = await fetchPage(url);
    found.set(url.pathname, page);
    waiting.push(...page.links.filter((link) => link.origin === origin()));
  }
  return found;
}

let found: Map<string, Crawled>;
beforeAll(async () => {
  found = await crawl();
});

test("every link of every page reached from the home page leads to an existing page and section", () => {
  const broken = [...found].flatMap(([path, { links }]) =>
    links
      .filter((link) => link.origin === origin())
      .filter(({ pathname, hash }) => {
        const target = found.get(pathname);
        return target?.status !== 200 || (hash !== "" && !target.ids.has(decodeURI(hash.slice(1))));
      })
      .map((link) => `${path} → ${link.pathname}${link.hash}`),
  );
  expect([...new Set(broken)]).toEqual([]);
  expect(found.size).toBeGreaterThan(70);
});

test("every page can be found by following links, except those that are reached another way", () => {
  const lost = pages.map(({ path }) => path).filter((path) => !found.has(path));
  // Only old links lead to /home, and the host shows /404 for unknown addresses.
  expect(lost).toEqual(["/404", "/home"]);
});

test("links are written as browsers send them: encoded, and without a trailing slash", () => {
  const odd = pages.flatMap(({ path, html }) =>
    readAttributes(html, "href", "a")
      .filter((href) => /\s/.test(href) || /^\/.*\/($|[?#])/.test(href) || href === "")
      .map((href) => `${path}: "${href}"`),
  );
  expect(odd).toEqual([]);
});
