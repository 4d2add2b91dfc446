import { createFileCache } from "../../src/faults/file-cache";

test("a result for a file is kept until its text or the input of the search changes", () => {
  const recall = createFileCache<number>();
  let found = 0;
  const look = (file: string, text: string, ...others: string[]): number =>
    recall({ file, text, ...(others.length > 0 && { others }) }, () => (found += 1));
  expect([look("a", "x"), look("a", "x"), look("b", "x")]).toEqual([1, 1, 2]);
  expect([look("a", "y"), look("a", "y"), look("a", "x")]).toEqual([3, 3, 4]);
  expect([look("a", "x", "k"), look("a", "x", "k"), look("a", "x", "l")]).toEqual([5, 5, 6]);
  expect([look("a", "x", "l", "k"), look("a", "x", "l"), look("a", "x")]).toEqual([7, 8, 9]);
  expect(look("b", "x")).toBe(2);
});
