import { checkRoute } from "../../src/base/path-names";
import { doc } from "../support/doc";
import { runInTime } from "../support/hostile/cpu-time";
import { type BuiltSite, site } from "../support/site";

const PAGE = "content/docs/build/page.md";
const SLUG_POSITION = `${PAGE}:5:1 `;
const SMALL_SITE = { "content/docs/support.md": doc({ title: "Support" }) };

const build = (files: Readonly<Record<string, string>>): BuiltSite =>
  runInTime(() => site({ files: { ...SMALL_SITE, ...files }, otherRoutes: ["/", "/tags"] }));

/** Lists every path at which a site would write a page. */
const pathsOf = ({ docs, redirects, tags }: BuiltSite): string[] => [
  ...docs.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
  ...tags.map(({ path }) => path),
];

/** Expects the fault at the right position, and that no harmful path was created in spite of it. */
function expectRefused(built: BuiltSite, position: string, rule: string): void {
  expect(built.faultText).toContain(position);
  expect(built.faultText).toContain(`[${rule}]`);
  expect(pathsOf(built).filter((path) => checkRoute(path) !== undefined)).toEqual([]);
}

describe("slugs", () => {
  test.each([
    ["headers of hosts", "/_headers"],
    ["redirects of hosts", "/_redirects"],
    ["routes of a host", "/_routes"],
    ["worker of a host", "/_worker"],
    ["Gatsby's pieces", "/_gatsby/slices/x"],
    ["service worker", "/sw.js"],
    ["service worker in capitals", "/SW.JS"],
    ["data of pages", "/page-data/index"],
    ["data of pages in capitals", "/Page-Data/x"],
    ["static files", "/static/x"],
    ["frames of live code", "/live/x"],
    ["index of the search", "/search-index"],
    ["cards", "/cards/x"],
    ["404 page", "/404"],
    ["file of the 404 page", "/404.html"],
    ["Cloudflare's folder", "/cdn-cgi/x"],
    ["list for crawlers", "/robots.txt"],
    ["list of pages", "/sitemap.xml"],
    ["list for language models", "/llms.txt"],
    ["list for language models below a page", "/support/llms.txt"],
    ["Markdown copy of another page", "/support.md"],
    ["compressed file", "/support.html.br"],
    ["second name of a page", "/support.html"],
    ["script below a page", "/build/x.js"],
    ["folder with the name of a script", "/web3.js/x"],
    ["index of a page", "/support/index"],
    ["index of the site", "/index"],
  ])("%s: %s is reserved", (_, slug) => {
    expectRefused(build({ [PAGE]: doc({ slug }) }), SLUG_POSITION, "path/reserved");
  });

  test.each([
    ["Gatsby's workers", "/~partytown/x"],
    ["hidden folder", "/.git/x"],
    ["hidden file", "/build/.env"],
    ["well-known path", "/.well-known/security"],
    ["other host", "//evil.example/x"],
    ["backslash", "/\\evil.example"],
    ["backslash inside", "/build\\x"],
    ["encoded backslash", "/%5Cevil.example"],
    ["encoded slash", "/build%2Fx"],
    ["encoded encoding", "/%252e%252e/x"],
    ["dots out of the site", "/../../x"],
    ["encoded dots", "/%2e%2e/x"],
    ["dots inside", "/build/../x"],
    ["dot inside", "/build/./x"],
    ["three dots", "/.../x"],
    ["dot at the end of a folder", "/build./x"],
    ["two slashes", "/build//x"],
    ["two slashes at the end", "/build//"],
    ["line end", "/build\nx"],
    ["encoded line end", "/build%0Ax"],
    ["carriage return", "/build\rx"],
    ["tab", "/build\tx"],
    ["encoded null byte", "/build%00x"],
    ["joiner", "/bu\u200dild"],
    ["no-break space", "/build\u00a0x"],
    ["line separator", "/build\u2028x"],
    ["fullwidth slash", "/build\uff0fx"],
    ["fullwidth dots", "/\uff0e\uff0e/x"],
    ["decomposed accent", "/u\u0308ber"],
    ["space first", "/ x"],
    ["space last", "/x "],
    ["two spaces", "/a  b"],
    ["star", "/*"],
    ["placeholder", "/:page"],
    ["variable", "/$host"],
    ["quote", '/a"b'],
    ["apostrophe", "/a'b"],
    ["tag", "/<script>"],
    ["ampersand", "/a&b"],
    ["semicolon", "/a;b"],
    ["braces", "/{hash}"],
    ["brackets", "/[id]"],
    ["query", "/a?b"],
    ["anchor", "/a#b"],
    ["encoded query", "/a%3Fb"],
    ["scheme", "javascript:alert(1)"],
    ["address", "https://evil.example/"],
    ["out of the docs", "../../x"],
    ["far out of the docs", "../".repeat(5_000)],
    ["dots and host", "..//evil.example"],
    ["long name", `/${"a".repeat(121)}`],
    ["long name of long letters", `/${"界".repeat(41)}`],
    ["long path", "/a".repeat(201)],
    ["very long path", "/a".repeat(50_000)],
    ["very long name", `/${"a ".repeat(50_000)}!`],
  ])("%s isn't a path", (_, slug) => {
    expectRefused(build({ [PAGE]: doc({ slug }) }), SLUG_POSITION, "path/slug");
  });

  test.each([
    ["null byte", "/build\0x"],
    ["escape", "/build\u001b[2Jx"],
    ["delete", "/build\u007fx"],
  ])("%s isn't text", (_, slug) => {
    expectRefused(build({ [PAGE]: doc({ slug }) }), `${PAGE}:5:7 `, "text/control-character");
  });

  test.each([
    ["invisible letter", "/build\u3164x"],
    ["zero-width space", "/build\u200bx"],
    ["byte order mark", "/\ufeffbuild"],
  ])("%s can't be seen", (_, slug) => {
    expectRefused(build({ [PAGE]: doc({ slug }) }), `${PAGE}:5:7 `, "text/invisible");
  });

  // These are refused before the content of the line is checked.
  test.each([
    ["override of direction", "/build\u202ex", "5:13", "text/bidirectional"],
    ["isolate of direction", "/build\u2066x", "5:13", "text/bidirectional"],
    ["path of a million letters", "/a".repeat(500_000), "5:299891", "yaml/too-much"],
    ["name of a million letters", `/${"a ".repeat(500_000)}!`, "5:299891", "yaml/too-much"],
  ])("%s isn't a slug", (_, slug, position, rule) => {
    expectRefused(build({ [PAGE]: doc({ slug }) }), `${PAGE}:${position} `, rule);
  });

  test.each(["/100%", "/%", "/%E0%A4%A", "/%ff"])("%s can't be decoded", (slug) => {
    expectRefused(build({ [PAGE]: doc({ slug }) }), SLUG_POSITION, "path/percent-encoding");
  });

  test.each([
    ["a page's", "/Support"],
    ["another page's", "/TAGS"],
    ["with a letter of two forms", "/\u017fupport"],
  ])("%s path in different letters: %s", (_, slug) => {
    const { faultText } = build({
      [PAGE]: doc({ slug }),
      "content/docs/z.md": doc({ slug: "/z" }),
    });
    expect(faultText).toMatch(/(?:build\/page|support)\.md:\d+:1 .*only in letter case/);
    expect(faultText).toContain("[path/letter-case]");
  });

  test.each(["/files/paper", "/notes"])("a file in static/ has the path %s", (slug) => {
    const built = build({ [PAGE]: doc({ slug }), [`static${slug}`]: "", "static/notes.html": "" });
    expectRefused(built, SLUG_POSITION, "path/duplicate");
  });

  test.each([
    ["/über-uns", "/über-uns"],
    ["/%C3%BCber", "/über"],
    ["/日本語/ガイド", "/日本語/ガイド"],
    ["/one-click quickstart", "/one-click quickstart"],
    ["/CELO-coin-summary", "/CELO-coin-summary"],
    ["/bridged_tokens/v1.9", "/bridged_tokens/v1.9"],
    ["../x", "/x"],
    ["./x/", "/build/x"],
    ["/pages/static", "/pages/static"],
  ])("%s is fine", (slug, path) => {
    const built = build({ [PAGE]: doc({ slug }) });
    expect(built.faultText).toBe("");
    expect(pathsOf(built)).toContain(path);
  });
});

