import { jest } from "@jest/globals";
import { find } from "../find";

let isLoadable = true;
const goToSearch = jest.fn();
jest.unstable_mockModule("../../../src/browser/boot/load-app", () => ({
  loadApp: () => isLoadable,
  goToSearch,
}));
const opened = jest.fn();

const press = (key: string, more: KeyboardEventInit = {}, from: EventTarget = document.body) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  from.dispatchEvent(event);
  return event;
};
const click = (more: MouseEventInit = {}): boolean =>
  find("a").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));

beforeAll(async () => {
  await import("../../../src/browser/boot/search-triggers");
});
beforeEach(() => {
  isLoadable = true;
  opened.mockClear();
  window.openSearchDialog = opened;
  window.searchTyped = undefined;
  window.searchIsOpen = false;
  document.body.innerHTML = `<form data-search><input id="field"></form>
    <a data-search href="#search">Search</a> <input id="other"> <p id="text">words</p>`;
});

describe("keys", () => {
  test.each([
    { key: "k", ctrlKey: true, opens: true },
    { key: "K", metaKey: true, opens: true },
    { key: "k", ctrlKey: true, altKey: true, opens: false },
    { key: "k", opens: false },
    { key: "/", opens: true },
    { key: "/", ctrlKey: true, opens: false },
    { key: "/", metaKey: true, opens: false },
    { key: "/", altKey: true, opens: false },
    { key: "x", ctrlKey: true, opens: false },
  ])("%j", ({ key, opens, ...more }) => {
    expect(press(key, more).defaultPrevented).toBe(opens);
    expect(opened).toHaveBeenCalledTimes(Number(opens));
  });

  test("a slash in a text field types a slash", () => {
    press("/", {}, find("#other"));
    expect(opened).not.toHaveBeenCalled();
  });

  test("in a search field a letter or the arrow key opens the dialog, and the letter stays in the field", () => {
    for (const [key, count] of [
      ["Shift", 0],
      ["a", 1],
      ["ArrowDown", 2],
      ["Enter", 2],
    ] as const) {
      expect(press(key, {}, find("#field")).defaultPrevented).toBe(false);
      expect(opened).toHaveBeenCalledTimes(count);
    }
  });

  test("text typed before the dialog is there is kept for it", () => {
    press("g", {}, find("#text"));
    expect(window.searchTyped).toBeUndefined();
    press("/");
    for (const key of ["g", "Shift", "a", "s"]) press(key);
    press("x", { ctrlKey: true });
    press("y", {}, find("#other"));
    expect(window.searchTyped).toBe("gas");
  });

  test("while the dialog is open, all keypresses are left to it", () => {
    window.searchIsOpen = true;
    expect(press("k", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });
});

describe("a click", () => {
  test("on a trigger opens the dialog instead of the search page", () => {
    expect(click()).toBe(false);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    "with %j follows the link",
    (more) => {
      click(more);
      expect(opened).not.toHaveBeenCalled();
    },
  );

  test("elsewhere does nothing", () => {
    find("#text").click();
    expect(opened).not.toHaveBeenCalled();
  });

  test("leads to the search page when the dialog can't load", () => {
    isLoadable = false;
    expect(click()).toBe(true);
    expect([opened.mock.calls.length, window.searchTyped]).toEqual([0, undefined]);
  });
});

test("sending the form opens the dialog", () => {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  find("form").dispatchEvent(event);
  expect([event.defaultPrevented, opened.mock.calls.length]).toEqual([true, 1]);
});

describe("the focus on a search field", () => {
  const focus = (id: string) => find(id).dispatchEvent(new Event("focusin", { bubbles: true }));

  test("opens the dialog if a script or a screen reader moves it there", () => {
    press("Escape");
    focus("#field");
    focus("#other");
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("opens nothing if the Tab key or a pointer moves it there", () => {
    press("Tab");
    focus("#field");
    press("Escape");
    dispatchEvent(new Event("pointerdown"));
    focus("#field");
    expect(opened).not.toHaveBeenCalled();
    click({ shiftKey: true });
    focus("#field");
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
