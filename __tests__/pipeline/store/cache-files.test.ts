import { digestOf } from "../../../src/pipeline/store/cache-files";

test("a digest is twelve hexadecimal digits, the same for the same texts", () => {
  expect(digestOf("a", "b")).toMatch(/^[\da-f]{12}$/);
  expect(digestOf("a", "b")).toBe(digestOf("a", "b"));
});

test("it depends on where one text ends and the next begins", () => {
  expect(
    new Set([digestOf("ab"), digestOf("a", "b"), digestOf("b", "a"), digestOf("ab", "")]).size,
  ).toBe(4);
});
