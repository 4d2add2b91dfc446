import { parsePositions } from "../../../src/browser/navigation/scroll-positions";
import { readSearches } from "../../../src/search/ui/stored-searches";

const FOUND = { path: "/build#a", title: "Fees <b>", area: "Build" };
const listOf = (...found: unknown[]): string => JSON.stringify(found);
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

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
  ["deep nesting", nested(40_000)],
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

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a number", "7"],
  ["a string", '"abcdef"'],
  ["a list", "[1,2,3]"],
  ["deep nesting", nested(20_000)],
  ["names of properties of every object", '{"__proto__":1,"constructor":2,"toString":3}'],
  ["keys that aren't ours", '{"":1,"ABCDEF":2,"toolong1":3}'],
  ["a string for a position", '{"abc123":"12"}'],
  ["null for a position", '{"abc123":null}'],
  ["an object for a position", '{"abc123":{"valueOf":1}}'],
  ["a negative position", '{"abc123":-1}'],
  ["a list for a position", '{"abc123":[1]}'],
  ["a boolean for a position", '{"abc123":true}'],
])("positions from %s: none", (_, text) => {
  expect(parsePositions(text)).toEqual({});
});

test("the newest two hundred valid positions are kept", () => {
  expect(parsePositions('{"abc123":12.5,"x":1}')).toEqual({ abc123: 12.5 });
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`a${String(at).padStart(5, "0")}`, at]),
  );
  expect(Object.keys(parsePositions(JSON.stringify(many)))).toHaveLength(200);
});
