import { type Fault, faultAt } from "../../src/faults/fault";
import { formatFaults } from "../../src/faults/format-faults";

const fault = (file: string, line: number, column: number): Fault =>
  faultAt(
    { file, line, column },
    { rule: "area/rule", problem: "This is wrong.", fix: "Write it right." },
  );

test("no faults give an empty text", () => {
  expect(formatFaults([])).toBe("");
});

test("a fault says where, what, and what to write instead", () => {
  expect(formatFaults([fault("content/docs/a.md", 12, 5)])).toMatchInlineSnapshot(`
"content/docs/a.md:12:5 This is wrong.
    Write it right. [area/rule]
1 fault in 1 file"
`);
});

test("faults are sorted by file, then numerically by line and column", () => {
  const text = formatFaults([
    fault("b.md", 1, 1),
    fault("a.md", 10, 1),
    fault("a.md", 9, 12),
    fault("a.md", 9, 2),
  ]);
  expect(
    text
      .split("\n")
      .filter((line) => /^\w+\.md/.test(line))
      .map((line) => line.split(" ")[0]),
  ).toEqual(["a.md:9:2", "a.md:9:12", "a.md:10:1", "b.md:1:1"]);
});

test("the last line counts faults and files", () => {
  expect(
    formatFaults([fault("a.md", 1, 1), fault("a.md", 2, 1), fault("b.md", 1, 1)])
      .split("\n")
      .at(-1),
  ).toBe("3 faults in 2 files");
});

test("the input list keeps its order", () => {
  const faults = [fault("b.md", 1, 1), fault("a.md", 1, 1)];
  formatFaults(faults);
  expect(faults.map(({ file }) => file)).toEqual(["b.md", "a.md"]);
});

test("a fault at a position keeps only its position and its texts", () => {
  const position = { file: "a.md", line: 1, column: 2, target: "/x" };
  expect(faultAt(position, { rule: "a/b", problem: "p", fix: "m" })).toEqual({
    file: "a.md",
    line: 1,
    column: 2,
    rule: "a/b",
    problem: "p",
    fix: "m",
  });
});
