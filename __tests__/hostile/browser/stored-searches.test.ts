import { isStoredList } from "../../../src/search/ui/modal/stored-searches";

const RECORD = {
  objectID: "/build#a Fees",
  type: "lvl2",
  url: "/build#a",
  hierarchy: { lvl0: "", lvl1: "/build#a Fees", lvl2: null },
  title: "Fees <b>",
  area: "Build",
};
const listOf = (...records: unknown[]): string => JSON.stringify(records);
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

test("what DocSearch stores of our records is valid", () => {
  expect(isStoredList("[]")).toBe(true);
  expect(isStoredList(listOf({ ...RECORD, __autocomplete_id: 3, query: "x" }, RECORD))).toBe(true);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{["],
  ["words", "hello"],
  ["null", "null"],
  ["a number", "5"],
  ["a string", '"[]"'],
  ["true", "true"],
  ["an object", '{"0":{"objectID":"1"},"length":1}'],
  ["an object with a property named slice", '{"slice":"x"}'],
  ["a list of null", "[null]"],
  ["a list of numbers", "[1,2]"],
  ["a list of lists", "[[],[[]]]"],
  ["deep nesting", nested(40_000)],
  ["a megabyte", listOf({ ...RECORD, title: "x".repeat(1_000_000) })],
  ["a valid record and another one", listOf(RECORD, null)],
  ["a record without an id", listOf({ ...RECORD, objectID: undefined })],
  ["an id that is a number", listOf({ ...RECORD, objectID: 1 })],
  ["an empty id", listOf({ ...RECORD, objectID: "" })],
  ["no title", listOf({ ...RECORD, title: undefined })],
  ["a title that is an object", listOf({ ...RECORD, title: { a: 1 } })],
  ["an area that is a list", listOf({ ...RECORD, area: ["Build"] })],
  ["no hierarchy", listOf({ ...RECORD, hierarchy: undefined })],
  ["a hierarchy that is null", listOf({ ...RECORD, hierarchy: null })],
  [
    "a title that DocSearch would insert",
    listOf({ ...RECORD, hierarchy: { lvl0: "", lvl2: "<b>" } }),
  ],
  ["a group named by somebody else", listOf({ ...RECORD, hierarchy: { lvl0: "<b>", lvl2: null } })],
  ["another type", listOf({ ...RECORD, type: "content", content: "<img src=x>" })],
  ["the type __proto__", listOf({ ...RECORD, type: "__proto__" })],
  ["an address that is a number", listOf({ ...RECORD, url: 1 })],
  ["javascript:", listOf({ ...RECORD, url: "javascript:alert(1)" })],
  ["data:", listOf({ ...RECORD, url: "data:text/html,x" })],
  ["another site", listOf({ ...RECORD, url: "//evil.example" })],
  ["another site by a backslash", listOf({ ...RECORD, url: "/\\evil.example" })],
])("%s is invalid", (_, text) => {
  const start = performance.now();
  expect(isStoredList(text)).toBe(false);
  expect(performance.now() - start).toBeLessThan(2000);
});
