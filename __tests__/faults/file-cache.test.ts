import { createFileCache } from "../../src/faults/file-cache";

test("a result for a file is kept until its text or the input of the search changes", () => {
  const recall = createFileCache<number>();
  let found = 0;
  const look = (file: string, text: string, key?: string): number =>
    recall({ file, text, ...(key !== undefined && { key }) }, () => (found += 1));
  expect([look("a", "x"), look("a", "x"), look("b", "x")]).toEqual([1, 1, 2]);
  expect([look("a", "y"), look("a", "y"), look("a", "x")]).toEqual([3, 3, 4]);
  expect([look("a", "x", "k"), look("a", "x", "k"), look("a", "x", "l")]).toEqual([5, 5, 6]);
  expect(look("b", "x")).toBe(2);
});