describe("file names", () => {
  test.each([
    ["line end", "a\nb"],
    ["escape", "a\u001b]0;x\u0007b"],
    ["override of direction", "a\u202eb"],
    ["backslash", "a\\b"],
    ["quote", 'a"b'],
    ["dollar sign", "a$b"],
    ["star", "*"],
    ["colon", ":a"],
    ["question mark", "a?b"],
    ["hash", "a#b"],
    ["hidden", ".a"],
    ["hidden folder", ".git/a"],
    ["dash first", "-rf"],
    ["dot at the end", "a."],
    ["space at the end", "a "],
    ["encoded", "a%20b"],
    ["long", "a".repeat(200)],
    ["tag", "<b>"],
    ["device of Windows", "con"],
    ["device of Windows in capitals", "NUL"],
    ["folder with the name of a device", "aux/a"],
  ])("%s: a fault at the file, a slug or none", (_, name) => {
    const file = `content/docs/${name}.md`;
    expectRefused(build({ [file]: doc() }), `${file}:1:1 `, "path/file-name");
    expectRefused(build({ [file]: doc({ slug: "/x" }) }), `${file}:1:1 `, "path/file-name");
  });

  test.each(["sw.js", "static/a", "page-data/index", "404", "build/index/index"])(
    "%s.md would have the path of something else",
    (name) => {
      const file = `content/docs/${name}.md`;
      expectRefused(build({ [file]: doc() }), `${file}:1:1 `, "path/reserved");
    },
  );
});

