import { jest } from "@jest/globals";
import { focusPage, keepRouterFromFocusing } from "../../../src/browser/navigation/page-focus";
import { find } from "../find";

beforeEach(() => {
  document.body.innerHTML = `<h1 id="site">Site</h1><div id="gatsby-focus-wrapper" tabindex="-1">
    <main><h1>Page</h1><h2 id="part">Part</h2><h2 id="stop" tabindex="0">Stop</h2></main></div>`;
});

test.each([
  { hash: "", text: "Page", tabIndex: -1 },
  { hash: "#part", text: "Part", tabIndex: -1 },
  { hash: "#unknown", text: "Page", tabIndex: -1 },
  { hash: "#stop", text: "Stop", tabIndex: 0 },
])('at "$hash" reading continues from "$text"', ({ hash, text, tabIndex }) => {
  focusPage({ hash });
  const { activeElement } = document;
  expect([activeElement?.textContent, (activeElement as HTMLElement).tabIndex]).toEqual([
    text,
    tabIndex,
  ]);
});

test("moving the focus doesn't scroll", () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  focusPage({ hash: "" });
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test("a page without a heading keeps the focus where it was", () => {
  find("main").innerHTML = "<button>B</button>";
  find("button").focus();
  focusPage({ hash: "" });
  expect(document.activeElement).toBe(find("button"));
});

test("the router can't take the focus from the heading, and a page without its element is left alone", () => {
  keepRouterFromFocusing();
  focusPage({ hash: "" });
  find("#gatsby-focus-wrapper").focus();
  expect(document.activeElement?.textContent).toBe("Page");
  document.body.innerHTML = "<p>words</p>";
  keepRouterFromFocusing();
  expect(document.body.innerHTML).toBe("<p>words</p>");
});
