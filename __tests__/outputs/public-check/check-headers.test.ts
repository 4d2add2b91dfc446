import { formatHeaders, listHeaderRules } from "../../../src/outputs/hosting/header-rules";
import {
  collectNeeds,
  formatFramePolicy,
  formatPagePolicy,
  formatRelayPolicy,
} from "../../../src/outputs/hosting/policy";
import { checkHeaders } from "../../../src/outputs/public-check/check-headers";
import {
  type SiteFiles,
  buildPublicSite,
  checkFiles,
  pageFile,
  pageHtml,
} from "../../support/public-site";

const HOME = { "/index.html": pageHtml("/", "<p>Home</p>") };

describe("headers", () => {
  const headers = (site: SiteFiles): string => buildPublicSite(site).read("/_headers");

  test("as the build writes them are fine", () => {
    expect(checkFiles(checkHeaders, pageFile("/a", "<script>1</script><p style='x'>"))).toEqual([]);
  });

  test("that are missing altogether are reported", () => {
    const site = { ...buildPublicSite(HOME), read: () => "" };
    expect(checkHeaders(site).faults.map(({ rule }) => rule)).toEqual(["public/no-headers"]);
  });

  test("that block a page's own script or style are reported", () => {
    const old = { "/_headers": headers(HOME) };
    expect(
      checkFiles(checkHeaders, pageFile("/a", "<script>1</script><style>p{}</style>"), old),
    ).toEqual([
      expect.stringContaining("public/blocked-script"),
      expect.stringContaining("public/blocked-style"),
    ]);
  });

  test.each([
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'strict-dynamic'",
    "*",
    "https:",
    "data:",
    "https://other.example",
  ])("that allow scripts by %s are reported", (source) => {
    const text = headers(HOME).replace("script-src 'self'", `script-src 'self' ${source}`);
    expect(checkFiles(checkHeaders, HOME, { "/_headers": text })).toEqual([
      `public/index.html:1:1 public/loose-policy The policy of / allows scripts by ${source}.`,
    ]);
  });

  test("may allow the scripts of a service that is configured, and then lack Trusted Types", () => {
    const external = { "script-src": ["https://tag.example"] };
    const pages = formatPagePolicy(collectNeeds(Object.values(HOME)), external);
    const text = formatHeaders(listHeaderRules({ pages }));
    const site = { ...buildPublicSite({ ...HOME, "/_headers": text }), external };
    const loose = checkHeaders(site).faults.filter(({ rule }) => rule === "public/loose-policy");
    expect(loose).toEqual([]);
  });

  test.each([
    "default-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])("without %s in the pages' policy are reported", (directive) => {
    const [name = ""] = directive.split(" ");
    for (const loose of [`${name} *`, "upgrade-insecure-requests"]) {
      const text = headers(HOME).replace(directive, loose);
      expect(checkFiles(checkHeaders, HOME, { "/_headers": text })).toEqual([
        expect.stringContaining(`The policy of / lacks ${directive}.`),
      ]);
    }
  });

  test.each(["/live/plain-0123456789abcdef.html", "/live/relay-0123456789abcdef.html"])(
    "that don't isolate %s from the site are reported",
    (frame) => {
      const needs = collectNeeds([]);
      const text = formatHeaders(
        listHeaderRules({
          pages: formatPagePolicy(needs),
          liveFrames: formatFramePolicy(needs),
          relayFrame: formatRelayPolicy(needs, ["https://forno.celo.org"]),
        }),
      );
      const check = (written: string): string[] =>
        checkFiles(checkHeaders, { [frame]: "", "/_headers": written })
          .filter((fault) => fault.includes("public/loose-policy"))
          .map((fault) => fault.replace(/.* lacks /, ""));
      expect(check(text)).toEqual([]);
      expect(
        check(text.replaceAll("sandbox allow-scripts", "sandbox allow-scripts allow-same-origin")),
      ).toEqual(["sandbox allow-scripts."]);
      expect(check(text.replaceAll("default-src 'none'", "default-src 'self'"))).toEqual([
        "default-src 'none'.",
      ]);
      expect(check(text.replaceAll("form-action 'none'", "form-action *"))).toEqual([
        "form-action 'none'.",
      ]);
      expect(check(text.replaceAll("frame-ancestors 'self'", "frame-ancestors *"))).toEqual([
        "frame-ancestors 'self'.",
      ]);
    },
  );

  test.each([
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "Referrer-Policy",
    "Permissions-Policy",
  ])("without %s are reported", (name) => {
    const text = headers(HOME).replace(new RegExp(` {2}${name}.*\\n`), "");
    expect(checkFiles(checkHeaders, HOME, { "/_headers": text })).toEqual([
      expect.stringContaining(`is sent without ${name}`),
    ]);
  });

  test("for no file, or longer than hosts accept, are reported", () => {
    const text = `${headers(HOME)}\n/nothing/*\n  X-A: ${"a".repeat(2000)}\n`;
    expect(checkFiles(checkHeaders, HOME, { "/_headers": text })).toEqual([
      expect.stringContaining("No file of the site matches /nothing/*"),
      expect.stringContaining("This line has 2007 characters"),
    ]);
  });

  test("cache no file for a year if its name stays the same", () => {
    const text = `${headers(HOME)}\n/*.js\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`;
    const scripts = { "/app-b157228323b292f9ad01.js": "", "/app.js": "" };
    expect(checkFiles(checkHeaders, HOME, scripts, { "/_headers": text })).toEqual([
      expect.stringContaining("/app.js is cached for a year"),
    ]);
  });

  test("require everything else to be revalidated", () => {
    const text = headers(HOME).replace("must-revalidate", "stale-if-error=9");
    expect(checkFiles(checkHeaders, HOME, { "/_headers": text })[0]).toContain(
      "public/wrong-caching",
    );
  });
});
