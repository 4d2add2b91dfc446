import {
  type Markup,
  component,
  element,
  isEmpty,
  markup,
  separate,
  toSegments,
} from "../../../src/markdown/base/markup";

const link: Markup = { kind: "link", target: "/build" };

test("adjacent HTML becomes one segment, whatever lists it was in", () => {
  expect(toSegments([["<p>", ["a", ""]], link, [[], "b"], "</p>"])).toEqual([
    { kind: "html", html: "<p>a" },
    link,
    { kind: "html", html: "b</p>" },
  ]);
  expect(toSegments(["", []])).toEqual([]);
});

test("a template keeps the order of its HTML and its values", () => {
  expect(toSegments(markup`<a href="${link}">${["x", "y"]}</a>`)).toEqual([
    { kind: "html", html: '<a href="' },
    link,
    { kind: "html", html: '">xy</a>' },
  ]);
});

test("an element is HTML unless something inside it is interactive", () => {
  expect(toSegments(element("p", { class: "a" }, ["x", link]))).toEqual([
    { kind: "html", html: '<p class="a">x' },
    link,
    { kind: "html", html: "</p>" },
  ]);
  const video = component("YouTube", { id: "x" });
  expect(element("li", {}, ["x", [video]])).toEqual({
    kind: "component",
    name: "Element",
    props: { tag: "li", attributes: {} },
    children: [{ kind: "html", html: "x" }, video],
  });
});

test.each([
  { name: "empty lists and texts", part: ["", [[], ""]], empty: true },
  { name: "a text", part: [["a"]], empty: false },
  { name: "a segment", part: [link], empty: false },
])("$name: is it empty? $empty", ({ part, empty }) => {
  expect(isEmpty(part)).toBe(empty);
});

test("a separator is only between parts", () => {
  expect(toSegments(separate(["a", "b", "c"], ", "))).toEqual([{ kind: "html", html: "a, b, c" }]);
});
