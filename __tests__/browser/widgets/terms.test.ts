import { fireEvent } from "@testing-library/dom";
import { watchTerms } from "../../../src/browser/widgets/terms";
import { find } from "../find";

beforeAll(watchTerms);
beforeEach(() => {
  document.body.innerHTML =
    '<p><span class="term" id="one"><a href="/g#one">one</a></span> <span class="term" id="two"><a href="/g#two">two</a></span></p>';
});

/** jsdom supports :focus-within, but has no pointer. */
const focus = (id: string): void => {
  find<HTMLAnchorElement>(`#${id} a`).focus();
};
const isClosed = (id: string): boolean => find(`#${id}`).dataset.closed !== undefined;

test("Escape closes the visible definition, and no other", () => {
  focus("one");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect([isClosed("one"), isClosed("two")]).toEqual([true, false]);
});

test("another key closes nothing", () => {
  focus("one");
  fireEvent.keyDown(document.body, { key: "Enter" });
  expect(isClosed("one")).toBe(false);
});

test("it stays closed while its word has the focus, wherever the pointer is", () => {
  focus("one");
  fireEvent.keyDown(document.body, { key: "Escape" });
  fireEvent.pointerOver(find("#one a"));
  fireEvent.pointerOver(find("p"));
  expect(isClosed("one")).toBe(true);
});

test("it is shown again at the next focus", () => {
  focus("one");
  fireEvent.keyDown(document.body, { key: "Escape" });
  focus("two");
  expect(isClosed("one")).toBe(false);
});

test("one opened by the pointer is shown again after the pointer has left", () => {
  find("#one").dataset.closed = "";
  fireEvent.pointerOver(find("#one a"));
  expect(isClosed("one")).toBe(true);
  fireEvent.pointerOver(find("p"));
  expect(isClosed("one")).toBe(false);
});

describe("a tap on the word", () => {
  const tap = (id: string, pointerType = "touch"): boolean => {
    const word = find(`#${id} a`);
    // jsdom doesn't set the pointer type of an event, so this code does.
    word.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
    return fireEvent.click(word);
  };
  beforeEach(() => {
    tap("two", "mouse"); // Hides the definition that an earlier test opened.
  });

  test("shows the definition, and the next tap follows the link", () => {
    expect(tap("one")).toBe(false);
    expect(document.activeElement).toBe(find("#one a"));
    expect(tap("one")).toBe(true);
  });

  test("on another word first shows that word's definition", () => {
    tap("one");
    expect(tap("two")).toBe(false);
    expect(tap("one")).toBe(false);
  });

  test("shows it again after Escape has closed it", () => {
    find("#one").dataset.closed = "";
    expect(tap("one")).toBe(false);
    expect(isClosed("one")).toBe(false);
  });

  test("with a mouse or by keyboard follows at once", () => {
    expect(tap("one", "mouse")).toBe(true);
    expect(fireEvent.click(find("#one a"))).toBe(true);
  });
});
