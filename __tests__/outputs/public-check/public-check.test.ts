import { formatRedirectPage } from "../../../src/outputs/hosting/redirects";
import {
  checkCharacters,
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
import {
  type SiteFiles,
  buildPublicSite,
  checkFiles,
  pageFile,
  pageHtml,
} from "../../support/public-site";

const URL = "https://docs.example.org";
const HOME = { "/index.html": pageHtml("/", "<p>Home</p>") };
const moved = (from: string, to: string): SiteFiles => ({
  [`${from}/index.html`]: formatRedirectPage({ from, to }, URL, "Docs"),
});
const sitemap = (...paths: string[]): SiteFiles => ({
  "/sitemap.xml": `<urlset>${paths.map((path) => `<url><loc>${URL}${path}</loc></url>`).join("\n")}</urlset>`,
});

describe("links", () => {
  test("to existing pages and files are fine, wherever they are", () => {
    const links = '<a href="/a%20b">1</a><a href="../x.txt?y">2</a><a href="#z">3</a>';
    expect(
      checkFiles(checkLinks, HOME, pageFile("/a b", links), pageFile("/c/d", '<a href="/">'), {
        "/x.txt": "",
      }),
    ).toEqual([]);
  });

  test("to nothing are reported with their position", () => {
    expect(
      checkFiles(checkLinks, HOME, pageFile("/a", '\n<p><a class="b" href="/aa">x</a>')),
    ).toEqual([
      "public/a/index.html:2:4 public/dead-link This link leads to /aa, which doesn't exist.",
    ]);
  });

  test("to an old address are reported with the new one", () => {
    const site = buildPublicSite({ ...pageFile("/a", '<a href="/old">'), ...moved("/old", "/a") });
    expect(checkLinks(site).faults.map(({ rule, fix }) => [rule, fix])).toEqual([
      ["public/moved-link", "Link to /a."],
    ]);
  });

  test("to other sites, and text in scripts, aren't checked", () => {
    const body = `<a href="https://example.org/x">1</a><a href="mailto:a@b.c">2</a><script>'<a href="/no">'</script>`;
    expect(checkFiles(checkLinks, pageFile("/a", body))).toEqual([]);
  });

  test("with a host cite what exists today, and are listed separately", () => {
    const site = buildPublicSite(
      pageFile(
        "/a",
        `<a href="${URL}/gone#x">1</a><a href="${URL}/gone">2</a><a href="${URL}/a">3</a><a href="${URL}anic/x">4</a>`,
      ),
    );
    expect(checkLinks(site).faults).toEqual([]);
    expect(listEndingSources(site)).toEqual(["/gone"]);
  });
});

test("a NUL character in a page is reported with its position", () => {
  expect(checkFiles(checkCharacters, HOME, pageFile("/a", "\n<p>Next \0→"))).toEqual([
    "public/a/index.html:2:9 public/nul-character This page contains a NUL character.",
  ]);
});

test("anchors must be ids of the page they lead to", () => {
  const body = '<h2 id="a-&amp;-b">x</h2>';
  expect(
    checkFiles(
      checkAnchors,
      pageFile("/a", body),
      pageFile("/b", '<a href="/a#a-%26-b">1</a><a href="/a#c">2</a>'),
    ),
  ).toEqual([expect.stringContaining("public/dead-anchor This link leads to #c on /a")]);
});

test("assets of pages and styles must exist", () => {
  const body = '<img src="/x.png" srcset="/y.png 1x, /z.png 2x">';
  expect(
    checkFiles(checkAssets, pageFile("/a", body), {
      "/x.png": "",
      "/y.png": "",
      "/a.css": "p{background:url(data:image/png,x)}\nq{background:url('/no.png')}",
    }),
  ).toEqual([
    expect.stringMatching(/^public\/a\/index.html:1:\d+ public\/missing-asset .*\/z\.png/),
    expect.stringMatching(/^public\/a.css:2:14 public\/missing-asset .*\/no\.png/),
  ]);
});

test("every page needs data for navigations, and old addresses don't", () => {
  const data = {
    "/page-data/index/page-data.json": "{}",
    "/page-data/b/page-data.json": "{}",
  };
  const pages = [pageFile("/a"), pageFile("/b"), moved("/old", "/a")];
  expect(checkFiles(checkPageData, HOME, ...pages, data)).toEqual([
    expect.stringContaining("/page-data/a/page-data.json is missing"),
  ]);
});

describe("the sitemap", () => {
  const hidden = '<meta name="robots" content="noindex"/>';

  test("lists every indexable page, and no other", () => {
    expect(
      checkFiles(
        checkSitemap,
        HOME,
        pageFile("/a"),
        pageFile("/h", "", hidden),
        moved("/old", "/a"),
        sitemap("/", "/a"),
      ),
    ).toEqual([]);
  });

  test.each([
    { what: "nothing", entry: "/no", problem: "no page has that address" },
    { what: "a hidden page", entry: "/h", problem: "is marked noindex" },
    { what: "an old address", entry: "/old", problem: "which has moved" },
    { what: "a copy", entry: "/copy", problem: "whose canonical address is" },
  ])("may not list $what", ({ entry, problem }) => {
    const copy = { "/copy/index.html": pageHtml("/a", "") };
    expect(
      checkFiles(
        checkSitemap,
        pageFile("/a"),
        pageFile("/h", "", hidden),
        copy,
        moved("/old", "/a"),
        sitemap("/a", entry),
      ),
    ).toEqual([expect.stringContaining(problem)]);
  });

  test("that lacks a page, or is empty, is reported", () => {
    expect(checkFiles(checkSitemap, HOME, pageFile("/a"), sitemap("/"))).toEqual([
      expect.stringContaining("/a may be indexed by search engines"),
    ]);
    expect(checkFiles(checkSitemap)).toEqual([expect.stringContaining("is empty")]);
  });
});

describe("redirects", () => {
  const rules = (text: string): SiteFiles => ({ "/_redirects": text });

  test("with a page for each rule and a rule for each page are fine", () => {
    expect(
      checkFiles(
        checkRedirects,
        pageFile("/a", '<h2 id="b">'),
        moved("/old", "/a#b"),
        rules("/old /a#b 301\n"),
      ),
    ).toEqual([]);
  });

  test.each([
    { rule: "/old /a 302", problem: 'redirects with the status "302"' },
    { rule: "/old /no 301", problem: "redirects to /no, but no page has that address" },
    { rule: "/old /a#no 301", problem: "redirects to #no" },
    { rule: "/old /older 301", problem: "which has moved" },
  ])('"$rule" is reported', ({ rule, problem }) => {
    const to = rule.split(" ")[1] ?? "";
    const found = checkFiles(
      checkRedirects,
      pageFile("/a"),
      moved("/old", to),
      moved("/older", "/a"),
      rules(`${rule}\n/older /a 301\n`),
    );
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  test("whose page leads elsewhere, or that have no rule, are reported", () => {
    expect(
      checkFiles(
        checkRedirects,
        pageFile("/a"),
        pageFile("/b"),
        moved("/old", "/b"),
        moved("/x", "/a"),
        rules("/old /a 301\n"),
      ),
    ).toEqual([
      expect.stringContaining("doesn't redirect to /a"),
      expect.stringContaining("_redirects has no rule"),
    ]);
  });
});

describe("Markdown copies", () => {
  const doc = (path: string): SiteFiles => pageFile(path, '<main data-doc-version="current">');

  test("aren't required as long as no doc has one", () => {
    expect(checkFiles(checkTwins, doc("/a"))).toEqual([]);
  });

  test("are required of every doc as soon as one has one", () => {
    expect(checkFiles(checkTwins, HOME, doc("/a"), doc("/b"), { "/a.md": "# A" })).toEqual([
      expect.stringContaining("public/no-twin /b has no Markdown copy"),
    ]);
  });

  test("in the lists for programs must exist; those in code aren't checked", () => {
    const list = `- [A](${URL}/a.md)\n- [B](${URL}/b.md)\n\`\`\`\n[C](${URL}/c.md)\n\`\`\`\n`;
    expect(checkFiles(checkTwins, doc("/a"), { "/a.md": "# A", "/llms.txt": list })).toEqual([
      expect.stringMatching(/^public\/llms.txt:2:5 public\/dead-link .*\/b\.md/),
    ]);
  });
});

describe("references that aren't this site's own", () => {
  test("aren't counted anywhere", () => {
    const body = `<a href="#">1</a><a href="#top">2</a><a href="https://x.example/#y">3</a><a href="/old#z">4</a>`;
    const site = buildPublicSite({ ...pageFile("/a", body), ...moved("/old", "/a") });
    expect(checkAnchors(site)).toEqual({ kind: "anchors", checked: 1, faults: [] });
  });

  test("an old address may lead to another old address, a page may not", () => {
    const files = { ...HOME, ...moved("/old", "/older"), ...moved("/older", "/") };
    expect(checkFiles(checkLinks, files)).toEqual([]);
  });

  test("an asset may be a page, or from another site", () => {
    const body = '<img src="/b"><img src="https://x.example/y.png"><img src="/a.txt">';
    expect(checkFiles(checkAssets, pageFile("/a", body), pageFile("/b"), { "/a.txt": "" })).toEqual(
      [],
    );
  });
});
