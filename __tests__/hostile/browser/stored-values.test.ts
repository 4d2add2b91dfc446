import { parsePositions } from "../../../src/browser/navigation/scroll-positions";

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

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
