import { compile, htmlOf } from "../../support/compile";

const include = (path: string): string => `Before.\n\n<Include file="${path}" />\n\nAfter.`;

test("a fragment stands in the page, its frontmatter left out", () => {
  const files = { "content/docs/_a.md": "---\ntitle: x\n---\n\n## Inside\n\nWords.\n" };
  const { html, doc } = compile(include("./_a.md"), { files });
  expect(html).toMatch(/^<p>Before\.<\/p><h2 id="inside">.*<p>Words\.<\/p><p>After\.<\/p>$/);
  expect(doc.toc.map(({ id }) => id)).toEqual(["inside"]);
  expect(doc.dependencies).toEqual(["content/docs/_a.md"]);
});

test("what a fragment refers to is seen from the fragment", () => {
  const files = {
    "content/shared/_a.md": '[a](./b.md) ![Box](./box.svg)\n\n<Include file="./_c.md" />\n',
    "content/shared/_c.md": "Deeper.\n",
    "content/shared/box.svg": '<svg viewBox="0 0 1 1"></svg>',
  };
  const html = htmlOf(include("../shared/_a.md"), { files });
  expect(html).toContain('href="@file:content/shared/_a.md:./b.md"');
  expect(html).toContain("<svg");
  expect(html).toContain("Deeper.");
});

test("faults and links of a fragment name the fragment's file", () => {
  const files = { "content/docs/_a.md": "Line 1\n\n[a](/b) <10s\n" };
  const { doc } = compile(include("./_a.md"), { files });
  expect(doc.faults.map(({ file, line }) => [file, line])).toEqual([["content/docs/_a.md", 3]]);
  expect(doc.links).toEqual([{ file: "content/docs/_a.md", line: 3, column: 1, target: "/b" }]);
});

test("references and footnotes of a fragment are its own", () => {
  const files = { "content/docs/_a.md": "[a][x] b[^1]\n\n[x]: /y\n\n[^1]: Note.\n" };
  const html = htmlOf(include("./_a.md"), { files });
  expect(html).toContain('<a href="/y">a</a>');
  expect(html).toContain('<li id="footnote-1"><p>Note.</p>');
});

test("a fragment that includes itself ends in a fault", () => {
  const files = { "content/docs/_a.md": include("./_a.md") };
  expect(compile(include("./_a.md"), { files }).doc.faults.map(({ rule }) => rule)).toEqual([
    "include/loop",
  ]);
});
