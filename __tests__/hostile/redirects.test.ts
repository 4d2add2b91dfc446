import { type Redirect, readRedirects } from "../../src/docs/links/redirects";
import { formatFaults } from "../../src/faults/format-faults";
import { formatNginxMaps } from "../../src/outputs/hosting/nginx";
import { formatRedirectPage, formatRedirects } from "../../src/outputs/hosting/redirects";
import { runInTime } from "../support/hostile/cpu-time";

const scope = {
  paths: new Map(["/", "/build", "/learn/CELO-coin-summary"].map((path) => [path, undefined])),
  hasStaticFile: (path: string) => path === "/files/paper.pdf",
};
const read = (text: string): ReturnType<typeof readRedirects> & { text: string } =>
  runInTime(() => {
    const found = readRedirects(text, scope);
    return { ...found, text: formatFaults(found.faults) };
  });

const entry = (from: string, to = "/build"): string =>
  `- from: ${JSON.stringify(from)}\n  to: ${JSON.stringify(to)}\n`;

describe("old paths", () => {
  test.each([
    ["dots out of the site", "/../../x"],
    ["dots inside", "/a/../b"],
    ["dot", "/./a"],
    ["everything", "/*"],
    ["everything below", "/a/*"],
    ["star inside", "/a*b"],
    ["placeholder", "/:page"],
    ["placeholder below", "/a/:splat"],
    ["other host", "//evil.example"],
    ["backslash", "/\\evil.example"],
    ["quote", '/a"b'],
    ["apostrophe", "/a'b"],
    ["variable", "/$host"],
    ["variable in braces", "/${host}"],
    ["semicolon and brace", "/a; } server {"],
    ["expression", "~^/.*$"],
    ["keyword of nginx", "default"],
    ["another keyword of nginx", "include"],
    ["space first", "/ a"],
    ["two spaces", "/a  b"],
    ["status at the end", "/a /b 200!"],
    ["line break and rule", "/a\n/* https://evil.example 301"],
    ["carriage return", "/a\rb"],
    ["tab", "/a\tb"],
    ["encoded", "/a%2Fb"],
    ["query", "/a?b=1"],
    ["anchor", "/a#b"],
    ["scheme", "https://docs.example/a"],
    ["tag", "/<script>alert(1)</script>"],
    ["rules of hosts", "/_redirects"],
    ["headers of hosts", "/_headers"],
    ["service worker", "/sw.js"],
    ["data of pages", "/page-data/app-data.json"],
    ["static files", "/static/x"],
    ["hidden", "/.git/config"],
    ["well-known path", "/.well-known/security.txt"],
    ["404 page", "/404"],
    ["file", "/a.html"],
    ["twin", "/build.md"],
    ["list for crawlers", "/robots.txt"],
    ["long name", `/${"a".repeat(121)}`],
    ["long path", "/a".repeat(201)],
    ["very long path", "/a".repeat(50_000)],
    ["slashes", "/".repeat(100_000)],
    ["nothing", ""],
    ["slash at the end", "/a/"],
  ])("%s is refused at its line", (_, from) => {
    const { text, redirects } = read(entry(from) + entry("/ok"));
    expect(text).toContain("content/redirects.yaml:1:3 ");
    expect(redirects).toEqual([{ from: "/ok", to: "/build" }]);
  });

  test.each([
    ["a page's path", "/BUILD"],
    ["a page's path, the other way round", "/learn/celo-coin-summary"],
    ["the path of another one", "/Ok"],
  ])("%s in different letters is refused", (_, from) => {
    expect(read(entry(from) + entry("/ok")).text).toMatch(
      /content\/redirects\.yaml:1:3 .*only in letter case[\s\S]*\[redirects\/letter-case\]/,
    );
  });
});

