import { code, separate, text, withCode } from "../../../src/markdown/text/markdown-nodes";

const join = (names: readonly string[], separator: string, last?: string): string =>
  separate(names.map(text), separator, last)
    .map((part) => ("value" in part ? part.value : ""))
    .join("");

test.each([
  { names: [], joined: "" },
  { names: ["a"], joined: "a" },
  { names: ["a", "b"], joined: "a and b" },
  { names: ["a", "b", "c"], joined: "a, b and c" },
])("$names are joined to $joined", ({ names, joined }) => {
  expect(join(names, ", ", " and ")).toBe(joined);
  expect(join(names, ", ")).toBe(names.join(", "));
});

test("words in backticks are code, even at the edges", () => {
  expect(withCode("`a` and `b`")).toEqual([code("a"), text(" and "), code("b")]);
  expect(withCode("a `b` c")).toEqual([text("a "), code("b"), text(" c")]);
});
