import { compile, htmlOf } from "../../../support/compile";

/** Returns the HTML of one sentence, without the <p> around it. */
const sentence = (text: string): string => htmlOf(text).replace(/^<p>|<\/p>$/g, "");

test.each([
  {
    text: "*a* **b** ~~c~~ `d<e`",
    html: "<em>a</em> <strong>b</strong> <del>c</del> <code>d&lt;e</code>",
  },
  { text: "`--useLedger` `a--b`", html: '<code class="flag">--useLedger</code> <code>a--b</code>' },
  {
    text: "`--a-flag-that-is-wider-than-a-phone` `--` `--a b`",
    html: "<code>--a-flag-that-is-wider-than-a-phone</code> <code>--</code> <code>--a b</code>",
  },
  { text: "[a](/b)", html: '<a href="/b">a</a>' },
  { text: '[a](/b "Why \\"b\\"")', html: '<a href="/b" title="Why &quot;b&quot;">a</a>' },
  {
    text: "[a](https://celo.org/?a=1&b=2)",
    html: '<a href="https://celo.org/?a=1&amp;b=2">a</a>',
  },
  { text: "[a](mailto:a@celo.org)", html: '<a href="mailto:a@celo.org">a</a>' },
  { text: "to a.b+c@celo.org.", html: 'to <a href="mailto:a.b+c@celo.org">a.b+c@celo.org</a>.' },
  { text: "[a](#b)", html: '<a href="#b">a</a>' },
  { text: "[a][b]\n\n[b]: /c", html: '<a href="/c">a</a>' },
  {
    text: "https://celo.org",
    html: '<a href="https://celo.org">https://celo.org</a>',
  },
])("$text", ({ text, html }) => {
  expect(sentence(text)).toBe(html);
});

describe("paths in links", () => {
  test.each([
    { path: "/überblick", href: "/%C3%BCberblick" },
    { path: "/%C3%BCberblick", href: "/%C3%BCberblick" },
    { path: "</a b>", href: "/a%20b" },
    { path: "/search?q=a%26b", href: "/search?q=a%26b" },
    { path: "/a%25b", href: "/a%25b" },
  ])("$path becomes $href", ({ path, href }) => {
    expect(sentence(`[a](${path})`)).toContain(`href="${href}"`);
  });

  test("a link to a file is resolved once the site is known", () => {
    expect(compile("[a](./b.md#c)").doc.placeholders).toEqual([
      { kind: "link", target: "./b.md#c", file: "content/docs/page.md" },
    ]);
  });

  test("every link is collected with its position", () => {
    expect(compile("Words [a](/b) and\n[c](./d.md).").doc.links).toEqual([
      { file: "content/docs/page.md", line: 7, column: 7, target: "/b" },
      { file: "content/docs/page.md", line: 8, column: 1, target: "./d.md" },
    ]);
  });
});

describe("formulas", () => {
  test("inline ones and separate ones are MathML", () => {
    expect(sentence("It is $x^2$ in all.")).toMatch(
      /^It is <math xmlns="[^"]+"><semantics>.*<\/math> in all\.$/,
    );
    expect(htmlOf("$$\nx^2\n$$")).toMatch(
      /^<div class="math-block" tabindex="0"><math [^>]*display="block"/,
    );
  });

  test("an invalid one is a fault and is shown as its source", () => {
    const { html, faults } = compile("It is $\\frac{1$.");
    expect(html).toBe("<p>It is <code>\\frac{1</code>.</p>");
    expect(faults).toContain("[markdown/formula]");
  });

  test.each(["It costs $5.", "It costs \\$5 or \\$10."])('"%s" has no formula', (text) => {
    expect(htmlOf(text)).not.toContain("<math");
  });
});

test.each(["a {b} c", "a {} c", "a { } c", "a {1 + 2} c"])(
  '"%s" runs nothing and is a fault',
  (text) => {
    expect(compile(text).faults).toContain("[markdown/expression]");
  },
);

test("a link with a wrong port is a fault, also if its text is an email address", () => {
  const { faults } = compile("Write to [a@example.org](https://x:99999).");
  expect(faults).toContain("the link leads to https://x:99999.");
  expect(faults).toContain("[link/address]");
});
