import { listHtml } from "../../../../src/base/segments";
import { finishSegments } from "../../../../src/markdown/finish-segments";
import { compile, htmlOf } from "../../../support/compile";
import { doc } from "../../../support/doc";
import { site } from "../../../support/site";

const include = (path: string): string => `Before.\n\n<Include src="${path}" />\n\nAfter.`;

test("a fragment is in the page, its frontmatter left out", () => {
  const files = { "content/docs/_a.md": "---\ntitle: x\n---\n\n## Inside\n\nWords.\n" };
  const { html, doc: compiled } = compile(include("./_a.md"), { files });
  expect(html).toMatch(/^<p>Before\.<\/p><h2 id="inside">.*<p>Words\.<\/p><p>After\.<\/p>$/);
  expect(compiled.toc.map(({ id }) => id)).toEqual(["inside"]);
  expect(compiled.dependencies).toEqual(["content/docs/_a.md"]);
});

test("references in a fragment are relative to the fragment", () => {
  const files = {
    "content/shared/_a.md": '[a](./b.md) ![Box](./box.svg)\n\n<Include src="./_c.md" />\n',
    "content/shared/_c.md": "Deeper.\n",
    "content/shared/box.svg": '<svg viewBox="0 0 1 1"></svg>',
  };
  const { doc: compiled, html } = compile(include("../shared/_a.md"), { files });
  expect(compiled.placeholders).toEqual([
    { kind: "link", target: "./b.md", file: "content/shared/_a.md" },
  ]);
  expect(html).toContain("<svg");
  expect(html).toContain("Deeper.");
});

test("faults and links in a fragment have the fragment's file", () => {
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

test("fragments in content/fragments are referenced from there, whatever the page's folder", () => {
  const files = {
    "content/fragments/run/_a.md":
      "## Ports {#ports}\n\n[Ports](#ports), [setup](../../docs/build/setup.md) ![Box](./box.svg)\n",
    "content/fragments/run/box.svg": '<svg viewBox="0 0 1 1"></svg>',
    "content/docs/build/setup.md": doc({ title: "Setup" }),
    "content/docs/one.md": doc({}, include("fragments/run/_a.md")),
    "content/docs/deep/er/two.md": doc({}, include("/fragments/run/_a.md")),
  };
  const built = site({ files });
  expect(built.faultText).toBe("");
  expect(built.docs.map(({ path }) => path)).toEqual(["/build/setup", "/one", "/deep/er/two"]);
  const pathByFile = new Map(built.docs.map(({ file, path }) => [file, path]));
  for (const name of ["one", "deep/er/two"]) {
    const segments = built.bodyByFile.get(`content/docs/${name}.md`)?.segments ?? [];
    const finishing = { pathByFile, pageByPath: new Map(), imageToHtml: () => undefined };
    const html = listHtml(finishSegments(segments, finishing)).join("");
    expect(html).toContain('<h2 id="ports">');
    expect(html).toContain('href="/build/setup"');
    expect(html).toContain("<svg");
  }
});

test("a missing fragment is a fault that says where to put it", () => {
  expect(compile(include("fragments/none.md")).faults).toContain(
    "Put it at content/fragments/none.md, or fix the path.",
  );
});
