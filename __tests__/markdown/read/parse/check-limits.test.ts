import { MAX_CONTAINERS, MAX_LINES } from "../../../../src/base/limits";
import { findExcess } from "../../../../src/markdown/read/parse/check-limits";

/** The number of lines that are allowed if each line counts twice. */
const HALF = MAX_LINES / 2;
const lines = (count: number, line: string): string =>
  Array.from({ length: count }, () => line).join("\n");

test.each([
  { name: "words", below: lines(MAX_LINES, "a"), line: "a" },
  { name: "quotes", below: lines(HALF, "> a"), line: "> a" },
  { name: "list items", below: lines(HALF, "- a"), line: "- a" },
  { name: "lines in an admonition", below: `:::note\n${lines(HALF - 1, "a")}`, line: "a" },
  {
    name: "quotes in an admonition",
    below: `:::note\n${lines(Math.floor((MAX_LINES - 2) / 3), "> a")}`,
    line: "> a",
  },
  { name: "empty lines in a list item", below: `- a\n${lines(HALF - 1, "")}`, line: "" },
])("a line counts once more for each container around it: $name", ({ below, line }) => {
  expect(findExcess(below)).toBeUndefined();
  expect(findExcess(`${below}\n${line}`)).toMatchObject({
    rule: "markdown/too-much",
    line: below.split("\n").length + 1,
    column: 1,
  });
});

const HALF_OF_CONTAINERS = MAX_CONTAINERS / 2;
/** Returns a line inside this many quotes, which contain this many lists. */
const nested = (quotes: number, lists: number): string =>
  `${"> ".repeat(quotes)}${"- ".repeat(lists)}a`;

test.each([
  { quotes: MAX_CONTAINERS, lists: 0 },
  { quotes: 0, lists: MAX_CONTAINERS },
  { quotes: HALF_OF_CONTAINERS, lists: HALF_OF_CONTAINERS },
])("quotes and lists count together: $quotes and $lists are the maximum depth", (deep) => {
  const { quotes, lists } = deep;
  expect(findExcess(nested(quotes, lists))).toBeUndefined();
  expect(findExcess(`a\n\n${nested(quotes, lists + 1)}`)).toMatchObject({
    rule: "markdown/too-deep",
    line: 3,
    column: 2 * (quotes + lists) + 1,
  });
});
