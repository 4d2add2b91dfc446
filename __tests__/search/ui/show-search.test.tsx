import { jest } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import "../../support/search/painted-words";
import "../../support/search/search-constants";
import type { DirectAnswer, Hit } from "../../../src/search/engine/hits/hit";

const hit = (path: string, area = "Build"): Hit => ({
  path,
  titles: [
    [
      { text: "Page ", isMatch: false },
      { text: path, isMatch: true },
    ],
  ],
  parts: [{ text: "An excerpt", isMatch: false }],
  ...{ area, hasEnded: false },
});
let hits: Hit[] = [];
let direct: DirectAnswer[] = [];
let asked: unknown[] = [];
let isBroken = false;
jest.unstable_mockModule("../../../src/search/engine/client", () => ({
  hostedSearch: null,
  getSearchClient: () =>
    Promise.resolve({
      search: (request: { facetFilters: unknown }) => {
        asked.push(request.facetFilters);
        return isBroken
          ? Promise.reject(new Error("no"))
          : Promise.resolve({ hits, direct, count: hits.length, corrections: [], leftOut: [] });
      },
    }),
}));
jest.unstable_mockModule("../../../src/search/engine/ask-worker", () => ({
  whenComplete: () => new Promise(() => undefined),
  isDevelopmentIndex: () => false,
}));
// jsdom doesn't support constructable style sheets, dialogs and scrolling.
jest.unstable_mockModule("../../../src/search/ui/search-styles", () => ({
  addSearchStyles: () => undefined,
}));
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
Element.prototype.scrollIntoView = () => undefined;
const { showSearch } = await import("../../../src/search/ui/show-search");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const close = jest.fn();
const writeText = jest.fn(() => Promise.resolve());
Object.assign(navigator, { clipboard: { writeText } });

const wait = (milliseconds = 100) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole<HTMLInputElement>("combobox");
const rows = () => screen.queryAllByRole("treeitem");
const press = (key: string) => fireEvent.keyDown(input(), { key });
const selected = () => rows().findIndex((row) => row.getAttribute("aria-selected") === "true");

async function open(query = "gas"): Promise<void> {
  act(() => {
    showSearch({ query, close });
  });
  await wait();
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = "";
  close.mockClear();
  [hits, direct, asked, isBroken] = [[hit("/a"), hit("/b")], [], [], false];
});
afterEach(() => {
  if (screen.queryByRole("dialog")) fireEvent.keyDown(input(), { key: "Escape" });
  jest.useRealTimers();
});

test("it searches for what was typed before, and the arrow keys go round the rows", async () => {
  await open();
  expect([input().value, rows().length, selected()]).toEqual(["gas", 2, 0]);
  press("ArrowUp");
  expect(selected()).toBe(1);
  press("ArrowDown");
  expect(selected()).toBe(0);
  expect(input().getAttribute("aria-activedescendant")).toBe(rows()[0]?.id);
});

test("matches are marked, and the area is at the row's end", async () => {
  await open();
  expect(rows()[0]?.querySelector("mark")?.textContent).toBe("/a");
  expect(rows()[0]?.textContent).toMatch(/^Page \/aAn excerptBuild$/);
});

test("at most five rows are of one area, and the order stays", async () => {
  hits = [...["/1", "/2", "/3", "/4", "/5", "/6"].map((path) => hit(path)), hit("/7", "L2")];
  await open();
  expect(rows().map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual([
    "/1",
    "/2",
    "/3",
    "/4",
    "/5",
    "/7",
  ]);
});

test("Enter follows the selected row, which is then offered before the next search", async () => {
  await open();
  const follow = jest.fn((event: Event) => {
    event.preventDefault();
  });
  document.addEventListener("click", follow, { once: true });
  press("Enter");
  await wait(10);
  expect([follow.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  await open("");
  expect(rows().map(({ textContent }) => textContent)).toEqual(["Page /aBuild"]);
  fireEvent.click(screen.getByTitle("Save this search"));
  expect(screen.getByText("Favorite")).toBeDefined();
  fireEvent.click(screen.getByTitle("Remove this search from favorites"));
  expect(rows()).toEqual([]);
});

test("Enter copies the value of an answer, whose last digits are a piece of their own", async () => {
  const value = "0xcebA9300f2b948710d2653dD7B07f33A8B32118C";
  direct = [{ kind: "address", title: "USDC on Celo Mainnet", value, url: "/x", page: "Tokens" }];
  await open("usdc");
  expect(rows()[0]?.querySelector("code span:last-child")?.textContent).toBe("118C");
  press("Enter");
  await wait();
  expect(writeText).toHaveBeenCalledWith(value);
  expect([screen.getByRole("status").textContent, close.mock.calls.length]).toEqual(["Copied", 0]);
});

test("Enter before the answer waits for it, and isn't for the rows of the previous query", async () => {
  await open();
  const follow = jest.fn((event: Event) => {
    event.preventDefault();
  });
  document.addEventListener("click", follow, { once: true });
  hits = [hit("/new")];
  fireEvent.change(input(), { target: { value: "node" } });
  press("Enter");
  expect(follow).not.toHaveBeenCalled();
  await wait();
  expect(follow).toHaveBeenCalledTimes(1);
  const target = follow.mock.calls[0]?.[0].target;
  expect(target instanceof Element && target.closest("a")?.getAttribute("href")).toBe("/new");
});

test("a chip limits the kind of pages", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Recipes" }));
  await wait();
  expect(asked.at(-1)).toContain("kind:recipe");
  expect(screen.getByRole("button", { name: "All", pressed: false })).toBeDefined();
});

test("without results it says so, suggests others, and links to an issue about it", async () => {
  hits = [];
  await open("xyzzy");
  expect(screen.getByText(/No results for/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Let us know." }).getAttribute("href")).toContain(
    "xyzzy",
  );
  hits = [hit("/a")];
  fireEvent.click(screen.getByRole("button", { name: "Networks" }));
  await wait();
  expect([input().value, rows().length]).toEqual(["Networks", 1]);
});

test("a failed query says so, and can be repeated", async () => {
  isBroken = true;
  await open();
  expect(screen.getByRole("alert").textContent).toContain("Unable to fetch results");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await wait();
  expect(rows()).toHaveLength(2);
});

test.each([{ key: "Escape" }, { key: "k", ctrlKey: true }])("%j closes it, once", async (event) => {
  await open();
  fireEvent.keyDown(input(), event);
  expect([close.mock.calls.length, screen.queryByRole("dialog")]).toEqual([1, null]);
});
