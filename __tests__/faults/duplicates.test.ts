import { findDuplicates } from "../../src/faults/duplicates";

test("each item with a key that an earlier one has is found, with the first of them", () => {
  const items = ["x", "y", "x", "x"].map((key, id) => ({ key, id }));
  expect(findDuplicates(items, ({ key }) => key)).toEqual([
    { item: items[2], at: 2, first: items[0] },
    { item: items[3], at: 3, first: items[0] },
  ]);
});
