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

test("a query counts once, when it is left: with the address that was opened", () => {
  type("f", "fe", "fee ", "fee");
  expect(sendSearch).not.toHaveBeenCalled();
  search.countSearch("/fees");
  search.countSearch();
  expect(sendSearch.mock.calls).toEqual([["fee", "/fees"]]);
});

test("left without an answer, it counts without an address", () => {
  type("kyc");
  search.countSearch();
  expect(sendSearch.mock.calls).toEqual([["kyc", undefined]]);
});

test("a query that another one replaces was left without an answer; deleting letters replaces none", () => {
  type("kyc", "ky", "k", "", "i", "identity");
  search.countSearch("/identity");
  expect(sendSearch.mock.calls).toEqual([
    ["kyc", undefined],
    ["identity", "/identity"],
  ]);
});

test("the same query asked again is the same search", () => {
  type("fee");
  search.countSearch("/fees");
  type("fee");
  search.countSearch();
  expect(sendSearch).toHaveBeenCalledTimes(1);
});

test("nothing is counted without a query, or where searches do not count", () => {
  search.countSearch("/fees");
  expect(sendSearch).not.toHaveBeenCalled();
  delete window.signals;
  type("fee");
  expect(() => {
    search.countSearch();
  }).not.toThrow();
});
