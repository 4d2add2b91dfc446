import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { Metadata, type MetadataProps } from "../../../src/components/base/Metadata";

/** The tags of a head, as written by a build. */
function headOf(props: Partial<MetadataProps>): Document {
  Helmet.canUseDOM = false;
  render(<Metadata description="What it is." canonicalPath="/a b" {...props} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  const html = [title, meta, link, script].map((part) => part.toString()).join("");
  return new DOMParser().parseFromString(`<head>${html}</head>`, "text/html");
}
const metaOf = (head: Document, name: string): string | null | undefined =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const linksOf = (head: Document): string[] =>
  [...head.querySelectorAll("link")].map((link) =>
    ["rel", "type", "hreflang", "href"].map((name) => link.getAttribute(name) ?? "-").join(" "),
  );
const dataOf = (head: Document): unknown[] =>
  [...head.querySelectorAll("script")].map(({ textContent }) => JSON.parse(textContent) as unknown);

const doc = { path: "/a b", modified: "2026-11-20T10:00:00Z", breadcrumbs: [] };

test("a page has its title, its URL and its preview card", () => {
  const head = headOf({ title: "Fees & <gas>" });
  expect(head.title).toBe("Fees & <gas> | Celo Documentation");
  expect(linksOf(head)).toEqual([
    "canonical - - https://docs.celo.org/a%20b",
    "alternate - en https://docs.celo.org/a%20b",
    "alternate - x-default https://docs.celo.org/a%20b",
  ]);
  expect(
    ["description", "og:title", "og:description", "og:type", "og:url", "og:image:alt"].map((name) =>
      metaOf(head, name),
    ),
  ).toEqual([
    "What it is.",
    "Fees & <gas>",
    "What it is.",
    "website",
    "https://docs.celo.org/a%20b",
    "Fees & <gas>",
  ]);
  expect(metaOf(head, "og:image")).toMatch(/^https:\/\/docs\.celo\.org\/.+\.\w+$/);
  expect([metaOf(head, "keywords"), metaOf(head, "robots")]).toEqual([undefined, undefined]);
  expect(dataOf(head)).toEqual([]);
});

test("without a title a page has the site's title", () => {
  const head = headOf({});
  expect([head.title, metaOf(head, "og:title")]).toEqual(Array(2).fill("Celo Documentation"));
});

test("a doc is an article with keywords, a Markdown copy and data for search engines", () => {
  const head = headOf({ title: "A", doc, keywords: ["gas", "fee"] });
  expect([metaOf(head, "og:type"), metaOf(head, "keywords")]).toEqual(["article", "gas, fee"]);
  expect(linksOf(head)).toContain("alternate text/markdown - /a%20b.md");
  expect(dataOf(head)).toMatchObject([
    { "@graph": [{ "@type": "TechArticle", dateModified: "2026-11-20" }, {}] },
  ]);
});

test("a hidden page asks not to be indexed, and has no language alternates", () => {
  const head = headOf({ isHidden: true });
  expect(metaOf(head, "robots")).toBe("noindex, nofollow");
  expect(linksOf(head)).toEqual(["canonical - - https://docs.celo.org/a%20b"]);
});

test("only the home page has the feed, the search and the site's data", () => {
  const head = headOf({ canonicalPath: "/" });
  expect(linksOf(head)).toEqual(
    expect.arrayContaining([
      "alternate application/atom+xml - /atom.xml",
      "search application/opensearchdescription+xml - /opensearch.xml",
    ]),
  );
  expect(dataOf(head)).toMatchObject([{ "@type": "WebSite", description: "What it is." }]);
  expect(linksOf(headOf({})).join()).not.toMatch(/atom|opensearch/);
});

test("a page that lists news links to its feed", () => {
  expect(linksOf(headOf({ feed: "/changelog.xml" }))).toContain(
    "alternate application/atom+xml - /changelog.xml",
  );
});
