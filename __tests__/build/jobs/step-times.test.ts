import { formatStepTimes } from "../../../src/build/jobs/step-times";

test("each second of a build counts for one step, the innermost; short ones share a line", () => {
  const steps = [
    { name: "read", end: 30, seconds: 20 },
    { name: "pack", end: 80, seconds: 30 },
    { name: "blink", end: 81, seconds: 1 },
    // Ends last, and holds the two before it.
    { name: "deliver", end: 90, seconds: 50 },
  ];
  expect(formatStepTimes(steps, 100)).toBe(
    [
      "Where the 100.0 s of this build went:",
      "   10.0 s  10 %  before the first step: Node starts, Gatsby compiles and loads its files",
      "   20.0 s  20 %  read",
      "   20.0 s  20 %  between steps",
      "   19.0 s  19 %  deliver",
      "   30.0 s  30 %  pack",
      "    1.0 s   1 %  shorter steps (1)",
    ].join("\n"),
  );
});

test("a build without steps went by before the first", () => {
  expect(formatStepTimes([], 2)).toContain("2.0 s 100 %  before the first step");
});

test("a step that is done twice has one line", () => {
  const steps = [2, 4].map((end) => ({ name: "look for changed pages", end, seconds: 1 }));
  expect(formatStepTimes(steps, 4)).toContain("2.0 s  50 %  look for changed pages");
});
