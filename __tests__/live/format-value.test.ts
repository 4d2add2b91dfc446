import { formatValue } from "../../src/live/format-value";

test.each([
  ["words", "words"],
  [12n, "12n"],
  [null, "null"],
  [undefined, "undefined"],
  [["a", 1n], '["a", 1n]'],
  [{ a: { b: [true] } }, "{ a: { b: [true] } }"],
  [{}, "{}"],
  [new Map([["k", 1]]), "{ k: 1 }"],
  [new Uint8Array([1, 2]), "[1, 2]"],
  [new TypeError("no"), "TypeError: no"],
  [Math.max, "[function max]"],
  [new Date(0), "1970-01-01T00:00:00.000Z"],
])("%p is written as %s", (value, text) => {
  expect(formatValue(value)).toBe(text);
});

test("a circular value doesn't loop", () => {
  const round: { self?: unknown } = {};
  round.self = round;
  expect(formatValue(round)).toBe("{ self: { self: { self: { self: … } } } }");
});

test("keys of a map are written like values, except that strings have no quotes", () => {
  const bare = Object.create(null) as object;
  expect(formatValue(new Map<unknown, number>([[bare, 1]]))).toBe("{ {}: 1 }");
  expect(formatValue(new Map([[{ a: 1 }, "b"]]))).toBe('{ { a: 1 }: "b" }');
});

test("an invalid date is written as such", () => {
  expect(formatValue([new Date("x")])).toBe("[Invalid Date]");
});

test("a value that can't be read doesn't hide the others", () => {
  const unnamed = Object.defineProperty(() => undefined, "name", { value: Symbol("s") });
  const broken = {
    get a(): number {
      throw new Error("no");
    },
  };
  const said = "[a value that can't be read]";
  expect(formatValue([unnamed, 1, broken])).toBe(`[${said}, 1, ${said}]`);
  expect(formatValue(Object.assign(new Error("e"), { name: Symbol("s") }))).toBe(said);
});

test("long strings, keys and errors inside a value are cut", () => {
  expect(formatValue(["x".repeat(20_000)])).toHaveLength(10_000 + '[""]'.length);
  expect(formatValue({ ["k".repeat(5000)]: 1 })).toHaveLength(1000 + "{ : 1 }".length);
  expect(formatValue([new Error("x".repeat(20_000))])).toHaveLength(10_000 + "[]".length);
});