test.each([
  ["a very long old path", entry("/a".repeat(500_000)), "1:300001", "yaml/too-much"],
  ["slashes", entry("/".repeat(500_000)), "1:300001", "yaml/too-much"],
  ["a very long new path", entry("/old", "/a".repeat(500_000)), "2:299986", "yaml/too-much"],
  ["null byte", entry("/a\0b"), "1:9", "text/control-character"],
  ["invisible letter", entry("/a\u3164"), "1:9", "text/invisible"],
  ["override of direction", entry("/a\u202eb"), "1:12", "text/bidirectional"],
])("%s: nothing in the list is used", (_, text, position, rule) => {
  const found = read(text + entry("/ok"));
  expect(found.text).toContain(`content/redirects.yaml:${position} `);
  expect(found.text).toContain(`[${rule}]`);
  expect(found.redirects).toEqual([]);
});

describe("new paths", () => {
  test.each([
    ["other host", "//evil.example"],
    ["other host by backslash", "/\\evil.example"],
    ["encoded backslash", "/%5Cevil.example"],
    ["tab and host", "/\t/evil.example"],
    ["line end", "/build\nSet-Cookie: a=1"],
    ["whole address", "https://evil.example"],
    ["script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["relative", "build"],
    ["dots", "/../build"],
    ["star", "/*"],
    ["placeholder", "/:splat"],
    ["variable", "/$host"],
    ["quote", '/build"'],
    ["query", "/build?a=1"],
    ["encoded", "/a%20b"],
    ["quote in the anchor", '/build#a"b'],
    ["variable in the anchor", "/build#$host"],
    ["tag in the anchor", "/build#<script>"],
    ["backslash in the anchor", "/build#a\\b"],
    ["line break in the anchor", "/build#a\nb"],
    ["two anchors", "/build#a#b"],
    ["empty anchor", "/build#"],
    ["nothing", ""],
    ["very long path", "/a".repeat(50_000)],
  ])("%s is refused at its line", (_, to) => {
    const { text, redirects } = read(entry("/old", to));
    expect(text).toContain("content/redirects.yaml:2:3 ");
    expect(redirects).toEqual([]);
  });

  test.each(["/build#part-2", "/build#über", "/build", "/files/paper.pdf", "/"])(
    "%s is fine",
    (to) => {
      expect(read(entry("/old", to)).text).toBe("");
    },
  );
});

/** Checked content can't contain these redirects, but each writer still has to refuse or escape them. */
const SLIPPED: readonly [name: string, redirect: Redirect][] = [
  ["star", { from: "/*", to: "/build" }],
  ["placeholder", { from: "/a/:x", to: "/build" }],
  ["placeholder as target", { from: "/a", to: "/:splat" }],
  ["other host", { from: "/a", to: "//evil.example" }],
  ["whole address", { from: "/a", to: "https://evil.example" }],
  ["dots", { from: "/../../x", to: "/build" }],
  ["dots inside", { from: "/a/../../x", to: "/build" }],
  ["query", { from: "/a?b", to: "/build" }],
  ["keyword of nginx", { from: "default", to: "/build" }],
];

test.each(SLIPPED)("every writer refuses a redirect with a %s", (_, redirect) => {
  const problem = "can't be written so that every host reads it the same way";
  expect(() => formatRedirects([redirect])).toThrow(problem);
  expect(() => formatNginxMaps([], [redirect])).toThrow(problem);
  expect(() => formatRedirectPage(redirect, "https://docs.example", "Docs")).toThrow(problem);
});

test.each([
  ["variable", { from: "/$host", to: "/build" }],
  ["variable as target", { from: "/a", to: "/$host" }],
  ["line end", { from: '/a\n"; }', to: "/build" }],
])("a redirect with a %s is never written into nginx's configuration", (_, redirect) => {
  expect(() => formatNginxMaps([], [redirect])).toThrow(
    "can't be written into nginx's configuration",
  );
});

test("escapable characters are escaped: rules stay one line of three words, and nginx's strings stay strings", () => {
  const redirect = { from: '/a b"\\\n', to: "/ü \\" };
  expect(formatRedirects([redirect])).toBe("/a%20b%22%5C%0A /%C3%BC%20%5C 301\n");
  const { from } = { from: '/a "b\\' };
  expect(formatNginxMaps([], [{ from, to: "/ü \\" }])).toContain(
    '  "/a \\"b\\\\" "/%C3%BC%20%5C";\n',
  );
});
