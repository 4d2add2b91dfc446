import { formatPageIndex } from "../../../src/outputs/machine-readable/page-index";

test("pages are listed as pairs of path and title, sorted by path", () => {
  const pages = [
    { path: "/b", title: "B", words: 3 },
    { path: "/a c", title: 'A "C"' },
  ];
  expect(formatPageIndex(pages)).toBe(String.raw`[["/a c","A \"C\""],["/b","B"]]`);
});
