import { z } from "zod";
import { checkSchema } from "../../src/faults/check-schema";
import { formatFaults } from "../../src/faults/format-faults";
import { yamlText } from "../support/sidebars";

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

  test("valid data is returned, with its defaults", () => {
    expect(checkSchema(yamlText("title: x"), schema, { area: "test" })).toEqual({
      value: { title: "x", count: 2, open: false, tags: ["x"], list: [] },
      faults: [],
    });
  });

  test("each mistake is a fault at its own position", () => {
    expect(
      faultsOf(
        'title: ""\nday: today\ncount: 9\nopen: "no"\ntags: []\nonly: false\nlist:\n  - nam: x\n  - name: 4\n  - plain\n',
      ),
    ).toMatchInlineSnapshot(`
     "content/sidebars.yaml:1:1 "title" has an invalid value.
         Write some text. [test/wrong-value]
     content/sidebars.yaml:2:1 "day" has an invalid value.
         Write a day. [test/wrong-value]
     content/sidebars.yaml:3:1 "count" has an invalid value.
         Write a number that is at most 6. [test/wrong-value]
     content/sidebars.yaml:4:1 "open" has an invalid value.
         Write true or false. [test/wrong-value]
     content/sidebars.yaml:5:1 "tags" has an invalid value.
         List at least one entry. [test/wrong-value]
     content/sidebars.yaml:6:1 "only" has an invalid value.
         Write true. [test/wrong-value]
     content/sidebars.yaml:8:5 Unknown key "nam".
         Did you mean name? [test/unknown-key]
     content/sidebars.yaml:9:5 "list.1.name" has an invalid value.
         Put the value in quotes, so that YAML reads it as text. [test/wrong-value]
     content/sidebars.yaml:10:5 "list.2" has an invalid value.
         Write keys and values, one pair per line. [test/wrong-value]
     9 faults in 1 file"
    `);
  });

  test("a missing key is reported at the start, a missing value at its key", () => {
    expect(faultsOf("count: 1\n")).toMatchInlineSnapshot(`
     "content/sidebars.yaml:1:1 "title" is missing.
         Add "title:", followed by text. [test/missing-key]
     content/sidebars.yaml:1:1 "count" has an invalid value.
         Write a number that is at least 2. [test/wrong-value]
     2 faults in 1 file"
    `);
    expect(faultsOf("title:\n")).toMatchInlineSnapshot(`
     "content/sidebars.yaml:1:1 "title" has no value.
         After "title:", write text. [test/missing-key]
     1 fault in 1 file"
    `);
  });

  test.each(["", "- a\n", "just words\n"])("%j has the wrong shape altogether", (text) => {
    expect(checkSchema(yamlText(text), schema, { area: "test" }).faults).toHaveLength(1);
  });

  test("a mistyped key is one fault, and isn't missing as well", () => {
    expect(faultsOf("titel: x\n")).toMatch(
      /^.*Unknown key "titel"\.\n.*Did you mean title\?.*\n1 fault/,
    );
    expect(faultsOf("other: x\n")).toContain("2 faults in 1 file");
  });

  test("a fault lists the keys that are allowed there", () => {
    expect(faultsOf("title: x\nlist:\n  - name: a\n    wrong: b\n")).toContain(
      "The known keys are: name.",
    );
  });
});
