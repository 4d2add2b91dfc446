import { jest } from "@jest/globals";
import { cleanStoredSearches, parseSearches } from "../../../src/search/ui/stored-searches";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__docs";
const hit = (objectID: string) => ({
  objectID,
  type: "lvl1",
  url: "/build",
  content: null,
  hierarchy: { lvl0: "Build", lvl1: "Fees" },
});
const idsOf = (text: string): unknown[] =>
  parseSearches(text).map((one) => (one as { objectID: string }).objectID);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a stored list keeps its valid hits and loses the others", () => {
  localStorage.setItem(RECENT, JSON.stringify([hit("a"), { objectID: "b" }, hit("c")]));
  cleanStoredSearches("docs");
  const stored = localStorage.getItem(RECENT) ?? "";
  expect(JSON.parse(stored)).toHaveLength(2);
  expect(idsOf(stored)).toEqual(["a", "c"]);
});

test("only the first ten hits of a longer list are read", () => {
  const ids = Array.from({ length: 11 }, (_, at) => `${at}`);
  expect(idsOf(JSON.stringify(ids.map(hit)))).toEqual(ids.slice(0, 10));
});

test("a list that can't be rewritten is dropped, so that the search opens", () => {
  localStorage.setItem(RECENT, JSON.stringify([hit("a"), null]));
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  cleanStoredSearches("docs");
  expect(localStorage.getItem(RECENT)).toBeNull();
});
