/** @jest-environment jsdom */
import { formatFeed } from "../../src/outputs/feeds/feed";
import { formatSearchDescription } from "../../src/outputs/feeds/search-description";
import { formatSitemap } from "../../src/outputs/feeds/sitemap";
import { HOSTILE_TEXTS } from "../support/hostile/texts";

/**
 * Parses a file strictly, and returns its root element. Fails if the parser has added an element `parsererror`, which
 * reports a fault.
 */
function parse(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
  expect(documentElement.ownerDocument.getElementsByTagName("parsererror")).toHaveLength(0);
  return documentElement;
}

/** Returns a text without the characters that XML can't contain. */
const held = (text: string): string =>
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800]/g, "");

const contentOf = (root: Element, name: string): string =>
  root.getElementsByTagName(name)[0]?.textContent ?? "";

/** Creates a feed with one page, all of whose texts are this title. */
const feedOf = ({ path, title }: { readonly path: string; readonly title: string }): string =>
  formatFeed({
    title,
    subtitle: title,
    siteUrl: "https://x.example",
    language: "en",
    pages: [
      {
        ...{
          path,
          title,
          description: title,
          questions: [],
          sidebar: null,
          markdown: "",
          digest: "",
        },
        ...{ factsChecked: "", lastUpdatedAt: "2026-01-01T00:00:00Z", hasEnded: false },
      },
    ],
  });

test.each(HOSTILE_TEXTS)("%s in titles and descriptions stay text", (_, text) => {
  const feed = parse(feedOf({ path: "/a", title: text }));
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
])("a %s in a path stays in its URL", (_, path) => {
  const root = parse(formatSitemap("https://x.example", [{ path, pictures: [path] }]));
  expect(contentOf(root, "loc")).toBe(`https://x.example${encodeURI(path)}`);
  expect(root.children).toHaveLength(1);
  const feed = parse(feedOf({ path, title: "A" }));
  const [entry] = feed.getElementsByTagName("entry");
  expect(contentOf(entry!, "id")).toBe(`https://x.example${encodeURI(path)}#2026-01-01`);
  expect([...entry!.getElementsByTagName("link")].map((one) => one.getAttribute("href"))).toEqual([
    `https://x.example${encodeURI(path)}`,
    `https://x.example${encodeURI(path)}.md`,
  ]);
});
