import { listRegions, takeRegion } from "../../../../src/markdown/render/code/code-region";

const SOURCE = `import x;
// #region first
function a() {
  // #region inner
  one();
  // #endregion
  two();
}
// #endregion first
# region second
  three
    four
# endregion
<!-- #region third -->
five
<!-- #endregion -->
`;

test.each([
  { region: "first", code: "function a() {\n  one();\n  two();\n}" },
  { region: "inner", code: "one();" },
  { region: "second", code: "three\n  four" },
  { region: "third", code: "five" },
])("the region $region has no marks, no inner marks and no indentation", ({ region, code }) => {
  expect(takeRegion(SOURCE, region)).toBe(code);
});

test("without a region name it is the whole file without marks", () => {
  expect(takeRegion("a\n// #region x\nb\n// #endregion\nc\n", undefined)).toBe("a\nb\nc");
});

test("a region that doesn't exist is undefined", () => {
  expect(takeRegion(SOURCE, "fourth")).toBeUndefined();
});

test("an empty region is empty, which is not the same", () => {
  expect(takeRegion("// #region a\n// #endregion\n", "a")).toBe("");
});

test("a region that is never closed reaches to the end", () => {
  expect(takeRegion("// #region a\nb\nc\n", "a")).toBe("b\nc");
});

test("the first of two regions with the same name is used", () => {
  expect(takeRegion("// #region a\n1\n// #endregion\n// #region a\n2\n// #endregion\n", "a")).toBe(
    "1",
  );
});

test("Windows line endings work like any others", () => {
  expect(takeRegion("// #region a\r\nb\r\n// #endregion\r\n", "a")).toBe("b");
});

test("the regions of a file are listed in file order", () => {
  expect(listRegions(SOURCE)).toEqual(["first", "inner", "second", "third"]);
});
