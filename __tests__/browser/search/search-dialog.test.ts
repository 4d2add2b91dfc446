import { jest } from "@jest/globals";
import {
  type ShowSearch,
  openSearchPage,
  watchSearch,
} from "../../../src/browser/search/search-dialog";
import { find } from "../find";

type Shown = Parameters<ShowSearch>[0];
let shown: Shown[] = [];
const show: ShowSearch = (options) => void shown.push(options);
const load = jest.fn<() => Promise<ShowSearch>>();
const requested = jest.fn<typeof fetch>();
/** The data-saver setting of the connection. */
const connection = { saveData: false };

const settle = () => new Promise((resolve) => setTimeout(resolve));
const open = async (): Promise<Shown | undefined> => {
  window.openSearchDialog?.();
  await settle();
  return shown.at(-1);
};
const fire = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
/** Event listeners stay on the document, so each test uses a separate loader and checks only that one. */
const watch = () => {
  const own = jest.fn(() => load());
  watchSearch(own);
  return own;
};

beforeAll(() => {
  Object.assign(navigator, { connection });
  Object.assign(globalThis, { fetch: requested });
  // jsdom shows no dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});
beforeEach(() => {
  shown = [];
  load.mockReset().mockResolvedValue(show);
  requested.mockReset().mockRejectedValue(new TypeError("offline"));
  connection.saveData = false;
  window.searchTyped = undefined;
  window.searchIsOpen = false;
  document.body.innerHTML =
    '<form data-search><input id="field"></form><button id="other">Other</button>';
});

describe("the dialog's code", () => {
  test.each(["pointerover", "focusin"])("is loaded on %s of a trigger, once", async (type) => {
    const own = watch();
    fire("#other", type);
    document.dispatchEvent(new Event(type));
    expect(own).not.toHaveBeenCalled();
    fire("#field", type);
    fire("#field", type);
    await open();
    expect(own).toHaveBeenCalledTimes(1);
  });

  test("isn't prefetched on a metered connection", () => {
    connection.saveData = true;
    const own = watch();
    fire("#field", "pointerover");
    expect(own).not.toHaveBeenCalled();
  });

  test("is fetched again after a failure", async () => {
    const own = watch();
    load.mockRejectedValue(new Error("offline"));
    fire("#field", "pointerover");
    await settle();
    load.mockResolvedValue(show);
    await open();
    expect([own.mock.calls.length, shown.length]).toEqual([2, 1]);
  });
});

describe("the dialog", () => {
  test("starts with the text typed in the field until then, and removes it from the field", async () => {
    watch();
    find<HTMLInputElement>("#field").value = "gas ";
    window.searchTyped = "fees";
    expect((await open())?.query).toBe("gas fees");
    expect([find<HTMLInputElement>("#field").value, window.searchTyped]).toEqual(["", undefined]);
  });

  test("opens empty on a page without a field", async () => {
    watch();
    document.body.innerHTML = "";
    expect((await open())?.query).toBe("");
  });

  test("opens at once if it was requested before this code had loaded", async () => {
    watch();
    await settle();
    expect(shown).toHaveLength(0);
    window.searchTyped = "";
    watch();
    await settle();
    expect(shown).toHaveLength(1);
  });

  test("returns the focus, and stays open until that is done", async () => {
    watch();
    find("#other").focus();
    const dialog = await open();
    expect(window.searchIsOpen).toBe(true);
    find("#field").focus();
    let wasOpen: boolean | undefined;
    find("#other").addEventListener("focus", () => (wasOpen = window.searchIsOpen));
    dialog?.close();
    expect(document.activeElement).toBe(find("#other"));
    expect([wasOpen, window.searchIsOpen]).toEqual([true, false]);
  });

  test("leaves the focus where it is if the element it came from is gone", async () => {
    watch();
    const other = find("#other");
    other.focus();
    const dialog = await open();
    other.remove();
    const focus = jest.spyOn(other, "focus");
    dialog?.close();
    expect([focus.mock.calls.length, window.searchIsOpen]).toEqual([0, false]);
  });

  test("requested twice at the same time opens once, and can be opened again later", async () => {
    watch();
    window.openSearchDialog?.();
    await open();
    expect(shown).toHaveLength(1);
    await open();
    expect(shown).toHaveLength(2);
  });
});

describe("without the dialog", () => {
  const failure = () => document.querySelector("#search-failed");

  test("the search page is opened with the query; a reader who is offline stays and can try again", async () => {
    watch();
    load.mockRejectedValue(new Error("offline"));
    window.searchTyped = "a&b";
    await open();
    expect(requested.mock.calls).toEqual([["/search?q=a%26b", { method: "HEAD" }]]);
    expect(failure()).not.toBeNull();
    expect(window.searchTyped).toBeUndefined();
    load.mockResolvedValue(show);
    find("#search-failed button").click();
    await settle();
    expect(shown.at(-1)?.query).toBe("a&b");
  });

  test("a reader who is online gets to the search page", async () => {
    requested.mockResolvedValue({} as Response);
    // jsdom doesn't navigate, and reports that on its console.
    const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await openSearchPage("gas");
    expect(String(told.mock.lastCall?.[0])).toContain("navigation");
    expect(failure()).toBeNull();
  });
});
