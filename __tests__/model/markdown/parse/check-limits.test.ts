import { findExcess } from "../../../../src/model/markdown/parse/check-limits";
import { MAX_LINES } from "../../../../src/model/markdown/parse/limits";

/** The number of lines that are allowed when each of them counts twice. */
const HALF = MAX_LINES / 2;
const lines = (count: number, line: string): string =>
  Array.from({ length: count }, () => line).join("\n");

test.each([
  { name: "words", below: lines(MAX_LINES, "a"), line: "a" },
  { name: "quotes", below: lines(HALF, "> a"), line: "> a" },
  { name: "list items", below: lines(HALF, "- a"), line: "- a" },
  { name: "what an admonition holds", below: `:::note\n${lines(HALF - 1, "a")}`, line: "a" },
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
