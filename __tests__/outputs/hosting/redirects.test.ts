import {
  REDIRECT_SCRIPT,
  formatRedirectPage,
  formatRedirects,
} from "../../../src/outputs/hosting/redirects";

const page = (to: string): string =>
  formatRedirectPage({ from: "/old", to }, "https://docs.celo.org", "Celo Documentation");

test("each redirect has an encoded rule, since spaces separate the parts of a line", () => {
  expect(
    formatRedirects([
      { from: "/old", to: "/new#part" },
      { from: "/an old one", to: "/a new one" },
    ]),
  ).toBe("/old /new#part 301\n/an%20old%20one /a%20new%20one 301\n");
  expect(formatRedirects([])).toBe("");
});

test("the page at an old path gives the new one to search engines and browsers, and isn't indexed", () => {
  const html = page("/a new one#part");
  expect(html).toContain('<link rel="canonical" href="https://docs.celo.org/a%20new%20one">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/a%20new%20one#part"></noscript>',
  );
  expect(html).toContain('<a href="/a%20new%20one#part">/a new one#part</a>');
});

test("its script is the same for every target, so one hash allows it", () => {
  const scripts = ["/x", "/y#z"].map((to) => /<script>(.*?)<\/script>/.exec(page(to))?.[1]);
  expect(scripts).toEqual([REDIRECT_SCRIPT, REDIRECT_SCRIPT]);
});

test("markup in a path stays text", () => {
  const html = page('/"><b>&');
  expect(html).toContain('data-to="/%22%3E%3Cb%3E&amp;"');
  expect(html).toContain('href="https://docs.celo.org/%22%3E%3Cb%3E&amp;"');
  expect(html).toContain('url=/%22%3E%3Cb%3E&amp;"');
  expect(html).toContain('<a href="/%22%3E%3Cb%3E&amp;">/">&lt;b>&amp;</a>');
  expect(html).not.toContain("<b>");
});

test("markup in the site's name stays text, too", () => {
  const html = formatRedirectPage({ from: "/old", to: "/new" }, "https://x.example", "A & <b>");
  expect(html).toContain("<title>This page has moved | A &amp; &lt;b></title>");
});

test.each([
  { from: "/old/*", to: "/new" },
  { from: "/:name", to: "/new" },
  { from: "/old#a", to: "/new" },
  { from: "/old?a", to: "/new" },
  { from: "//old", to: "/new" },
  { from: "/a/../b", to: "/new" },
  { from: "old", to: "/new" },
  { from: "/old", to: "//evil.example" },
  { from: "/old", to: "/./new" },
  { from: "/old", to: "/new/.." },
  { from: "/old", to: "https://evil.example" },
])("$from → $to is rejected, since a host could misread it", (redirect) => {
  expect(() => formatRedirects([redirect])).toThrow("so that every host reads it the same way");
});
