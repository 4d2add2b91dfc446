import { findYamlExcess } from "../../src/faults/yaml-limits";

const DEEPEST = 50;

test.each([
  { text: "[".repeat(DEEPEST) + "]".repeat(DEEPEST), why: "lists as deep as they may be" },
  { text: `a: "${"[".repeat(DEEPEST + 9)}"`, why: "brackets inside a text" },
  { text: "- [a]\n".repeat(DEEPEST + 9), why: "many lists, one after another" },
])("$why is allowed", ({ text }) => {
  expect(findYamlExcess(text)).toBeUndefined();
});

test.each([
  { text: "[".repeat(DEEPEST + 1), offset: DEEPEST },
  { text: `a: ${"[".repeat(DEEPEST + 1)}`, offset: DEEPEST + 3 },
  { text: `a: b\nc: ${"{d: ".repeat(DEEPEST + 1)}`, offset: 8 + 4 * DEEPEST },
])("the bracket that is nested too deeply is at $offset", ({ text, offset }) => {
  expect(findYamlExcess(text)?.offset).toBe(offset);
});
