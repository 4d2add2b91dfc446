import { formatRedirectPage } from "../../../src/outputs/hosting/redirects";
import { checkHeaders } from "../../../src/outputs/public-check/check-headers";
import {
  checkRedirects,
  checkSitemap,
  checkTwins,
} from "../../../src/outputs/public-check/check-lists";
import {
  checkAnchors,
  checkAssets,
  checkLinks,
  checkPageData,
  listEndingSources,
} from "../../../src/outputs/public-check/check-references";
import type { CheckResult, PublicSite } from "../../../src/outputs/public-check/public-site";
import { buildPublicSite, pageHtml } from "../../support/public-site";

type Files = Readonly<Record<string, string>>;

const URL = "https://docs.example.org";
const HOME = { "/index.html": pageHtml("/", "<p>Home</p>") };
const page = (path: string, body = "", head = ""): Files => ({
  [`${path}/index.html`]: pageHtml(path, body, head),
});
const moved = (from: string, to: string): Files => ({
  [`${from}/index.html`]: formatRedirectPage({ from, to }, URL, "Docs"),
});
const sitemap = (...paths: string[]): Files => ({
  "/sitemap.xml": `<urlset>${paths.map((path) => `<url><loc>${URL}${path}</loc></url>`).join("\n")}</urlset>`,
});

/** Faults as `file:line:column rule problem`. */
const run = (check: (site: PublicSite) => CheckResult, ...files: Files[]): string[] =>
  check(buildPublicSite(Object.assign({}, ...files) as Files)).faults.map(
    ({ file, line, column, rule, problem }) => `${file}:${line}:${column} ${rule} ${problem}`,
  );

describe("links", () => {
  test("to pages and files that are there are fine, wherever they are written from", () => {
    const links = '<a href="/a%20b">1</a><a href="../x.txt?y">2</a><a href="#z">3</a>';
    expect(
      run(checkLinks, HOME, page("/a b", links), page("/c/d", '<a href="/">'), { "/x.txt": "" }),
    ).toEqual([]);
  });

  test("to nothing are reported with their place", () => {
    expect(run(checkLinks, HOME, page("/a", '\n<p><a class="b" href="/aa">x</a>'))).toEqual([
      "public/a/index.html:2:4 public/dead-link This link leads to /aa, but nothing answers there.",
    ]);
  });

  test("to an old address are reported with the new one", () => {
    const site = buildPublicSite({ ...page("/a", '<a href="/old">'), ...moved("/old", "/a") });
    expect(checkLinks(site).faults.map(({ rule, fix }) => [rule, fix])).toEqual([
      ["public/moved-link", "Link to /a."],
    ]);
  });

  test("to other sites, and text in scripts, are nobody's business", () => {
    const body = `<a href="https://example.org/x">1</a><a href="mailto:a@b.c">2</a><script>'<a href="/no">'</script>`;
    expect(run(checkLinks, page("/a", body))).toEqual([]);
  });

  test("in full cite what is there today, and are listed apart", () => {
    const site = buildPublicSite(
      page(
        "/a",
        `<a href="${URL}/gone#x">1</a><a href="${URL}/gone">2</a><a href="${URL}/a">3</a>`,
      ),
    );
    expect(checkLinks(site).faults).toEqual([]);
    expect(listEndingSources(site)).toEqual(["/gone"]);
  });
});

test("anchors are ids of the page they lead to", () => {
  const body = '<h2 id="a-&amp;-b">x</h2>';
  expect(
    run(
      checkAnchors,
      page("/a", body),
      page("/b", '<a href="/a#a-%26-b">1</a><a href="/a#c">2</a>'),
    ),
  ).toEqual([expect.stringContaining("public/dead-anchor This link leads to #c of /a")]);
});

test("assets of pages and of styles are there", () => {
  const body = '<img src="/x.png" srcset="/y.png 1x, /z.png 2x">';
  expect(
    run(checkAssets, page("/a", body), {
      "/x.png": "",
      "/y.png": "",
      "/a.css": "p{background:url(data:image/png,x)}\nq{background:url('/no.png')}",
    }),
  ).toEqual([
    expect.stringMatching(/^public\/a\/index.html:1:\d+ public\/missing-asset .*\/z\.png/),
    expect.stringMatching(/^public\/a.css:2:14 public\/missing-asset .*\/no\.png/),
  ]);
});

