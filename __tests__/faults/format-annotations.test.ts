import { formatAnnotations } from "../../src/faults/format-annotations";

test("each fault is a command at its line, and all characters that would end a part of the command are escaped", () => {
  const fault = {
    file: "content/docs/a,b.md",
    line: 3,
    column: 7,
    rule: "link/unknown-page",
    problem: "100 % of it:\nwrong, really.",
    fix: "Write it again.",
  };
  expect(formatAnnotations([fault, { ...fault, file: "content/docs/c.md", line: 1 }])).toBe(
    `::error file=content/docs/a%2Cb.md,line=3,col=7,title=link/unknown-page::100 %25 of it:%0Awrong, really.%0AWrite it again.
::error file=content/docs/c.md,line=1,col=7,title=link/unknown-page::100 %25 of it:%0Awrong, really.%0AWrite it again.`,
  );
  expect(formatAnnotations([])).toBe("");
});
