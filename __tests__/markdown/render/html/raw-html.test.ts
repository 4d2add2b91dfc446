import { compile, htmlOf } from "../../../support/compile";

test.each([
  "<kbd>Enter</kbd>",
  "H<sub>2</sub>O<sup>2</sup>",
  '<abbr title="Virtual Machine">VM</abbr>',
  "<mark>a</mark> <small>b</small> <ins>c</ins> <del>d</del>",
])("%s may be in a sentence", (text) => {
  expect(htmlOf(text)).toBe(`<p>${text}</p>`);
});

test("a line break needs no end tag", () => {
  expect(htmlOf("a<br/>b<wbr />c")).toBe("<p>a<br>b<wbr>c</p>");
});

test("details contain Markdown, and their summary has no paragraph", () => {
  expect(
    htmlOf('<details open id="more">\n<summary>More *words*</summary>\n\n- One\n\n</details>'),
  ).toBe(
    '<details open id="more"><summary>More <em>words</em></summary><ul><li>One</li></ul></details>',
  );
});

test("a definition list works", () => {
  expect(htmlOf('<dl>\n<dt id="gas">Gas</dt>\n<dd>What a step costs.</dd>\n</dl>')).toMatch(
    /^<dl><dt id="gas">.*<\/dd><\/dl>$/,
  );
});

test("an id of a raw tag is an anchor of the page", () => {
  expect(
    compile('<details id="more">\n<summary>More</summary>\n\nWords.\n\n</details>').doc.anchors,
  ).toEqual(["more"]);
});

test.each([
  "div",
  "span",
  "script",
  "style",
  "iframe",
  "img",
  "a",
  "p",
  "table",
  "center",
  "font",
  "input",
])("a doc can't use the HTML tag <%s>", (tag) => {
  expect(compile(`Words <${tag}>x</${tag}>.`).faults).toContain("[html/tag]");
});

test.each(['style="color: red"', 'class="x"', 'onclick="x()"', "hidden", "title={1}", "{...x}"])(
  "%s can't be in a tag",
  (attribute) => {
    const { html, faults } = compile(`<kbd ${attribute}>x</kbd>`);
    expect(faults).toContain("[html/attribute]");
    expect(html).toBe("<p><kbd>x</kbd></p>");
  },
);

test("an attribute's value can't leave its quotes", () => {
  expect(htmlOf("<abbr title='a\" onclick=\"x()'>x</abbr>")).toBe(
    '<p><abbr title="a&quot; onclick=&quot;x()">x</abbr></p>',
  );
});
