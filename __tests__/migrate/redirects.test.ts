import { mergeRedirects } from "../../src/migrate/redirects/merge-redirects";
import { readRedirectRules, readRedirects } from "../../src/migrate/redirects/read-redirects";
import { readLiteral } from "../../src/migrate/sidebars/literal";

const readFile = (file: string, text: string) => {
  const literal = readLiteral(file, text);
  return literal ? readRedirects(literal) : [];
};

/** Merges redirects, each written as `/old /new`, into a site with the pages /build and /build/deploy. */
const merge = (rules: readonly string[], published: readonly string[] = []) =>
  mergeRedirects(readRules(rules), {
    pages: new Set(["/", "/build", "/build/deploy"]),
    redirects: new Map([["/tools/deploy", "/build/deploy#choose"]]),
    gone: [{ from: "/blog/*", to: "/", reason: "It moved to another site." }],
    published,
  });

const readRules = (rules: readonly string[]) =>
  rules.map((rule, index) => {
    const [source = "", destination = ""] = rule.split(" ");
    return { source, destination, line: index + 1 };
  });

test("Mintlify's docs.json has a list of sources and destinations", () => {
  const text = '{\n "redirects": [\n  {"source": "/a", "destination": "/b"}\n ]\n}';
  expect(readFile("docs.json", text)).toEqual([{ source: "/a", destination: "/b", line: 3 }]);
});

test("Docusaurus has a plugin whose redirects may start from several paths", () => {
  const text = `module.exports = {
    plugins: [
      "other",
      ["@docusaurus/plugin-client-redirects", { redirects: [{ from: ["/a", "/b"], to: "/c" }, { from: "/d", to: "/e" }] }],
    ],
  };`;
  const found = readFile("docusaurus.config.js", text);
  expect(found.map(({ source, destination }) => [source, destination])).toEqual([
    ["/a", "/c"],
    ["/b", "/c"],
    ["/d", "/e"],
  ]);
});

test("_redirects has a rule per line, and its splat is a wildcard", () => {
  const rules = readRedirectRules("# old\n/a /b 301\n\n/c/* /d/:splat\n");
  expect(rules).toEqual([
    { source: "/a", destination: "/b", line: 2 },
    { source: "/c/:splat*", destination: "/d/:splat*", line: 4 },
  ]);
});

test("redirects are followed to a page or to a redirect of ours, and anchors of the other site are dropped", () => {
  const { added, left } = merge(["/start /next#top", "/next /tools/deploy", "/index /build/index"]);
  expect(added).toEqual([
    { from: "/next", to: "/build/deploy#choose" },
    { from: "/start", to: "/build/deploy#choose" },
  ]);
  expect(left).toEqual([]);
});

test("a wildcard is expanded for each known path; exact paths and longer wildcards win", () => {
  const { added, left } = merge(
    ["/old/:slug* /build/:slug*", "/old/a/:slug* /build", "/old/b /"],
    ["/old/deploy", "/old/a/deploy", "/old/b", "/old", "/build/deploy"],
  );
  expect(added).toEqual([
    { from: "/old", to: "/build" },
    { from: "/old/a/deploy", to: "/build" },
    { from: "/old/b", to: "/" },
    { from: "/old/deploy", to: "/build/deploy" },
  ]);
  expect(left).toEqual([]);
});

test.each([
  ["/a https://example.org", "It leads to another site."],
  ["/a /nowhere", "There is no page /nowhere here."],
  ["/a /a", "It is part of a loop."],
  ["/a/:slug* /build/:slug*", "No known path matches this wildcard."],
])("%s is left to a person", (rule, reason) => {
  const { added, left } = merge([rule]);
  expect([added, left.map((one) => one.reason)]).toEqual([[], [reason]]);
});

test("addresses that are gone stay gone", () => {
  const { added, unanswered } = merge(["/blog/:slug* /build"], ["/blog/a"]);
  expect([added, unanswered]).toEqual([[], []]);
});

test("a published path that no rule matches is listed", () => {
  expect(merge(["/a /build"], ["/b", "/build/", "/c/index"]).unanswered).toEqual(["/b", "/c"]);
});

test("tens of thousands of wildcards and paths are merged in seconds, and endless paths are left out", () => {
  const many = Array.from({ length: 30_000 }, (_, at) => `/w${at}/:slug* /build`);
  const published = [
    ...Array.from({ length: 30_000 }, (_, at) => `/w${at}/x/y`),
    "/a".repeat(500_000),
  ];
  const start = process.cpuUsage();
  expect(merge(many, published).added).toHaveLength(30_000);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10);
});
