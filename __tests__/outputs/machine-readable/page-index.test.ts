import { formatPageIndex } from "../../../src/outputs/machine-readable/page-index";

test("pages are pairs of path and title, sorted by path, and nothing else", () => {
  const pages = [
    { path: "/b", title: "B", words: 3 },
    { path: "/a c", title: 'A "C"' },
  ];
  expect(formatPageIndex(pages)).toBe(String.raw`[["/a c","A \"C\""],["/b","B"]]`);
});
