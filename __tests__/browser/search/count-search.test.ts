import { jest } from "@jest/globals";

const sendSearch = jest.fn();
let search: typeof import("../../../src/browser/search/count-search");

beforeEach(async () => {
  jest.resetModules();
  sendSearch.mockReset();
  window.signals = { countView: jest.fn(), sendAnswer: jest.fn(), sendSearch };
  search = await import("../../../src/browser/search/count-search");
});

afterEach(() => {
  delete window.signals;
});

const type = (...queries: string[]): void => {
  for (const query of queries) search.noteSearch(query);
};

test("a query is counted once, when it is left, with the URL that was opened", () => {
  type("f", "fe", "fee ", "fee");
  expect(sendSearch).not.toHaveBeenCalled();
  search.countSearch("/fees");
  search.countSearch();
  expect(sendSearch.mock.calls).toEqual([["fee", "/fees"]]);
});

test("left without a result, it is counted without a URL", () => {
  type("kyc");
  search.countSearch();
  expect(sendSearch.mock.calls).toEqual([["kyc", undefined]]);
});

test("a query replaced by another one was left without a result; deleting letters doesn't replace it", () => {
  type("kyc", "ky", "k", "", "i", "identity");
  search.countSearch("/identity");
  expect(sendSearch.mock.calls).toEqual([
    ["kyc", undefined],
    ["identity", "/identity"],
  ]);
});

test("repeating the same query is the same search", () => {
  type("fee");
  search.countSearch("/fees");
  type("fee");
  search.countSearch();
  expect(sendSearch).toHaveBeenCalledTimes(1);
});

test("nothing is counted without a query, or if searches aren't counted", () => {
  search.countSearch("/fees");
  expect(sendSearch).not.toHaveBeenCalled();
  delete window.signals;
  type("fee");
  expect(() => {
    search.countSearch();
  }).not.toThrow();
});
