import type { Finishing } from "../../src/markdown/finish-segments";
import { type CompileOptions, compile, print } from "../support/compile";

const finishing: Finishing = {
  pathByFile: new Map([
    ["content/docs/setup.md", "/build/set up"],
    ["content/docs/a/b.md", "/a/b"],
  ]),
  pageByPath: new Map([
    ["/build", { title: "Build & run", description: "What can be built <here>." }],
  ]),
  imageToHtml: (asset, alt) => `<picture data-asset="${asset}" title="${alt}"></picture>`,
};

const finish = (text: string, options?: CompileOptions, how: Finishing = finishing): string =>
  print(compile(text, options).body.segments, how);

test.each([
  { link: "./setup.md", href: "/build/set%20up" },
  { link: "setup.md#x", href: "/build/set%20up#x" },
  { link: "./a/b.md?tab=1#x", href: "/a/b#x" },
  { link: "./nowhere.md", href: "./nowhere.md" },
  { link: "./100%.md", href: "./100%.md" },
])("a link to $link becomes $href", ({ link, href }) => {
  expect(finish(`[a](${link})`)).toBe(`<p><a href="${href}">a</a></p>`);
});

test("a link is relative to its file", () => {
  expect(finish("[a](../setup.md)", { file: "content/docs/a/c.md" })).toContain(
    'href="/build/set%20up"',
  );
});

test("a card's link to a file is rewritten too", () => {
  expect(
    finish('<CardGrid>\n<Card title="A" href="./a/b.md">\n\nx\n\n</Card>\n</CardGrid>'),
  ).toContain('href="/a/b"');
});

test("a link card gets the title and description of its page", () => {
  expect(finish('<PageRef path="/build#x" />')).toBe(
    '<a class="page-ref" href="/build#x"><span class="page-ref-title">Build &amp; run</span><span class="page-ref-description">What can be built &lt;here>.</span></a>',
  );
});

test("a link card of an unknown page shows its path", () => {
  expect(finish('<PageRef path="/nowhere" />')).toContain(
    '<span class="page-ref-title">/nowhere</span>',
  );
});

test("a picture becomes the one that the build made; one that isn't made yet keeps its placeholder", () => {
  const files = { "content/docs/a.png": "" };
  expect(finish('![A "box"](./a.png)', { files })).toBe(
    '<p><picture data-asset="content/docs/a.png" title="A "box""></picture></p>',
  );
  expect(finish("![A](./a.png)", { files }, { ...finishing, imageToHtml: () => undefined })).toBe(
    '<p><img data-image="content/docs/a.png" alt="A"></p>',
  );
});

test("what is inside components is filled in too", () => {
  expect(
    finish(
      '<details>\n<summary>x</summary>\n\n[a](./a/b.md)\n\n<YouTube id="dQw4w9WgXcQ" title="T" />\n\n</details>',
    ),
  ).toContain('href="/a/b"');
});

test("a doc's placeholders are listed, each once", () => {
  const { doc } = compile(
    '[a](./b.md#c) [d](./b.md#c)\n\n<PageRef path="/build" />\n\n![A](./a.png)',
    { files: { "content/docs/a.png": "" } },
  );
  expect(doc.placeholders).toEqual([
    { kind: "link", target: "./b.md#c", file: "content/docs/page.md" },
    { kind: "link", target: "/build" },
    { kind: "card", path: "/build", part: "title" },
    { kind: "card", path: "/build", part: "description" },
    { kind: "picture", asset: "content/docs/a.png", alt: "A" },
  ]);
});