describe("versions", () => {
  test.each([
    ["static"],
    ["Live"],
    ["_headers"],
    [".git"],
    ["a$b"],
    ["1.0\nx"],
    ["1\\0"],
    ["sw.js"],
    ["next"],
    ["Next"],
    ["current"],
    ["CURRENT"],
    ["v".repeat(200)],
    ["*"],
  ])("%j isn't a version name", (name) => {
    const file = `content/versions/${name}/docs/support.md`;
    const { faultText } = build({ [file]: doc(), "content/versions/1.9/docs/support.md": doc() });
    expect(faultText).toContain(`${file}:1:1 `);
    expect(faultText).toContain("[path/version]");
  });

  test("two that differ only in letter case", () => {
    const { faultText } = build({
      "content/versions/v1-RC/docs/support.md": doc(),
      "content/versions/v1-rc/docs/support.md": doc(),
    });
    expect(faultText).toContain("content/versions/v1-rc/docs/support.md:1:1 ");
    expect(faultText).toContain("[path/version]");
  });

  test("a slug can't leave its version", () => {
    const file = "content/versions/1.0/docs/a.md";
    const { faultText } = build({
      [file]: doc({ slug: "../support" }),
      "content/versions/2.0/docs/support.md": doc(),
    });
    expect(faultText).toContain(`${file}:5:1 `);
    expect(faultText).toContain("[path/slug]");
  });
});

describe("tags", () => {
  test.each([
    ["A"],
    ["a b"],
    ["../x"],
    ["a/b"],
    [".git"],
    ["-"],
    ["-a"],
    ["a-"],
    ["a--b"],
    ["a$"],
    ["ü"],
    ["a\\nb"],
    ["a".repeat(61)],
  ])('"%s" is not a valid tag key', (key) => {
    const text = `"${key}":\n  label: A\n  description: Words.\n`;
    const built = build({ "content/tags.yaml": text });
    expect(built.faultText).toContain("content/tags.yaml:1:1 ");
    expect(built.tags).toEqual([]);
  });

  test("a name of a JavaScript built-in isn't a tag, and changes nothing", () => {
    const { tags } = build({ "content/tags.yaml": "__proto__:\n  label: A\n  description: B\n" });
    expect(tags).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
