import { parsePositions } from "../../../src/browser/navigation/scroll-positions";
import { parseSearches } from "../../../src/search/ui/stored-searches";

const HIT = {
  objectID: "1",
  type: "lvl1",
  url: "/build#a",
  content: null,
  hierarchy: { lvl0: "Build", lvl1: "Fees &lt;b&gt;", lvl2: null },
};
const listOf = (...hits: unknown[]): string => JSON.stringify(hits);
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

test("a valid hit is kept, with the fields that the search reads", () => {
  expect(parseSearches(listOf({ ...HIT, __autocomplete_id: 3, query: "x" }))).toEqual([
    {
      ...HIT,
      url_without_anchor: "/build",
      anchor: null,
      hierarchy: { ...HIT.hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    },
  ]);
});

/** Texts that aren't a list with a valid hit. */
const BAD_LISTS = [
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
  ["a megabyte", listOf({ ...HIT, content: "x".repeat(1_000_000) })],
  ["a hit without an id", listOf({ ...HIT, objectID: undefined })],
  ["an id that is a number", listOf({ ...HIT, objectID: 1 })],
  ["an empty id", listOf({ ...HIT, objectID: "" })],
  ["no hierarchy", listOf({ ...HIT, hierarchy: undefined })],
  ["a hierarchy that is null", listOf({ ...HIT, hierarchy: null })],
  ["a hierarchy of objects", listOf({ ...HIT, hierarchy: { lvl0: {}, lvl1: {} } })],
  ["an unknown type", listOf({ ...HIT, type: "lvl9" })],
  ["a type named like a property of every object", listOf({ ...HIT, type: "constructor" })],
  ["the type __proto__", listOf({ ...HIT, type: "__proto__" })],
  ["a type that is an object", listOf({ ...HIT, type: { toString: "x" } })],
  ["html in a title", listOf({ ...HIT, hierarchy: { lvl1: "<img src=x onerror=alert(1)>" } })],
  ["an open tag in a title", listOf({ ...HIT, hierarchy: { lvl1: "<img src=x " } })],
  ["a title that is too long", listOf({ ...HIT, hierarchy: { lvl1: "x".repeat(3000) } })],
  ["content without text", listOf({ ...HIT, type: "content", content: { a: 1 } })],
  ["content with a script", listOf({ ...HIT, type: "content", content: "<script>1</script>" })],
  ["an address that is a number", listOf({ ...HIT, url: 1 })],
  ["an address that is an object", listOf({ ...HIT, url: { startsWith: 1 } })],
  ["javascript:", listOf({ ...HIT, url: "javascript:alert(1)" })],
  ["data:", listOf({ ...HIT, url: "data:text/html,x" })],
  ["another site", listOf({ ...HIT, url: "//evil.example" })],
  ["another site by a backslash", listOf({ ...HIT, url: "/\\evil.example" })],
] as const;

test.each(BAD_LISTS)("%s: no hit", (_, text) => {
  const start = performance.now();
  expect(parseSearches(text)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("the valid hits of a mixed list are kept, each once, at most ten", () => {
  expect(parseSearches(listOf(null, HIT, { ...HIT, url: 1 }, HIT, 3))).toHaveLength(1);
  const many = Array.from({ length: 40 }, (_, at) => ({ ...HIT, objectID: `${at}` }));
  expect(parseSearches(listOf(...many))).toHaveLength(10);
});

test("HTML outside the title is left out", () => {
  const [hit] = parseSearches(
    listOf({
      ...HIT,
      content: "<b>",
      hierarchy: { ...HIT.hierarchy, lvl0: "<i>" },
      _snippetResult: { hierarchy: { lvl1: { value: "<img src=x>" } } },
    }),
  );
  expect(hit).toMatchObject({ content: null, hierarchy: { lvl0: null } });
  expect(hit).not.toHaveProperty("_snippetResult");
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