test("every page has data and text for navigations, and old addresses need none", () => {
  const data = {
    "/page-data/index/page-data.json": "{}",
    "/page-data/index/page.txt": "",
    "/page-data/b/page-data.json": "{}",
  };
  const pages = [page("/a"), page("/b"), moved("/old", "/a")];
  expect(run(checkPageData, HOME, ...pages, data)).toEqual([
    expect.stringContaining("/page-data/a/page-data.json is not there"),
    expect.stringContaining("/page-data/a/page.txt is not there"),
    expect.stringContaining("/page-data/b/page.txt is not there"),
  ]);
});

describe("headers", () => {
  const headers = (site: Files): string => buildPublicSite(site).read("/_headers");

  test("as the build writes them are fine", () => {
    expect(run(checkHeaders, page("/a", "<script>1</script><p style='x'>"))).toEqual([]);
  });

  test("that are not there at all are reported", () => {
    const site = { ...buildPublicSite(HOME), read: () => "" };
    expect(checkHeaders(site).faults.map(({ rule }) => rule)).toEqual(["public/no-headers"]);
  });

  test("that stop a page's own script or style are reported", () => {
    const old = { "/_headers": headers(HOME) };
    expect(run(checkHeaders, page("/a", "<script>1</script><style>p{}</style>"), old)).toEqual([
      expect.stringContaining("public/blocked-script"),
      expect.stringContaining("public/blocked-style"),
    ]);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", "*", "https:"])(
    "that let scripts run by %s are told",
    (source) => {
      const text = headers(HOME).replace("script-src 'self'", `script-src 'self' ${source}`);
      expect(run(checkHeaders, HOME, { "/_headers": text })).toEqual([
        expect.stringContaining("public/loose-policy"),
      ]);
    },
  );

  test("that leave one out are reported", () => {
    const text = headers(HOME).replace(/ {2}X-Content-Type-Options.*\n/, "");
    expect(run(checkHeaders, HOME, { "/_headers": text })).toEqual([
      expect.stringContaining("is sent without X-Content-Type-Options"),
    ]);
  });

  test("for nothing, or longer than hosts read, are reported", () => {
    const text = `${headers(HOME)}\n/nothing/*\n  X-A: ${"a".repeat(2000)}\n`;
    expect(run(checkHeaders, HOME, { "/_headers": text })).toEqual([
      expect.stringContaining("No file of the site matches /nothing/*"),
      expect.stringContaining("This line has 2007 characters"),
    ]);
  });

  test("keep nothing for a year whose name stays the same", () => {
    const text = `${headers(HOME)}\n/*.js\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`;
    const scripts = { "/app-b157228323b292f9ad01.js": "", "/app.js": "" };
    expect(run(checkHeaders, HOME, scripts, { "/_headers": text })).toEqual([
      expect.stringContaining("/app.js is kept for a year"),
    ]);
  });

  test("say of everything else that it is asked for again", () => {
    const text = headers(HOME).replace("must-revalidate", "stale-if-error=9");
    expect(run(checkHeaders, HOME, { "/_headers": text })[0]).toContain("public/wrong-caching");
  });
});

describe("the sitemap", () => {
  const hidden = '<meta name="robots" content="noindex"/>';

  test("names every page that may be found, and no other", () => {
    expect(
      run(
        checkSitemap,
        HOME,
        page("/a"),
        page("/h", "", hidden),
        moved("/old", "/a"),
        sitemap("/", "/a"),
      ),
    ).toEqual([]);
  });

  test.each([
    { what: "nothing", entry: "/no", problem: "no page answers there" },
    { what: "a hidden page", entry: "/h", problem: "asks search engines to leave it out" },
    { what: "an old address", entry: "/old", problem: "which has moved" },
    { what: "a copy", entry: "/copy", problem: "whose canonical address is" },
  ])("does not name $what", ({ entry, problem }) => {
    const copy = { "/copy/index.html": pageHtml("/a", "") };
    expect(
      run(
        checkSitemap,
        page("/a"),
        page("/h", "", hidden),
        copy,
        moved("/old", "/a"),
        sitemap("/a", entry),
      ),
    ).toEqual([expect.stringContaining(problem)]);
  });

  test("that forgets a page, or is empty, is reported", () => {
    expect(run(checkSitemap, HOME, page("/a"), sitemap("/"))).toEqual([
      expect.stringContaining("/a may be found by search engines"),
    ]);
    expect(run(checkSitemap)).toEqual([expect.stringContaining("names no page")]);
  });
});

describe("redirects", () => {
  const rules = (text: string): Files => ({ "/_redirects": text });

  test("with a page for each rule and a rule for each page are fine", () => {
    expect(
      run(
        checkRedirects,
        page("/a", '<h2 id="b">'),
        moved("/old", "/a#b"),
        rules("/old /a#b 301\n"),
      ),
    ).toEqual([]);
  });

  test.each([
    { rule: "/old /a 302", problem: 'redirects with the status "302"' },
    { rule: "/old /no 301", problem: "leads to /no, and no page answers there" },
    { rule: "/old /a#no 301", problem: "leads to #no" },
    { rule: "/old /older 301", problem: "which has moved" },
  ])('"$rule" is told', ({ rule, problem }) => {
    const to = rule.split(" ")[1] ?? "";
    const found = run(
      checkRedirects,
      page("/a"),
      moved("/old", to),
      moved("/older", "/a"),
      rules(`${rule}\n/older /a 301\n`),
    );
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  test("whose page leads elsewhere, or that have no rule, are reported", () => {
    expect(
      run(
        checkRedirects,
        page("/a"),
        page("/b"),
        moved("/old", "/b"),
        moved("/x", "/a"),
        rules("/old /a 301\n"),
      ),
    ).toEqual([
      expect.stringContaining("does not lead to /a"),
      expect.stringContaining("_redirects has no rule"),
    ]);
  });
});

describe("twins", () => {
  const doc = (path: string): Files => page(path, '<main data-doc-version="current">');

  test("are no matter as long as there is none", () => {
    expect(run(checkTwins, doc("/a"))).toEqual([]);
  });

  test("with the first of them every doc has one", () => {
    expect(run(checkTwins, HOME, doc("/a"), doc("/b"), { "/a.md": "# A" })).toEqual([
      expect.stringContaining("public/no-twin /b has no Markdown twin"),
    ]);
  });

  test("that the lists for programs name are there; what is in code is none of them", () => {
    const list = `- [A](${URL}/a.md)\n- [B](${URL}/b.md)\n\`\`\`\n[C](${URL}/c.md)\n\`\`\`\n`;
    expect(run(checkTwins, doc("/a"), { "/a.md": "# A", "/llms.txt": list })).toEqual([
      expect.stringMatching(/^public\/llms.txt:2:5 public\/dead-link .*\/b\.md/),
    ]);
  });
});

describe("what is no reference of this site's own", () => {
  test("is counted nowhere", () => {
    const body = `<a href="#">1</a><a href="#top">2</a><a href="https://x.example/#y">3</a><a href="/old#z">4</a>`;
    const site = buildPublicSite({ ...page("/a", body), ...moved("/old", "/a") });
    expect(checkAnchors(site)).toEqual({ kind: "anchors", checked: 1, faults: [] });
  });

  test("an old address may lead to another old address, a page may not", () => {
    const files = { ...HOME, ...moved("/old", "/older"), ...moved("/older", "/") };
    expect(run(checkLinks, files)).toEqual([]);
  });

  test("an asset may be a page, or of another site", () => {
    const body = '<img src="/b"><img src="https://x.example/y.png"><img src="/a.txt">';
    expect(run(checkAssets, page("/a", body), page("/b"), { "/a.txt": "" })).toEqual([]);
  });
});
