import { existsSync } from "node:fs";
import { join } from "node:path";
import { XmlElement, parseXml } from "@rgrove/parse-xml";
import { pages, readBuilt } from "../support/built/built-site";
import { docSources } from "../support/built/doc-sources";
import { expectOfEach } from "../support/built/expect-of-each";
import { type Tag, readTags } from "../support/built/html";
import { SITE_DIR } from "../support/built/site-dir";

const ORIGIN = "https://docs.celo.org";
const MAX_CARD_BYTES = 40_000;

const headOf = (html: string): Tag[] => readTags(html.slice(0, html.indexOf("</head>")));
const pathOf = (url: string): string => decodeURI(new URL(url).pathname);

interface Head {
  readonly meta: (name: string) => string[];
  readonly links: (rel: string) => Tag["attributes"][];
  readonly data: readonly Record<string, unknown>[];
}

function readHead(html: string): Head {
  const tags = headOf(html);
  const scripts = html.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  );
  return {
    meta: (wanted) =>
      tags
        .filter(
          ({ name, attributes }) =>
            name === "meta" && (attributes.get("name") ?? attributes.get("property")) === wanted,
        )
        .map(({ attributes }) => attributes.get("content") ?? ""),
    links: (rel) =>
      tags
        .filter(({ name, attributes }) => name === "link" && attributes.get("rel") === rel)
        .map(({ attributes }) => attributes),
    data: [...scripts].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>),
  };
}

/** Reads the width and height stored in a PNG file. */
function readPngSize(path: string): readonly [number, number] {
  const png = readBuilt(encodeURI(path));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const heads = pages.map((page) => ({ ...page, head: readHead(page.html) }));

/** The frontmatter of each doc, keyed by path. Other pages have none. */
const sources = new Map(docSources.map(({ path, frontmatter }) => [path, frontmatter]));

/** Returns the URL that a page has to declare as canonical. */
const canonicalOf = (path: string): string =>
  ORIGIN + (path === "/home" ? "/" : (sources.get(path)?.canonical ?? path));

describe("every page", () => {
  const expectOfPages = (check: (page: (typeof heads)[number]) => void): void => {
    expectOfEach(heads, ({ path }) => path, check);
  };

  test("has one of each tag that link previews use, and its own picture", () => {
    expectOfPages(({ path, html, isDoc, head }) => {
      const source = sources.get(path);
      expect(source !== undefined).toBe(isDoc);
      const one = (name: string): string => {
        const found = head.meta(name);
        expect([name, found.length]).toEqual([name, 1]);
        return found[0] ?? "";
      };
      expect(one("og:description")).toBe(one("description"));
      if (source)
        expect([one("og:title"), one("description")]).toEqual([source.title, source.description]);
      expect(one("og:title").length).toBeGreaterThan(0);
      expect(one("og:image:alt")).toBe(one("og:title"));
      expect(one("og:url")).toBe(canonicalOf(path));
      expect(one("og:type")).toBe(isDoc ? "article" : "website");
      expect(one("twitter:card")).toBe("summary_large_image");
      const card = pathOf(one("og:image"));
      expect(readPngSize(card)).toEqual([1200, 630]);
      expect(readBuilt(encodeURI(card)).length).toBeLessThanOrEqual(MAX_CARD_BYTES);
      expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]).toMatch(/\S/);
    });
  });

  test("has one title, one description, one canonical address, one h1 and a language", () => {
    expectOfPages(({ path, html, head }) => {
      const isHome = path === "/" || path === "/home";
      const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title]) => title);
      expect(titles).toEqual([
        expect.stringMatching(isHome ? /^Celo Documentation$/ : /^\S.* \| Celo Documentation$/),
      ]);
      expect(head.meta("description")).toEqual([expect.stringMatching(/^.{30,160}$/)]);
      expect(head.links("canonical").map((link) => link.get("href"))).toEqual([canonicalOf(path)]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<html [^>]*lang="en"/);
    });
  });

  test("names its languages, unless it is hidden from search engines", () => {
    expectOfPages(({ path, head }) => {
      const isHidden = head.meta("robots").length > 0;
      const alternates = head.links("alternate").filter((link) => link.has("hreflang"));
      expect(alternates.map((link) => [link.get("hreflang"), link.get("href")])).toEqual(
        isHidden
          ? []
          : [
              ["en", canonicalOf(path)],
              ["x-default", canonicalOf(path)],
            ],
      );
    });
  });

  test("has the structured data that search engines read", () => {
    expectOfPages(({ path, html, isDoc, head }) => {
      expect(html).toContain('rel="manifest" href="/manifest.json"');
      if (isDoc) {
        const [{ "@graph": graph }] = head.data as [{ "@graph": Record<string, unknown>[] }];
        const [article, way] = graph;
        expect(article).toMatchObject({
          "@type": "TechArticle",
          headline: sources.get(path)?.title,
          description: sources.get(path)?.description,
          url: canonicalOf(path),
        });
        expect(way?.["@type"]).toBe("BreadcrumbList");
        const items = way?.itemListElement as { position: number; name: string; item: string }[];
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(items[0]).toMatchObject({ name: "Home", item: `${ORIGIN}/` });
        expect(items.at(-1)?.item).toBe(canonicalOf(path));
        for (const { item } of items) {
          const file = join(SITE_DIR, pathOf(item), "index.html");
          expect([item, existsSync(file)]).toEqual([item, true]);
        }
      } else if (path === "/" || path === "/home") {
        expect(head.data).toEqual([
          expect.objectContaining({
            "@type": "WebSite",
            url: `${ORIGIN}/`,
            potentialAction: expect.objectContaining({ "@type": "SearchAction" }) as unknown,
          }),
        ]);
        const rels = [...head.links("alternate"), ...head.links("search")].map((link) =>
          link.get("href"),
        );
        expect(rels).toEqual(expect.arrayContaining(["/atom.xml", "/opensearch.xml"]));
      } else {
        expect(head.data).toEqual([]);
      }
    });
  });
});

