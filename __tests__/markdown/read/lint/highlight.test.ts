import { compile } from "../../../support/compile";

test("marked text is shown with the element that a writer can copy", () => {
  const { doc } = compile("A ==short word== here.");
  expect(doc.faults.map(({ rule, fix }) => [rule, fix])).toEqual([
    ["markdown/highlight", "Write <mark>short word</mark>, or **short word**."],
  ]);
});
