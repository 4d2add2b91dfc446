import { type YamlText, parseYaml } from "../../src/faults/yaml";
import { yamlText } from "../support/sidebars";

const ORIGIN = { file: "content/tags.yaml", firstLine: 1 };

describe("parseYaml", () => {
  test("returns the data", () => {
    expect(yamlText("a: 1\nb: [x, y]\n").data).toEqual({ a: 1, b: ["x", "y"] });
  });

  test("a date stays text, as in YAML 1.2", () => {
    expect(yamlText("facts_checked: 2026-11-21").data).toEqual({
      facts_checked: "2026-11-21",
    });
  });

  const yaml = yamlText(
    "docs:\n  - doc: build\n  - category: More\n    items:\n      - doc: support\n",
  );

  test.each([
    { path: [], position: [1, 1] },
    { path: ["docs"], position: [1, 1] },
    { path: ["docs", 0], position: [2, 5] },
    { path: ["docs", 1, "category"], position: [3, 5] },
    { path: ["docs", 1, "items"], position: [4, 5] },
    { path: ["docs", 1, "items", 0, "doc"], position: [5, 9] },
    { path: ["docs", 0, "label"], position: [2, 5] },
    { path: ["docs", 7], position: [1, 1] },
    { path: ["nowhere", "at", "all"], position: [1, 1] },
  ])(
    "the position of $path, or of the last part of it that exists, is $position",
    ({ path, position }) => {
      const { line, column } = yaml.positionOf(path);
      expect([line, column]).toEqual(position);
    },
  );

  test("positions are counted from the line of the file on which the text starts", () => {
    const inner = parseYaml("title: x\ndraft: true\n", {
      file: "a.md",
      firstLine: 2,
    }) as YamlText;
    expect(inner.positionOf(["draft"])).toEqual({
      file: "a.md",
      line: 3,
      column: 1,
    });
  });

  test.each([
    {
      name: "a second colon",
      text: "title: Celo: a layer 2\n",
      position: "1:8",
      problem: "This line has a second colon.",
    },
    {
      name: "a value in stars",
      text: "title: *Celo*\n",
      position: "1:8",
      problem: "This text starts with a character that is special in YAML.",
    },
    {
      name: "a value that starts with @",
      text: "title: @celo/kit\n",
      position: "1:8",
      problem: "This text starts with a character that is special in YAML.",
    },
    {
      name: "an open quote",
      text: 'a: 1\ntitle: "Celo\nb: 2\n',
      position: "2:8",
      problem: "This quotation mark is never closed.",
    },
    {
      name: "an open bracket",
      text: "tags: [a, b\n",
      position: "2:1",
      problem: "A bracket is never closed.",
    },
    {
      name: "a key twice",
      text: "a: 1\nb: 2\na: 3\n",
      position: "3:1",
      problem: "This key is already used above, at the same level.",
    },
    {
      name: "a tab",
      text: "a:\n\t- b\n",
      position: "2:1",
      problem: "This line starts with a tab.",
    },
    {
      name: "a line without a colon",
      text: "a: 1\nb\n",
      position: "2:1",
      problem: "This line isn't written as key: value.",
    },
    {
      name: "an entry that is nested too deeply",
      text: "- a: 1\n - b: 2\n",
      position: "2:2",
      problem: "This line's indentation doesn't match the lines around it.",
    },
  ])("$name is a single fault in plain words", ({ text, position, problem }) => {
    const faults = parseYaml(text, ORIGIN);
    const found = Array.isArray(faults)
      ? faults.map((fault) => [`${fault.line}:${fault.column}`, fault.problem])
      : [];
    expect(found).toEqual([[position, problem]]);
  });

  test("a file that isn't UTF-8 is a fault, wherever the byte is", () => {
    expect(parseYaml("a: 1\n# Caf\uFFFD\n", ORIGIN)).toMatchObject([
      { line: 2, column: 6, rule: "yaml/not-utf8" },
    ]);
  });

  test("unknown errors keep the parser's message", () => {
    const [fault] = parseYaml("a: {b: 1}}\n", ORIGIN) as { problem: string }[];
    expect(fault?.problem).toMatch(/^This isn't valid YAML: .+\.$/);
  });

  test("an alias with its anchor is ordinary YAML", () => {
    expect(yamlText("a: &x 1\nb: *x\n").data).toEqual({ a: 1, b: 1 });
  });
});
