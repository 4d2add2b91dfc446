import { z } from "zod";
import { formatFaults } from "../../src/faults/format-faults";
import { type YamlText, checkSchema, parseYaml } from "../../src/faults/yaml";
import { yamlText } from "../support/sidebars";

const ORIGIN = { file: "content/tags.yaml", firstLine: 1 };

describe("parseYaml", () => {
  test("gives the data", () => {
    expect(yamlText("a: 1\nb: [x, y]\n").data).toEqual({ a: 1, b: ["x", "y"] });
  });

  test("a day stays text, as YAML 1.2 has it", () => {
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

  test("places count from the line of the file the text starts on", () => {
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
      problem: "A second colon stands on this line.",
    },
    {
      name: "a value in stars",
      text: "title: *Celo*\n",
      position: "1:8",
      problem: "This text starts with a sign that means something in YAML.",
    },
    {
      name: "a value that starts with @",
      text: "title: @celo/kit\n",
      position: "1:8",
      problem: "This text starts with a sign that means something in YAML.",
    },
    {
      name: "an open quote",
      text: 'a: 1\ntitle: "Celo\nb: 2\n',
      position: "2:8",
      problem: "This quote is never closed.",
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
      problem: "This key stands here twice.",
    },
    {
      name: "a tab",
      text: "a:\n\t- b\n",
      position: "2:1",
      problem: "A tab stands at the start of this line.",
    },
    {
      name: "a line without a colon",
      text: "a: 1\nb\n",
      position: "2:1",
      problem: "This line is no key with a value.",
    },
    {
      name: "too deep an entry",
      text: "- a: 1\n - b: 2\n",
      position: "2:2",
      problem: "This line is indented by too little or too much.",
    },
  ])("$name is a single fault in plain words", ({ text, position, problem }) => {
    const faults = parseYaml(text, ORIGIN);
    const found = Array.isArray(faults)
      ? faults.map((fault) => [`${fault.line}:${fault.column}`, fault.problem])
      : [];
    expect(found).toEqual([[position, problem]]);
  });

  test("what nobody foresaw keeps the parser's words", () => {
    const [fault] = parseYaml("a: {b: 1}}\n", ORIGIN) as { problem: string }[];
    expect(fault?.problem).toMatch(/^This is not YAML: .+\.$/);
  });

  test("an alias with its anchor is YAML as any other", () => {
    expect(yamlText("a: &x 1\nb: *x\n").data).toEqual({ a: 1, b: 1 });
  });
});

describe("checkSchema", () => {
  const schema = z.strictObject({
    title: z.string().min(1),
    day: z.iso.date("Write a day.").optional(),
    count: z.int().min(2).max(6).default(2),
    open: z.boolean().default(false),
    tags: z.array(z.string()).min(1).default(["x"]),
    list: z.array(z.strictObject({ name: z.string() })).default([]),
    only: z.literal(true).optional(),
  });
  const faultsOf = (text: string): string =>
    formatFaults(checkSchema(yamlText(text), schema, { area: "test" }).faults);

  test("data that fits comes out, with its defaults", () => {
    expect(checkSchema(yamlText("title: x"), schema, { area: "test" })).toEqual({
      value: { title: "x", count: 2, open: false, tags: ["x"], list: [] },
      faults: [],
    });
  });

  test("each mistake is a fault at its own place", () => {
    expect(
      faultsOf(
        'title: ""\nday: today\ncount: 9\nopen: "no"\ntags: []\nonly: false\nlist:\n  - nam: x\n  - name: 4\n  - plain\n',
      ),
    ).toMatchInlineSnapshot(`
     "content/sidebars.yaml:1:1 "title" has a wrong value.
         Write some text. [test/wrong-value]
     content/sidebars.yaml:2:1 "day" has a wrong value.
         Write a day. [test/wrong-value]
     content/sidebars.yaml:3:1 "count" has a wrong value.
         Write 6 or less. [test/wrong-value]
     content/sidebars.yaml:4:1 "open" has a wrong value.
         Write true or false. [test/wrong-value]
     content/sidebars.yaml:5:1 "tags" has a wrong value.
         List at least one entry. [test/wrong-value]
     content/sidebars.yaml:6:1 "only" has a wrong value.
         Write true. [test/wrong-value]
     content/sidebars.yaml:8:5 "list.0.name" is missing.
         Write name: and then text. [test/missing-key]
     content/sidebars.yaml:8:5 "nam" is not a key that can stand here.
         Did you mean name? [test/unknown-key]
     content/sidebars.yaml:9:5 "list.1.name" has a wrong value.
         Write text; what reads like a number, a date or a yes needs quotes: "4". [test/wrong-value]
     content/sidebars.yaml:10:5 "list.2" has a wrong value.
         Write keys with values, one on each line. [test/wrong-value]
     10 faults in 1 file"
    `);
  });

  test("what is missing is reported at the start, what has no value at its key", () => {
    expect(faultsOf("count: 1\n")).toMatchInlineSnapshot(`
     "content/sidebars.yaml:1:1 "title" is missing.
         Write title: and then text. [test/missing-key]
     content/sidebars.yaml:1:1 "count" has a wrong value.
         Write 2 or more. [test/wrong-value]
     2 faults in 1 file"
    `);
    expect(faultsOf("title:\n")).toMatchInlineSnapshot(`
     "content/sidebars.yaml:1:1 "title" has no value.
         Write title: and then text. [test/missing-key]
     1 fault in 1 file"
    `);
  });

  test.each(["", "- a\n", "just words\n"])("%j is of the wrong shape altogether", (text) => {
    expect(checkSchema(yamlText(text), schema, { area: "test" }).faults).toHaveLength(1);
  });

  test("the keys a fault names are those that can stand there", () => {
    expect(faultsOf("title: x\nlist:\n  - name: a\n    wrong: b\n")).toContain(
      "The keys there are: name.",
    );
  });
});
