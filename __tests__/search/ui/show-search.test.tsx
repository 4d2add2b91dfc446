import { jest } from "@jest/globals";
import { act } from "@testing-library/react";
import "../../support/search/search-constants";
import { find } from "../../browser/find";

let isBroken = false;
jest.unstable_mockModule("../../../src/search/ui/modal/SearchModal", () => ({
  INDEX_NAME: "docs",
  SearchModal: ({ query, onClose }: { query: string; onClose: () => void }) => {
    if (isBroken) throw new Error("broken");
    return (
      <button id="close" onClick={onClose}>
        {query}
      </button>
    );
  },
}));
// jsdom doesn't support constructable style sheets.
jest.unstable_mockModule("../../../src/search/ui/search-styles", () => ({
  addSearchStyles: () => undefined,
}));
const openSearchPage = jest.fn();
jest.unstable_mockModule("../../../src/browser/search/search-dialog", () => ({ openSearchPage }));
const { showSearch } = await import("../../../src/search/ui/show-search");

const close = jest.fn();
/** Reads which elements of the page are inert. In jsdom, the property is undefined until it is set. */
const inert = (): Record<string, boolean> =>
  Object.fromEntries(["main", "aside"].map((name) => [name, find(name).inert]));
const home = () => document.querySelector<HTMLElement>("[data-search-by]");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function open(page = "<main></main><aside></aside>"): Promise<void> {
  document.body.innerHTML = page;
  find("main").inert = false;
  find("aside").inert = true; // A closed drawer.
  await act(async () => {
    showSearch({ query: "gas", close });
    await Promise.resolve();
  });
}

beforeEach(() => {
  isBroken = false;
  close.mockClear();
  openSearchPage.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("the page is inert behind the dialog, and restored afterwards", async () => {
  await open();
  expect(inert()).toEqual({ main: true, aside: true });
  expect([home()?.textContent, home()?.dataset.searchBy]).toEqual(["gas", "embedded"]);
  expect(home()?.inert ?? false).toBe(false);
  act(() => {
    find("#close").click();
  });
  expect(inert()).toEqual({ main: false, aside: true });
  expect([home(), close.mock.calls.length]).toEqual([null, 1]);
});

test("the live region stays outside of what is inert, so that the dialog can announce", async () => {
  await open("<main></main><aside></aside><div id='live' role='status'></div>");
  expect(find("main").inert).toBe(true);
  expect(find("#live").inert).not.toBe(true);
  act(() => {
    find("#close").click();
  });
});

test.each([
  { key: "Escape", closes: true },
  { key: "k", ctrlKey: true, closes: true },
  { key: "K", metaKey: true, closes: true },
  { key: "k", closes: false },
  { key: "x", ctrlKey: true, closes: false },
])("$key closes it: $closes", async ({ key, closes, ...more }) => {
  await open();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  act(() => {
    document.body.dispatchEvent(event);
  });
  expect([event.defaultPrevented, close.mock.calls.length]).toEqual([closes, Number(closes)]);
  if (!closes) {
    act(() => {
      find("#close").click();
    });
  }
  expect(home()).toBeNull();
});

test("a failed dialog unblocks the page, and leads to the search page with its query", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined); // React logs the error.
  isBroken = true;
  await open();
  expect(openSearchPage).toHaveBeenCalledWith("gas");
  expect([inert(), home(), close.mock.calls.length]).toEqual([
    { main: false, aside: true },
    null,
    1,
  ]);
});
