import { jest } from "@jest/globals";
import { findTarget } from "../../../src/browser/base/open-target";
import { watchHistory } from "../../../src/browser/navigation/history-entries";
import {
  isSmoothByStyle,
  keepScrollPosition,
  scrollToAddress,
  watchScrolling,
} from "../../../src/browser/navigation/scrolling";

/** Stand-ins for scrolling and media queries, since jsdom has no layout. */
const scrolled = jest.fn();
const intoView = jest.fn();
let hasSmooth = true;
let isReduced = false;
Object.assign(globalThis, {
  scrollTo: scrolled,
  CSS: { supports: () => hasSmooth },
  matchMedia: () => ({ matches: isReduced }),
});
Element.prototype.scrollIntoView = intoView;

const at = (path: string): Location => new URL(path, location.origin) as unknown as Location;
/** Changes an entry's state as the browser does, past the wrapped methods. */
const setState = (state: object, path?: string): void => {
  History.prototype.replaceState.call(history, state, "", path);
};
const goBack = (key: string): void => {
  setState({ key });
  dispatchEvent(new PopStateEvent("popstate", { state: { key } }));
};

beforeAll(() => {
  sessionStorage.setItem("scroll", JSON.stringify({ aaaaaa: 700 }));
  watchHistory(keepScrollPosition);
  watchScrolling();
});
beforeEach(() => {
  hasSmooth = true;
  isReduced = false;
  scrolled.mockClear();
  intoView.mockClear();
  Object.assign(globalThis, { scrollY: 0 });
  document.body.innerHTML = '<h2 id="größe">A</h2><h2 id="100%">B</h2>';
});

test("on another page it jumps to the top", () => {
  history.pushState({}, "", "/b");
  scrollToAddress(at("/b"), at("/a"));
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});

test("on another page with an anchor it jumps to that element", () => {
  history.pushState({}, "", "/c#gr%C3%B6%C3%9Fe");
  scrollToAddress(at("/c#größe"), at("/a"));
  expect(intoView.mock.calls).toEqual([[{ behavior: "instant" }]]);
  expect(scrolled).not.toHaveBeenCalled();
});

test("on the same page the styles decide how it scrolls to an element or to the top", () => {
  history.pushState({}, "", "/c");
  scrollToAddress(at("/c#größe"), at("/c"));
  scrollToAddress(at("/c"), at("/c#größe"));
  expect(intoView.mock.calls).toEqual([[{ behavior: "auto" }]]);
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: "auto" }]]);
});

test("a change of the query alone doesn't scroll the page; a change of the anchor as well does", () => {
  history.pushState({}, "", "/c?q=a");
  scrollToAddress(at("/c?q=a"), at("/c"));
  scrollToAddress(at("/c?q=a#größe"), at("/c?q=a#größe"));
  expect([scrolled.mock.calls.length, intoView.mock.calls.length]).toEqual([0, 1]);
  scrollToAddress(at("/c?q=b#größe"), at("/c?q=a"));
  expect(intoView).toHaveBeenCalledTimes(2);
  scrollToAddress(at("/d?q=a"), at("/c"));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("going back scrolls to where the reader was, as stored by this or an earlier document", () => {
  goBack("aaaaaa");
  scrollToAddress(at("/a"), at("/b"));
  expect(scrolled.mock.calls).toEqual([[{ top: 700, behavior: "instant" }]]);
  Object.assign(globalThis, { scrollY: 250 });
  history.pushState({}, "", "/next"); // Saves 250 as the scroll position of the previous history entry.
  scrollToAddress(at("/next"), at("/a"));
  scrolled.mockClear();
  goBack("aaaaaa");
  scrollToAddress(at("/a"), at("/next"));
  expect(scrolled.mock.calls).toEqual([[{ top: 250, behavior: "instant" }]]);
});

test("a new entry begins at the top, even if an entry with its key was left further down", () => {
  setState({ key: "aaaaaa" });
  history.replaceState({}, "", "/a");
  scrollToAddress(at("/a"), at("/b"));
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});

test("a document stores its positions when left, and leaves scrolling to the browser until it is back", () => {
  expect(history.scrollRestoration).toBe("manual");
  dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  expect(JSON.parse(sessionStorage.getItem("scroll") ?? "{}")).toMatchObject({ aaaaaa: 0 });
  dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
});

test("an anchor that can't be decoded is used as it is", () => {
  expect(findTarget({ hash: "" })).toBeUndefined();
  expect(findTarget({ hash: "#gr%C3%B6%C3%9Fe" })?.textContent).toBe("A");
  expect(findTarget({ hash: "#100%" })?.textContent).toBe("B");
  expect(findTarget({ hash: "#none" })).toBeUndefined();
});

test.each([
  { smooth: true, reduced: false, expected: true },
  { smooth: false, reduced: true, expected: true },
  { smooth: false, reduced: false, expected: false },
])("smooth $smooth, reduced motion $reduced: scrolls natively: $expected", (given) => {
  hasSmooth = given.smooth;
  isReduced = given.reduced;
  expect(isSmoothByStyle()).toBe(given.expected);
});
