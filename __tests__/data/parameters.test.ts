import { readParameterGroup, readParameters } from "../../src/data/parameters";
import { environmentOf } from "../support/compile";

const FACT =
  "value: 5 seconds\nabout: A fact\nkind: event\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n";
const group = (parameters: string): string =>
  `title: Blocks\nas_of: 2026-11-21\nsources: [{ title: Celo, url: https://celo.org }]\nparameters:\n${parameters}`;
const sourceOf = (parameters: string): ReturnType<typeof environmentOf> =>
  environmentOf({
    "content/data/facts/block-time.yaml": FACT,
    "content/data/parameters/blocks.yaml": group(parameters),
  });

const PARAMETERS = `  - { name: Block time, fact: block-time, proposal: CGP-1 }
  - { name: Gas limit, value: "30,000,000", note: On the L2, proposal: CGP-2 }
  - { name: Block size, value: 1 MB }
`;
const FILLED = [
  { name: "Block time", fact: "block-time", value: "5 seconds", note: "Set by CGP-1" },
  { name: "Gas limit", value: "30,000,000", note: "On the L2. Set by CGP-2" },
  { name: "Block size", value: "1 MB" },
].map((parameter) => ({ ...parameter, status: "current" }));

test("a group has the values of its facts, and notes say which proposal set a value", () => {
  const source = sourceOf(PARAMETERS);
  const { groups, faults } = readParameters(source);
  expect(faults).toEqual([]);
  expect(groups).toEqual([
    expect.objectContaining({ id: "blocks", title: "Blocks", parameters: FILLED }),
  ]);
  expect(readParameterGroup("blocks", source)).toEqual(groups[0]);
});

test("an unknown fact is a fault where it is referenced, and its value is empty", () => {
  const { groups, faults } = readParameters(sourceOf("  - { name: Block time, fact: block }\n"));
  expect(groups[0]?.parameters[0]?.value).toBe("");
  expect(faults).toEqual([
    expect.objectContaining({
      rule: "fact/unknown",
      file: "content/data/parameters/blocks.yaml",
      line: 5,
    }),
  ]);
});

test("a group without a file, or with a fault in it, doesn't exist", () => {
  expect(readParameterGroup("other", sourceOf(PARAMETERS))).toBeUndefined();
  expect(readParameterGroup("blocks", sourceOf("  - { name: No value }\n"))).toBeUndefined();
});
