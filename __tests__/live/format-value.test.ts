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
