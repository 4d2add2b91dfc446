import { jest } from "@jest/globals";
import { keepFocus } from "../../../src/browser/code/keep-focus";
import { find } from "../find";

const onTheft = jest.fn();
let end: () => void;

const press = (key: string): void => {
  find("#field").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
};
/** Does what code in the frame can do at any time. */
const take = (): void => {
  find("iframe").focus();
  dispatchEvent(new Event("blur"));
};
const holder = (): string | undefined => document.activeElement?.tagName;

beforeEach(() => {
  onTheft.mockClear();
  document.body.innerHTML =
    '<input id="field"><button></button><div><iframe tabindex="0"></iframe></div>';
  end = keepFocus(find("div"), onTheft);
  find("#field").focus();
});
afterEach(() => {
  end();
});

test("the focus goes back to a text field, however long ago the reader typed", () => {
  press("a");
  take();
  take();
  expect([holder(), onTheft.mock.calls.length]).toEqual(["INPUT", 2]);
});

test.each(["Tab", "Escape"])("the frame keeps the focus if the last key was %s", (key) => {
  press(key);
  take();
  expect([holder(), onTheft.mock.calls.length]).toEqual(["IFRAME", 0]);
});

test("the frame keeps the focus if the reader points at it", () => {
  press("a");
  jest.spyOn(find("div"), "matches").mockReturnValue(true); // jsdom has no pointer.
  take();
  expect(holder()).toBe("IFRAME");
});

test("the frame keeps the focus if the reader has left the field", () => {
  press("a");
  find("button").focus();
  take();
  expect(holder()).toBe("IFRAME");
});

test("nothing is given back after the end", () => {
  end();
  take();
  expect([holder(), onTheft.mock.calls.length]).toEqual(["IFRAME", 0]);
});
