import { findTarget, openTarget, showAddressed } from "../../../src/browser/base/open-target";

const PAGE = `<div class="tabs">
  <input type="radio" class="tab-input" name="t" checked><input type="radio" class="tab-input" name="t">
  <div class="tab-list"></div>
  <div class="tab-panel"><h2 id="first">A</h2></div>
  <div class="tab-panel"><details><summary>More</summary><h2 id="second">B</h2></details></div>
</div>`;

const chosen = (): boolean[] =>
  [...document.querySelectorAll<HTMLInputElement>(".tab-input")].map(({ checked }) => checked);

beforeEach(() => (document.body.innerHTML = PAGE));

test("the tab and the details around a target are opened", () => {
  openTarget(document.getElementById("second") ?? undefined);
  expect(chosen()).toEqual([false, true]);
  expect(document.querySelector("details")?.open).toBe(true);
});

test("without a target nothing changes", () => {
  openTarget(undefined);
  expect(chosen()).toEqual([true, false]);
});

test("a URL with a hidden heading shows it, and scrolls to it", () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = (options) => scrolled.push(options);
  history.replaceState({}, "", "#second");
  showAddressed();
  expect(chosen()).toEqual([false, true]);
  expect(scrolled).toEqual([{ behavior: "instant" }]);
});

test("a heading that is visible stays where the browser put it", () => {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  history.replaceState({}, "", "#second");
  showAddressed();
  expect(chosen()).toEqual([true, false]);
});

test("an anchor that can't be decoded is used as it is", () => {
  document.body.innerHTML = '<h2 id="größe">A</h2><h2 id="100%">B</h2>';
  expect(findTarget({ hash: "" })).toBeUndefined();
  expect(findTarget({ hash: "#gr%C3%B6%C3%9Fe" })?.textContent).toBe("A");
  expect(findTarget({ hash: "#100%" })?.textContent).toBe("B");
  expect(findTarget({ hash: "#none" })).toBeUndefined();
});
