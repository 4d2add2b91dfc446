import { compile } from "../support/compile";
import { doc } from "../support/doc";

test("a doc is compiled to segments, and to the data that the rest of the site needs", () => {
  const { doc: compiled, body } = compile("Words with `code`.\n\n## More\n\n[Elsewhere](/there).");
  expect(body.segments.map(({ kind }) => kind)).toEqual(["html", "link", "html"]);
  expect(compiled).toMatchObject({
    file: "content/docs/page.md",
    frontmatter: { title: "A page" },
    toc: [{ depth: 2, id: "more", title: "More" }],
    anchors: ["more"],
    links: [{ target: "/there", line: 11, column: 1 }],
    images: [],
    dependencies: [],
    faults: [],
  });
});

test("words are counted including titles, but without code blocks, punctuation and numbers", () => {
  const before = compile("x").doc.words;
  expect(compile("x one two — 42\n\n## Three\n\n```\nfour\n```").doc.words - before).toBe(3);
});

test.each([
  { name: "nothing", text: "" },
  { name: "white space", text: "---\ntitle: x\n---\n  \n\n" },
  { name: "a comment", text: doc({}, "{/* later */}") },
])("a doc of $name is empty", ({ text }) => {
  const compiled = compile(text === "" ? "---\n---\n" : text);
  expect(compiled.doc.faults.map(({ rule }) => rule)).toContain("doc/empty");
});

test("bytes that aren't UTF-8 are reported at their position", () => {
  expect(compile(doc({}, "Line.\n\nS\uFFFDo Paulo.")).doc.faults).toMatchObject([
    { rule: "doc/not-utf8", line: 9, column: 2 },
  ]);
});

test("Windows line endings and a byte order mark change nothing", () => {
  const text = doc(
    { tags: ["a"] },
    ":::note Title\n\nWords.\n\n:::\n\n```ts {1}\na\nb\n```\n\n- One\n- Two",
  );
  const unix = compile(text);
  const windows = compile(`\uFEFF${text.replaceAll("\n", "\r\n")}`.replace("\uFEFF", ""));
  expect(windows.body).toEqual(unix.body);
  expect(windows.doc).toEqual(unix.doc);
});

test("a doc with unreadable frontmatter is still compiled", () => {
  const { html, doc: compiled } = compile("---\ntitle: a: b\n---\n\nWords.\n");
  expect(html).toBe("<p>Words.</p>");
  expect(compiled.frontmatter).toBeUndefined();
  expect(compiled.faults.map(({ rule }) => rule)).toEqual(["yaml/malformed"]);
});

test("the same text gives the same result", () => {
  const text = "## A\n\n:::note\n\n```ts\nx // (1)\n```\n\n1. Y\n\n:::";
  expect(compile(text)).toEqual(compile(text));
});

describe("ids in code aren't anchors", () => {
  test.each([
    '```\n<div id="root">\n```',
    'Words with `<p id="root">` in them.',
    '```text\n id="root"\n```',
  ])("%j", (text) => {
    expect(compile(text).doc.anchors).toEqual([]);
  });
});
