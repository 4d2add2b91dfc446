/** @jest-environment jsdom */
import { formatFeed } from "../../src/outputs/feeds/feed";
import { formatSearchDescription } from "../../src/outputs/feeds/search-description";
import { formatSitemap } from "../../src/outputs/feeds/sitemap";

const HOSTILE: readonly [name: string, text: string][] = [
  ["tags", "</title><script>alert(1)</script>"],
  ["end of a section", "]]>"],
  ["entity", "&evil; &#0; &lt;"],
  ["quotes", `"' onload="x`],
  ["declaration", '<!DOCTYPE x [<!ENTITY e "x">]>&e;'],
  ["control characters", "a\0b\u0007c\u001bd\u000be"],
  ["characters that are none", "a\ufffe\uffffb"],
  ["half a character", "a\ud800b"],
  ["comment", "<!-- -->"],
];

/** The root of a file that a strict parser takes; a fault in it is an element `parsererror`. */
function parse(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
  expect(documentElement.ownerDocument.getElementsByTagName("parsererror")).toHaveLength(0);
  return documentElement;
}

/** What is left of a text: all that XML can hold. */
const held = (text: string): string =>
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800]/g, "");

const contentOf = (root: Element, name: string): string =>
  root.getElementsByTagName(name)[0]?.textContent ?? "";

test.each(HOSTILE)("%s in titles and descriptions stay text", (_, text) => {
  const page = {
    ...{ path: "/a", title: text, description: text, sidebar: null, markdown: "", digest: "" },
    ...{ factsChecked: "", lastUpdatedAt: "2026-01-01T00:00:00Z", hasEnded: false },
  };
  const feed = parse(
    formatFeed({
      title: text,
      subtitle: text,
      siteUrl: "https://x.example",
      language: "en",
      pages: [page],
    }),
  );
  expect(contentOf(feed, "title")).toBe(held(text));
  expect(contentOf(feed, "summary")).toBe(held(text));
  expect([...feed.children].filter(({ tagName }) => tagName === "entry")).toHaveLength(1);
  const search = parse(
    formatSearchDescription({
      name: text,
      description: text,
      url: "https://x.example",
      language: "en",
    }),
  );
  expect(contentOf(search, "ShortName")).toBe(held(text));
});

test.each([
  ["tag", "/a<b>"],
  ["ampersand", "/a&b"],
  ["quote", '/a"b'],
  ["apostrophe", "/a'b"],
  ["control character", "/a\u0007b"],
  ["line end", "/a\nb"],
])("a %s in a path stays in its address", (_, path) => {
  const root = parse(formatSitemap("https://x.example", [{ path, pictures: [path] }]));
  expect(contentOf(root, "loc")).toBe(`https://x.example${encodeURI(path)}`);
  expect(root.children).toHaveLength(1);
});
