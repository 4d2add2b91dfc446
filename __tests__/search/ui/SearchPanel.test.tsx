import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import "../../support/search/search-constants";
import type { SearchRequest } from "../../../src/search/engine/hits/hit";
import { find } from "../../browser/find";

const asked: SearchRequest[] = [];
jest.unstable_mockModule("../../../src/search/engine/client", () => ({
  hostedSearch: null,
  getSearchClient: () =>
    Promise.resolve({
      search: (request: SearchRequest) => {
        asked.push(request);
        return Promise.resolve({
          ...{ hits: [], count: 0, direct: [], corrections: [], leftOut: [] },
        });
      },
    }),
}));
jest.unstable_mockModule("../../../src/search/engine/ask-worker", () => ({
  whenComplete: () => new Promise(() => undefined),
  isDevelopmentIndex: () => false,
}));
// jsdom doesn't support constructable style sheets.
jest.unstable_mockModule("../../../src/search/ui/search-styles", () => ({
  addSearchStyles: () => undefined,
}));
const { SearchPanel } = await import("../../../src/search/ui/SearchPanel");

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const choose = (name: string, value: string) => {
  fireEvent.change(find(`select[name=${name}]`), { target: { value } });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let replaced: jest.SpiedFunction<typeof history.replaceState>;
beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ key: "k" }, "", "/search");
  replaced = jest.spyOn(history, "replaceState");
  asked.length = 0;
  document.body.innerHTML =
    '<a data-version-link="1.0">Version 1</a><a data-version-link="2.0">Version 2</a>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the URL is updated with the query after a pause in typing, in the same history entry", async () => {
  render(<SearchPanel search="" />);
  const { length } = history;
  fireEvent.change(field(), { target: { value: "gas" } });
  await wait(299);
  expect(location.search).toBe("");
  fireEvent.change(field(), { target: { value: "gas fees" } });
  await wait(299);
  expect(replaced).not.toHaveBeenCalled();
  await wait(1);
  expect(location.pathname + location.search).toBe("/search?q=gas+fees");
  expect([history.length, history.state, replaced.mock.calls.length]).toEqual([
    length,
    { key: "k" },
    1,
  ]);
  expect(asked.at(-1)?.query).toBe("gas fees");
});

test("each choice limits the query, and keeps earlier choices", async () => {
  render(<SearchPanel search="?q=gas" />);
  choose("area", "l2");
  choose("kind", "tutorial");
  choose("version", "1.0");
  await wait(300);
  expect(location.search).toBe("?q=gas&area=l2&kind=tutorial&version=1.0");
});

test("a URL that already matches doesn't change", async () => {
  history.replaceState({ key: "k" }, "", "/search?q=gas");
  replaced.mockClear();
  render(<SearchPanel search="?q=gas" />);
  await wait(300);
  expect([field().value, replaced.mock.calls.length]).toEqual(["gas", 0]);
});

test("a different URL is a different query", () => {
  const { rerender } = render(<SearchPanel search="?q=gas" />);
  rerender(<SearchPanel search="?q=node" />);
  expect(field().value).toBe("node");
});

test("a removed panel doesn't change the URL", async () => {
  const { unmount } = render(<SearchPanel search="" />);
  fireEvent.change(field(), { target: { value: "gas" } });
  unmount();
  await wait(300);
  expect(location.search).toBe("");
});

test("submitting the form loads no page; the field has a maximum length and no spell checking", () => {
  render(<SearchPanel search="" />);
  expect(fireEvent.submit(screen.getByRole("search"))).toBe(false);
  expect([field().maxLength, field().getAttribute("spellcheck")]).toEqual([64, "false"]);
});

test("a single version isn't offered as a choice", () => {
  document.body.innerHTML = '<a data-version-link="1.0">Version 1</a>';
  const { container } = render(<SearchPanel search="" />);
  expect(container.querySelector("select[name=version]")).toBeNull();
});
