import { jest } from "@jest/globals";
import { notifyPageShown } from "../../../src/browser/base/page-events";
import { highlightOnNextPage } from "../../../src/browser/search/match-highlight";
import { highlights, paintedWords } from "../../support/search/painted-words";

beforeEach(() => {
  notifyPageShown();
  notifyPageShown();
  highlights.clear();
  document.body.innerHTML = `<nav>gas</nav><main><h1>Gas fees</h1><div class="prose">
    Gasoline, biogas, gas. <b>A gas-fee</b> of 1+1 (C++) <i>fee</i></div><p>gas</p></main>`;
});

test("whole words in the page's own text are highlighted, on the next page only", () => {
  highlightOnNextPage(["gas"]);
  expect(paintedWords()).toBeUndefined();
  notifyPageShown();
  expect(paintedWords()).toEqual(["Gas", "gas", "gas"]);
  notifyPageShown();
  expect(paintedWords()).toBeUndefined();
});

test("the longest word wins, and its characters have no special meaning", () => {
  highlightOnNextPage(["gas", "gas fees", "1+1", "C++", "f.e"]);
  notifyPageShown();
  expect(paintedWords()).toEqual(["Gas fees", "gas", "gas", "1+1", "C++"]);
});

test("blank words highlight nothing, and a very frequent word is highlighted at most 200 times", () => {
  highlightOnNextPage(["", "  "]);
  notifyPageShown();
  expect(paintedWords()).toBeUndefined();
  document.querySelector(".prose")!.textContent = "gas ".repeat(300);
  highlightOnNextPage(["gas"]);
  notifyPageShown();
  expect(paintedWords()).toHaveLength(200);
});

test("a browser without highlights shows none", () => {
  const frame = jest.spyOn(globalThis, "requestAnimationFrame");
  Object.assign(globalThis, { CSS: {} });
  highlightOnNextPage(["gas"]);
  notifyPageShown();
  expect(frame).not.toHaveBeenCalled();
  Object.assign(globalThis, { CSS: { highlights } });
});
