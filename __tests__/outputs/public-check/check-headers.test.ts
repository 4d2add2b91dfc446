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

  test.each(["'unsafe-inline'", "'unsafe-eval'", "*", "https:"])(
    "that allow scripts by %s are reported",
    (source) => {
      const text = headers(HOME).replace("script-src 'self'", `script-src 'self' ${source}`);
      expect(checkFiles(checkHeaders, HOME, { "/_headers": text })).toEqual([
        expect.stringContaining("public/loose-policy"),
      ]);
    },
  );

  test("that lack one are reported", () => {
    const text = headers(HOME).replace(/ {2}X-Content-Type-Options.*\n/, "");
    expect(checkFiles(checkHeaders, HOME, { "/_headers": text })).toEqual([
      expect.stringContaining("is sent without X-Content-Type-Options"),
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
