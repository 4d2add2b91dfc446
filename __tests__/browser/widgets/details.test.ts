import { jest } from "@jest/globals";
import { toDurationMs, watchDetails } from "../../../src/browser/widgets/details";
import { find } from "../find";

let prefersLessMotion = false;
const animation = { onfinish: () => undefined, cancel: () => undefined };
const animate = jest.fn(() => animation);

beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: prefersLessMotion && query.includes("reduced-motion"),
  })) as typeof matchMedia;
  Object.assign(Element.prototype, { animate, getAnimations: () => [] });
  watchDetails();
});

beforeEach(() => {
  prefersLessMotion = false;
  document.body.innerHTML =
    '<details class="sidebar-category" open><summary><span>Guides</span></summary></details><details id="plain"><summary>x</summary></details>';
});

test("taller panels take longer, but not proportionally", () => {
  const [low, high] = [toDurationMs(100), toDurationMs(1000)];
  expect(high).toBeGreaterThan(low);
  expect(high).toBeLessThan(low * 10);
});

test("a reader who wants less motion gets 1 ms", () => {
  prefersLessMotion = true;
  expect(toDurationMs(1000)).toBe(1);
});

test("closing shrinks first and closes at the end", () => {
  const details = find<HTMLDetailsElement>("details");
  find("span").click();
  expect(details.open).toBe(true);
  expect(details.dataset.closing).toBe("");
  animation.onfinish();
  expect(details.open).toBe(false);
});

test("a second click while closing opens again", () => {
  const details = find<HTMLDetailsElement>("details");
  find("span").click();
  find("span").click();
  animation.onfinish();
  expect(details.open).toBe(true);
});

test("other details are left to the browser", () => {
  const before = animate.mock.calls.length;
  find("#plain summary").click();
  expect(animate.mock.calls).toHaveLength(before);
});

test.each([
  {
    name: "the table of contents over the text closes",
    html: '<nav data-toc><details open><summary>Contents</summary><ul><li><a href="#one">One</a></li></ul></details></nav>',
    isOpen: false,
  },
  {
    name: "a category of the sidebar stays open",
    html: '<details open><summary>CLI</summary><ul data-toc><li><a href="#one">One</a></li></ul></details>',
    isOpen: true,
  },
])("$name when a link to a section is followed", ({ html, isOpen }) => {
  document.body.innerHTML = html;
  find("a").click();
  expect(find<HTMLDetailsElement>("details").open).toBe(isOpen);
});
