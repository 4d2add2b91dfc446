import { findDuplicates } from "../../src/faults/duplicates";

test("each item with a key that an earlier one has is found, with the first of them", () => {
  const [a, b, again, third] = [{ key: "x" }, { key: "y" }, { key: "x" }, { key: "x" }];
  expect(findDuplicates([a!, b!, again!, third!], ({ key }) => key)).toEqual([
    { item: again, at: 2, first: a },
    { item: third, at: 3, first: a },
  ]);
});
