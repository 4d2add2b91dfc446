import { compile, htmlOf } from "../../../support/compile";
import { doc } from "../../../support/doc";

const SVG =
  '<?xml version="1.0"?>\n<!-- Made by hand. -->\n<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">\n  <path d="M0 0"/>\n</svg>\n';
const files = {
  "content/docs/images/box.svg": SVG,
  "content/docs/images/box.png": "png",
  "static/images/box.png": "png",
};

test("a drawing next to the doc is inlined, so it follows the color mode", () => {
  expect(htmlOf('![A "box"](./images/box.svg)', { files })).toBe(
    '<p><svg role="img" aria-label="A &quot;box&quot;" viewBox="0 0 10 10"><path d="M0 0"/></svg></p>',
  );
});

test("a photo next to the doc waits to be optimized, and is listed with its position", () => {
  const { html, doc: compiled } = compile("![A box](./images/box.png)", { files });
  expect(html).toBe('<p><img data-image="content/docs/images/box.png" alt="A box"></p>');
  expect(compiled.images).toEqual([
    {
      file: "content/docs/page.md",
      line: 7,
      column: 1,
      asset: "content/docs/images/box.png",
      alt: "A box",
      form: "bitmap",
    },
  ]);
});

test("if there are two pictures for different color modes, the page shows the matching one", () => {
  const { html, doc: compiled } = compile(
    '<Figure src="./images/box.png" dark="./images/box-dark.png" alt="A box" caption="It is square." />',
    { files: { ...files, "content/docs/images/box-dark.png": "png" } },
  );
  const pair =
    '<div class="only-light"><img data-image="content/docs/images/box.png" alt="A box"></div>' +
    '<div class="only-dark"><img data-image="content/docs/images/box-dark.png" alt="A box"></div>';
  expect(html).toContain(`<div class="figure-scroll" tabindex="0">${pair}</div><button`);
  expect(html).toContain(`Close</button>${pair}</dialog>`);
  expect(compiled.images.map(({ asset, isOfPair }) => [asset, isOfPair])).toEqual([
    ["content/docs/images/box.png", true],
    ["content/docs/images/box-dark.png", true],
  ]);
});

test("a drawing whose name ends in .SVG is a drawing, too", () => {
  const large = { "content/docs/box.SVG": SVG };
  expect(htmlOf("![A box](./box.SVG)", { files: large })).toContain('<svg role="img"');
  expect(
    compile('<Figure src="./box.SVG" dark="./dark.png" alt="A box" />', { files: large }).faults,
  ).toContain("[image/dark-drawing]");
});

test("a picture in static/ is used as it is", () => {
  expect(htmlOf("![A box](/images/box.png)", { files })).toBe(
    '<p><img src="/images/box.png" alt="A box" loading="lazy" decoding="async"></p>',
  );
});

test.each(["./images/box.svg", "./images/box.png", "/images/box.png"])(
  "the doc depends on %s",
  (src) => {
    expect(compile(`![A box](${src})`, { files }).doc.dependencies).toHaveLength(1);
  },
);

test("a title is below the picture", () => {
  expect(htmlOf('![A box](/images/box.png "Fig. 1")', { files })).toContain(
    '<span class="image-title">Fig. 1</span>',
  );
});

test("a picture by reference is a picture", () => {
  expect(htmlOf("![A box][box]\n\n[box]: /images/box.png", { files })).toContain(
    'src="/images/box.png"',
  );
});

test.each([
  { name: "no file", text: "![A box](./images/bax.png)", rule: "image/missing" },
  { name: "no file in static/", text: "![A box](/box.png)", rule: "image/missing" },
  {
    name: "a path out of the repository",
    text: "![A box](../../../box.png)",
    rule: "image/missing",
  },
  { name: "another server", text: "![A box](https://x.org/box.png)", rule: "image/foreign" },
  { name: "data in the text", text: "![A box](data:image/png;base64,AAAA)", rule: "image/foreign" },
  {
    name: "no file for dark mode",
    text: '<Figure src="./images/box.png" dark="./images/bax.png" alt="A box" />',
    rule: "image/missing",
  },
  { name: "no alt text", text: "![](./images/box.svg)", rule: "image/alt" },
  {
    name: "an alt text of spaces",
    text: '<Figure src="./images/box.svg" alt="  " />',
    rule: "image/alt",
  },
])("$name is a fault", ({ text, rule }) => {
  expect(compile(text, { files }).doc.faults.map((fault) => fault.rule)).toEqual([rule]);
});

test.each([
  "<script>x()</script>",
  "<style>a{}</style>",
  '<a href="/x"/>',
  '<image href="x.png"/>',
  '<use href="#x"/>',
  '<path id="x"/>',
  '<path onload="x()"/>',
  "<foreignObject/>",
])("a drawing with %s is refused", (part) => {
  const { faults, html } = compile("![A box](./a.svg)", {
    files: { "content/docs/a.svg": `<svg viewBox="0 0 1 1">${part}</svg>` },
  });
  expect(faults).toContain("[image/svg]");
  expect(html).toBe("<p></p>");
});

test.each(["<svg/>", '<svg viewBox="0 0 1e3 5"/>', '<svg viewBox="0 0 5"/>'])(
  "%s can't be scaled without four plain numbers in its viewBox",
  (drawing) => {
    expect(
      compile("![A box](./a.svg)", { files: { "content/docs/a.svg": drawing } }).faults,
    ).toContain("has no viewBox with four plain numbers");
  },
);

describe("the picture for social cards", () => {
  test.each(["./images/box.png", "/images/box.png"])("%s exists", (image) => {
    expect(compile(doc({ image }), { files }).faults).toBe("");
  });

  test.each(["./images/bax.png", "/bax.png", "../../../x.png"])(
    "%s doesn't exist, which is a fault at its key",
    (image) => {
      expect(compile(doc({ image }), { files }).doc.faults).toMatchObject([
        { rule: "image/missing", line: 5, column: 1 },
      ]);
    },
  );
});
