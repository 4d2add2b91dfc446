import {
  TYPE_BOX_ID,
  followScroll,
  hideType,
  isInTypeBox,
  isTypeShown,
  showType,
} from "../../../src/browser/code/type-box";
import { find } from "../find";

/**
 * Size of the box in pixels. jsdom has no layout, so the box always has this size, and each test sets the position of
 * a name.
 */
const WIDTH = 200;
const HEIGHT = 50;
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { get: () => WIDTH },
  offsetHeight: { get: () => HEIGHT },
  showPopover: { value: () => undefined },
});

const box = () => document.getElementById(TYPE_BOX_ID);
const place = () => [box()?.style.left, box()?.style.top];
const rect = (left: number, top: number): DOMRect =>
  ({ left, top, bottom: top + 20 }) as unknown as DOMRect;
const move = (element: HTMLElement, top: number): HTMLElement =>
  Object.assign(element, { getBoundingClientRect: () => rect(100, top) });

beforeEach(() => {
  hideType();
  document.body.innerHTML = `<p tabindex="0">words</p>
    <figure class="code-block"><code><b tabindex="0">gas</b></code></figure>`;
});

test("the box for a name in a block is inside that block, any other in the page", () => {
  showType("number", find("b"), rect(0, 0));
  expect([box()?.parentElement, box()?.textContent]).toEqual([find("figure"), "number"]);
  showType("bigint", find("p"), rect(0, 0));
  expect([box()?.parentElement, box()?.textContent]).toEqual([document.body, "bigint"]);
});

test.each([
  { where: "below the name", left: 100, top: 100, expected: ["100px", "120px"] },
  { where: "below while there is room", left: 100, top: 690, expected: ["100px", "710px"] },
  { where: "above where there is none", left: 100, top: 691, expected: ["100px", "641px"] },
  { where: "off the left edge", left: 2, top: 0, expected: ["8px", "20px"] },
  { where: "off the right edge", left: 1000, top: 0, expected: ["816px", "20px"] },
])("it is $where", ({ left, top, expected }) => {
  expect([innerWidth, innerHeight]).toEqual([1024, 768]);
  showType("number", find("b"), rect(left, top));
  expect(place()).toEqual(expected);
});

test("in a window that isn't tall enough, it begins at the top", () => {
  Object.assign(globalThis, { innerHeight: 60 });
  showType("number", find("b"), rect(100, 30));
  Object.assign(globalThis, { innerHeight: 768 });
  expect(place()).toEqual(["100px", "0px"]);
});

test("it stays until it is hidden", () => {
  expect(isTypeShown()).toBe(false);
  showType("number", find("b"));
  expect([isTypeShown(), isInTypeBox(box()?.firstChild ?? null)]).toEqual([true, true]);
  expect([isInTypeBox(find("b")), isInTypeBox(null)]).toEqual([false, false]);
  hideType();
  expect(isTypeShown()).toBe(false);
});

describe("when the page scrolls", () => {
  test.each([
    { top: 300, where: ["100px", "320px"] },
    { top: -19, where: ["100px", "1px"] },
    { top: -20, where: [undefined, undefined] },
    { top: 767, where: ["100px", "717px"] },
    { top: 768, where: [undefined, undefined] },
  ])("the type of a focused name that is now at $top is at $where", ({ top, where }) => {
    const name = move(find("b"), 100);
    name.focus();
    showType("number", name);
    move(name, top);
    followScroll();
    expect(place()).toEqual(where);
  });

  test("the type of a name without the focus is hidden", () => {
    const name = move(find("b"), 100);
    find("p").focus();
    showType("number", name);
    followScroll();
    expect(isTypeShown()).toBe(false);
  });

  test("nothing appears if no type is shown", () => {
    find("b").focus();
    followScroll();
    expect(isTypeShown()).toBe(false);
  });
});
