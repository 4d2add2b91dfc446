import {
  addBase,
  basePathOf,
  isBelow,
  removeBase,
  withBase,
  withoutBase,
} from "../../src/site/paths/base-path";
import { prefixHtml, prefixSet } from "../../src/site/paths/base-path-html";

const globals = globalThis as { BASE_PATH?: string };

afterEach(() => {
  globals.BASE_PATH = "";
});

test.each([
  { url: "https://docs.celo.org", base: "" },
  { url: "https://example.org/", base: "" },
  { url: "https://example.org/docs", base: "/docs" },
  { url: "https://example.org/a/b/", base: "/a/b" },
])("the base path of $url is '$base'", ({ url, base }) => {
  expect(basePathOf(url)).toBe(base);
});

test.each([
  { path: "/", address: "/docs/" },
  { path: "/build/x?q=1#top", address: "/docs/build/x?q=1#top" },
  { path: "/docsearch", address: "/docs/docsearch" },
])("$path is converted to $address, and back", ({ path, address }) => {
  expect(addBase(path, "/docs")).toBe(address);
  expect(addBase(address, "/docs")).toBe(address);
  expect(removeBase(address, "/docs")).toBe(path);
});

test.each(["https://celo.org/", "//celo.org", "#top", "?q=1", "mailto:a@b.c", "x", ""])(
  "%s already is an address",
  (address) => {
    expect(addBase(address, "/docs")).toBe(address);
  },
);

test("the base path itself is the home page, and other paths of the host aren't pages of the site", () => {
  expect([removeBase("/docs", "/docs"), removeBase("/docs?q", "/docs")]).toEqual(["/", "/?q"]);
  expect([removeBase("/other", "/docs"), isBelow("/docsearch", "/docs")]).toEqual([
    "/other",
    false,
  ]);
});

const HTML =
  '<a class="x" href="/build" title="a > b">href="/not"</a><img src="/a.png" srcset="/a.png 1x, /b.png 2x">' +
  '<a href="https://celo.org/">&lt;a href="/x"></a><form action="/search"></form>';

test("a site with its own host doesn't change", () => {
  expect([withBase("/a"), withoutBase("/a"), prefixHtml(HTML)]).toEqual(["/a", "/a", HTML]);
});

test("URLs in HTML get the base path, but text and URLs of other sites don't", () => {
  globals.BASE_PATH = "/docs";
  expect(prefixHtml(HTML)).toBe(
    '<a class="x" href="/docs/build" title="a > b">href="/not"</a><img src="/docs/a.png" srcset="/docs/a.png 1x, /docs/b.png 2x">' +
      '<a href="https://celo.org/">&lt;a href="/x"></a><form action="/docs/search"></form>',
  );
  expect(prefixSet("/docs/static/a.webp 48w,/b.webp 96w")).toBe(
    "/docs/static/a.webp 48w,/docs/b.webp 96w",
  );
});