test("no two pages share a canonical URL, except the two home pages and declared near-copies", () => {
  const own = heads.filter(({ path, head }) => {
    const [canonical = ""] = head.links("canonical").map((link) => link.get("href") ?? "");
    return pathOf(canonical) === decodeURI(path);
  });
  const addresses = own.map(({ head }) => head.links("canonical")[0]?.get("href"));
  expect(new Set(addresses).size).toBe(addresses.length);
  // The canonical URL of a near-copy belongs to a page that is canonical itself.
  for (const { head } of heads) {
    expect(addresses).toContain(head.links("canonical")[0]?.get("href"));
  }
});

describe("files for machines", () => {
  /** Reads an XML file. Throws unless it is well-formed. */
  const readXml = (path: string): XmlElement => parseXml(readBuilt(path).toString()).root!;
  const findAll = (of: XmlElement, name: string): XmlElement[] =>
    of.children
      .filter((child) => child instanceof XmlElement)
      .flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
  const textsOf = (of: XmlElement, name: string): string[] =>
    findAll(of, name).map(({ text }) => text);
  const hasPage = (url: string): boolean => existsSync(join(SITE_DIR, pathOf(url), "index.html"));

  test("the sitemap is XML, dated, and its pages and pictures exist", () => {
    const sitemap = readXml("/sitemap.xml");
    const locations = textsOf(sitemap, "loc");
    expect(locations.length).toBeGreaterThan(200);
    expect(locations.filter((url) => !hasPage(url))).toEqual([]);
    expect(textsOf(sitemap, "lastmod").length).toBeGreaterThan(200);
    expect(textsOf(sitemap, "lastmod").filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    const pictures = textsOf(sitemap, "image:loc");
    expect(pictures.filter((url) => !existsSync(join(SITE_DIR, pathOf(url))))).toEqual([]);
  });

  test("the feed is Atom with unique entries, newest first, linking to pages that exist", () => {
    const feed = readXml("/atom.xml");
    expect(feed.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    const ids = textsOf(feed, "id");
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    const [updated, ...entries] = textsOf(feed, "updated");
    expect(entries[0]).toBe(updated);
    expect([...entries].sort().reverse()).toEqual(entries);
    const links = findAll(feed, "entry")
      .flatMap((entry) => findAll(entry, "link"))
      .filter(({ attributes }) => attributes.type === "text/html");
    expect(links.filter(({ attributes }) => !hasPage(attributes.href ?? ""))).toEqual([]);
  });

  test("the manifest's icons have the sizes it states", () => {
    const manifest = JSON.parse(readBuilt("/manifest.json").toString()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest.icons.length).toBe(4);
    for (const { src, sizes, type } of manifest.icons) {
      if (type === "image/png") expect(readPngSize(src).join("x")).toBe(sizes);
      else expect(readBuilt(src).toString()).toContain("<svg");
    }
    expect(readPngSize("/apple-touch-icon.png")).toEqual([180, 180]);
    const ico = readBuilt("/favicon.ico");
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  });
});
