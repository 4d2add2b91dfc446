import { jest } from "@jest/globals";
import type { CodeName } from "../../../src/browser/code/code-names";
import { find } from "../find";

/** The names in a block, and the name under the pointer. jsdom has no layout, so each test sets both. */
let names: CodeName[] = [];
let pointed: CodeName | undefined;
jest.unstable_mockModule("../../../src/browser/code/code-names", () => ({
  loadNames: () => Promise.resolve(names),
  findNameAt: () => pointed,
}));
/** The type that is currently shown. */
let shown: string | undefined;
jest.unstable_mockModule("../../../src/browser/code/type-box", () => ({
  TYPE_BOX_ID: "type",
  followScroll: () => undefined,
  hideType: () => (shown = undefined),
  isInTypeBox: (target: Element) => target.id === "box",
  isTypeShown: () => shown !== undefined,
  showType: (type: string) => (shown = type),
}));
jest.unstable_mockModule("../../../src/browser/base/add-styles", () => ({
  addStyles: () => undefined,
}));
const { watchTypes } = await import("../../../src/browser/code/show-types");

/** Makes a range of the first occurrence of this word in the code. */
const nameOf = (word: string, type: string): CodeName => {
  const node = find("code").firstChild;
  const start = node?.textContent?.indexOf(word) ?? -1;
  if (!node || start < 0) throw new Error(`No ${word}`);
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + word.length);
  range.getBoundingClientRect = () => new DOMRect();
  return { range, type };
};
const fire = (target: Element, type: string, more: object = {}): void => {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
};
/** Moves the pointer to an element and leaves it there for a while. */
const rest = async (selector: string, pointerType = "mouse"): Promise<void> => {
  fire(find(selector), "pointermove", { pointerType });
  await jest.advanceTimersByTimeAsync(150);
};
const press = async (): Promise<void> => {
  fire(find(".code-checked"), "click");
  await jest.advanceTimersByTimeAsync(0);
};
const wrapped = (): string[] =>
  [...document.querySelectorAll(".code-name")].map(({ textContent }) => textContent);

// jsdom has no popovers.
const hidePopover = jest.fn();
Object.assign(HTMLElement.prototype, { hidePopover });

jest.useFakeTimers();
beforeAll(() => {
  watchTypes(new Event("pointerover"));
});
beforeEach(() => {
  document.body.innerHTML = `<p id="text">words</p><p id="box"></p><p id="note" popover></p>
    <figure class="code-block" data-language="ts"><pre><code>const gas = fee;</code></pre>
    <button class="code-checked" popovertarget="note">Checked</button></figure>`;
  shown = undefined;
  names = [nameOf("gas", "number")];
  [pointed] = names;
});

describe("the pointer", () => {
  test("shows a type once it rests on a name, not before", async () => {
    fire(find("code"), "pointermove", { pointerType: "mouse" });
    await jest.advanceTimersByTimeAsync(149);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toBe("number");
  });

  test("outside a block does nothing while no type is shown, and otherwise hides it", async () => {
    fire(find("#text"), "pointermove", { pointerType: "mouse" });
    expect(jest.getTimerCount()).toBe(0);
    shown = "number";
    pointed = undefined;
    await rest("#text");
    expect(shown).toBeUndefined();
  });

  test("between the names of a block hides the type", async () => {
    await rest("code");
    pointed = undefined;
    await rest("code");
    expect(shown).toBeUndefined();
  });

  test("in the box keeps it open, and a touch shows none", async () => {
    await rest("code", "touch");
    expect(shown).toBeUndefined();
    shown = "number";
    pointed = undefined;
    await rest("#box");
    expect(shown).toBe("number");
  });
});

describe("the block's mark", () => {
  test("turns its names into Tab stops, even a single one, and back into text", async () => {
    await press();
    expect(wrapped()).toEqual(["gas"]);
    expect(find("#note").textContent).not.toBe("");
    await press();
    expect([wrapped(), find("code").textContent]).toEqual([[], "const gas = fee;"]);
    expect(find("#note").textContent).toBe("");
  });

  test("of a block without names does nothing", async () => {
    names = [];
    await press();
    expect([wrapped(), find("#note").textContent]).toEqual([[], ""]);
  });

  test("pressed twice before the names have loaded, wraps them once", async () => {
    fire(find(".code-checked"), "click");
    await press();
    expect([wrapped(), find("#note").children.length]).toEqual([["gas"], 1]);
    await press();
    expect(wrapped()).toEqual([]);
  });

  test("shows the type of the focused name, and none for other elements", async () => {
    await press();
    fire(find(".code-checked"), "focusin");
    expect([shown, hidePopover.mock.calls]).toEqual([undefined, []]);
    fire(find(".code-name"), "focusin");
    expect(shown).toBe("number");
    expect(hidePopover.mock.contexts).toEqual([find("#note")]);
    expect(find(".code-name").getAttribute("aria-describedby")).toBe("type");
    await press();
  });

  test("can be left from inside the block by Escape, which first hides a shown type", async () => {
    await press();
    fire(document.body, "keydown", { key: "Escape" });
    expect(wrapped()).toEqual(["gas"]);
    find(".code-name").focus();
    shown = "number";
    fire(find(".code-name"), "keydown", { key: "Escape" });
    expect([shown, wrapped()]).toEqual([undefined, ["gas"]]);
    fire(find(".code-name"), "keydown", { key: "a" });
    expect(wrapped()).toEqual(["gas"]);
    fire(find(".code-name"), "keydown", { key: "Escape" });
    expect(wrapped()).toEqual([]);
    expect(document.activeElement).toBe(find(".code-checked"));
  });
});
