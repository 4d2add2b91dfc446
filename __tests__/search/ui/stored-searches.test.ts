import { addSearch, readSearches, removeSearch } from "../../../src/search/ui/stored-searches";

const found = (name: string) => ({ path: `/${name}`, title: name, area: "Build" });
const titles = (list: "recent" | "favorite"): string[] =>
  readSearches()[list].map(({ title }) => title);

beforeEach(() => {
  localStorage.clear();
});

test("the newest of seven recent searches comes first, and each is listed once", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h", "b"])
    addSearch("recent", found(name));
  expect(titles("recent")).toEqual(["b", "h", "g", "f", "e", "d", "c"]);
});

test("beside favorites there are four recent searches; a favorite isn't also recent", () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) addSearch("recent", found(name));
  addSearch("favorite", found("f"));
  addSearch("recent", found("f"));
  expect([titles("recent"), titles("favorite")]).toEqual([["e", "d", "c", "b"], ["f"]]);
});

test("at most ten favorites are kept, and a removed one is gone", () => {
  for (let at = 0; at < 12; at += 1) addSearch("favorite", found(`f${at}`));
  expect(titles("favorite")).toHaveLength(10);
  removeSearch("favorite", "/f11");
  expect(titles("favorite")[0]).toBe("f10");
});

const FOUND = { path: "/build#a", title: "Fees <b>", area: "Build" };
const listOf = (...found: unknown[]): string => JSON.stringify(found);

/** Reads a text as the list of recent searches. */
function readRecent(text: string): readonly unknown[] {
  localStorage.setItem("search.recent", text);
  return readSearches().recent;
}

test("a valid search is kept", () => {
  expect(readRecent(listOf(FOUND))).toEqual([FOUND]);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{["],
  ["null", "null"],
  ["a string", '"[]"'],
  ["an object", '{"0":{"path":"/a"},"length":1}'],
  ["a list of null", "[null]"],
  ["a list of lists", "[[],[[]]]"],
  ["deep nesting", "[".repeat(40_000) + "]".repeat(40_000)],
  ["a path that is a number", listOf({ ...FOUND, path: 1 })],
  ["a title that is an object", listOf({ ...FOUND, title: { toString: "x" } })],
  ["a title that is too long", listOf({ ...FOUND, title: "x".repeat(3000) })],
  ["no area", listOf({ ...FOUND, area: undefined })],
  ["javascript:", listOf({ ...FOUND, path: "javascript:alert(1)" })],
  ["another site", listOf({ ...FOUND, path: "//evil.example" })],
  ["another site by a backslash", listOf({ ...FOUND, path: "/\\evil.example" })],
  ["another site by its address", listOf({ ...FOUND, path: "https://evil.example/" })],
] as const)("%s: no search", (_, text) => {
  const start = performance.now();
  expect(readRecent(text)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("the valid searches of a mixed list are kept, at most seven", () => {
  expect(readRecent(listOf(null, FOUND, { ...FOUND, path: 1 }, 3))).toEqual([FOUND]);
  const many = Array.from({ length: 40 }, (__, at) => ({ ...FOUND, path: `/p${at}` }));
  expect(readRecent(listOf(...many))).toHaveLength(7);
});
