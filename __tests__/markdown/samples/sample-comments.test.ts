import { readSampleComments } from "../../../src/markdown/samples/sample-comments";

test("code without comments for the checker is checked and shown as it is", () => {
  expect(readSampleComments("\na\n")).toEqual({
    shown: "\na\n",
    shownLines: [0, 1, 2],
    checked: "\na\n",
    errors: [],
    continues: false,
    prints: [],
    moves: [],
    isFragment: false,
  });
});

test.each([
  { source: "// @continues\na", told: { continues: true, isFragment: false, errors: [] } },
  {
    source: "# @errors: 2304, 7006\na",
    told: { continues: false, isFragment: false, errors: [2304, 7006] },
  },
])(
  "for the checker a comment is an empty line, and for readers it isn't a line at all: $source",
  ({ source, told }) => {
    expect(readSampleComments(source)).toEqual({
      shown: "a",
      shownLines: [1],
      checked: "\na",
      prints: [],
      moves: [],
      ...told,
    });
  },
);

test.each([
  { cut: "cut", source: "a\n// ---cut---\n\nb", shown: "b", shownLines: [3] },
  { cut: "cut-before", source: "a\n// ---cut-before---\nb", shown: "b", shownLines: [2] },
  { cut: "cut-after", source: "a\n// ---cut-after---\nb", shown: "a", shownLines: [0] },
  {
    cut: "cut-start to cut-end",
    source: "a\n// ---cut-start---\nb\n// ---cut-end---\nc",
    shown: "a\nc",
    shownLines: [0, 4],
  },
])("readers don't see what $cut hides, but the checker does", ({ source, shown, shownLines }) => {
  expect(readSampleComments(source)).toEqual({
    shown,
    shownLines,
    checked: source.replaceAll(/\/\/ .*/g, ""),
    errors: [],
    continues: false,
    prints: [],
    moves: [],
    isFragment: true,
  });
});

test("what a program has to print and move is in comments that readers don't see", () => {
  const source = "// @moves: 0.5 USDm to 0x7099…\na\n// @prints: b\n// @prints: c…";
  expect(readSampleComments(source)).toMatchObject({
    shown: "a",
    prints: ["b", "c…"],
    moves: ["0.5 USDm to 0x7099…"],
  });
});
