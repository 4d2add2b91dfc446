import { readCommentMarks } from "../../../../src/markdown/render/code/code-comments";

const read = (
  ...lines: string[]
): { code: string; marked: number[]; notes: [number, number][] } => {
  const { code, marked, notes } = readCommentMarks(lines.join("\n"));
  return { code, marked: [...marked], notes: [...notes] };
};

test("code without marks is left alone", () => {
  expect(read("const a = f(1);", "// highlight")).toEqual({
    code: "const a = f(1);\n// highlight",
    marked: [],
    notes: [],
  });
});

test.each([
  { language: "ts", mark: "// highlight-next-line" },
  { language: "bash", mark: "  # highlight-next-line" },
  { language: "sql", mark: "-- highlight-next-line" },
  { language: "ini", mark: "; highlight-next-line" },
  { language: "css", mark: "/* highlight-next-line */" },
  { language: "jsx", mark: "{/* highlight-next-line */}" },
  { language: "html", mark: "<!-- highlight-next-line -->" },
])("a mark in a $language comment marks the next line and is removed", ({ mark }) => {
  expect(read("a", mark, "b", "c")).toEqual({ code: "a\nb\nc", marked: [2], notes: [] });
});

test("start and end mark what is between them", () => {
  expect(read("a", "// highlight-start", "b", "c", "// highlight-end", "d")).toEqual({
    code: "a\nb\nc\nd",
    marked: [2, 3],
    notes: [],
  });
});

test("an unclosed highlight marks the rest", () => {
  expect(read("a", "# highlight-start", "b", "c").marked).toEqual([2, 3]);
});

test("a numbered comment at the end of a line becomes a note and is removed", () => {
  expect(read("const a = 1; // (1)", "b() # (12)", "c")).toEqual({
    code: "const a = 1;\nb()\nc",
    marked: [],
    notes: [
      [1, 1],
      [2, 12],
    ],
  });
});

test("lines are counted as the reader sees them, without the marks", () => {
  expect(read("// highlight-next-line", "a", "b // (1)")).toEqual({
    code: "a\nb",
    marked: [1],
    notes: [[2, 1]],
  });
});

test.each(["f(1)", "f(1) // see (1) below", "// (one)", 'x = "// highlight-next-line";'])(
  '"%s" is code',
  (line) => {
    expect(read(line, "highlight-")).toEqual({
      code: `${line}\nhighlight-`,
      marked: [],
      notes: [],
    });
  },
);
