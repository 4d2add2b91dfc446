import { findBidirectional } from "../../src/faults/bidirectional";

const PLACE = { file: "content/a.yaml", firstLine: 3 };

test.each([
  { text: "Pay \u061C001", kind: "code", named: "U+061C" },
  { text: "Pay \u202E001", kind: "yaml", named: "U+202E" },
  { text: "Pay &rlm;001", kind: "markdown", named: "&rlm;" },
  { text: String.raw`Pay \u202e001`, kind: "yaml", named: String.raw`\u202e` },
] as const)(
  "$named in $kind is reported in a form that a writer can search for",
  ({ text, kind, named }) => {
    const [fault] = findBidirectional(text, kind, PLACE);
    expect(fault).toMatchObject({ file: "content/a.yaml", line: 3, column: 5 });
    expect(fault?.problem).toContain(` ${named},`);
  },
);

test("one line has one fault, whatever it contains", () => {
  const faults = findBidirectional("a\u202E\u202E\nb\nc\u202E", "code", PLACE);
  expect(faults.map(({ line }) => line)).toEqual([3, 5]);
});
