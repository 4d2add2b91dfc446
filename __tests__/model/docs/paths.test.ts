import {
  decodePath,
  isNavigationFile,
  joinPaths,
  navigationFile,
  normalizePath,
  pageOfData,
  splitTarget,
} from "../../../src/model/docs/paths";

test.each([
  { path: "/a%20b", decoded: "/a b" },
  { path: "/%C3%BC", decoded: "/ü" },
  { path: "/a%2Fb", decoded: "/a%2Fb" },
  { path: "/100%", decoded: undefined },
  { path: "/%E0%A4%A", decoded: undefined },
])("$path is decoded to $decoded", ({ path, decoded }) => {
  expect(decodePath(path)).toBe(decoded);
});

test.each([
  { target: "/a#b", split: { path: "/a", anchor: "b" } },
  { target: "#b", split: { path: "", anchor: "b" } },
  { target: "/a#", split: { path: "/a", anchor: undefined } },
  { target: "/a?q=1#b", split: { path: "/a", anchor: "b" } },
  { target: "/a?q=100%25", split: { path: "/a", anchor: undefined } },
  { target: "./a.md", split: { path: "./a.md", anchor: undefined } },
  { target: "#%C3%BC", split: { path: "", anchor: "ü" } },
  { target: "/100%#b", split: undefined },
  { target: "/a#100%", split: undefined },
])("$target is split into $split", ({ target, split }) => {
  expect(splitTarget(target)).toEqual(split);
});

test.each([
  { path: "/", normal: "/" },
  { path: "", normal: "/" },
  { path: "/a/", normal: "/a" },
  { path: "/a//b///", normal: "/a/b" },
  { path: "a", normal: "/a" },
  { path: "/a/index.html", normal: "/a" },
  { path: "/a.html", normal: "/a" },
  { path: "/index.html", normal: "/" },
  { path: "/a/indexhtml", normal: "/a/indexhtml" },
])("$path is the route $normal", ({ path, normal }) => {
  expect(normalizePath(path)).toBe(normal);
});

test.each([
  { parts: ["/build", "quickstart"], path: "/build/quickstart" },
  { parts: ["/", "/a"], path: "/a" },
  { parts: ["/a/b", "../c"], path: "/a/c" },
  { parts: ["/a", "./b", "."], path: "/a/b" },
  { parts: ["/a", "../../.."], path: "/" },
  { parts: ["/"], path: "/" },
])("$parts are joined to $path", ({ parts, path }) => {
  expect(joinPaths(...parts)).toBe(path);
});

test.each([
  { path: "/", file: "/page-data/index/page.txt" },
  { path: "/404.html", file: "/page-data/404.html/page.txt" },
  { path: "/a b/index", file: "/page-data/a b/index/page.txt" },
])("a navigation to $path fetches $file", ({ path, file }) => {
  expect(navigationFile(path)).toBe(file);
  const data = file.replace("page.txt", "page-data.json");
  expect([file, data].map(pageOfData)).toEqual([path, path]);
  expect([file, data].map(isNavigationFile)).toEqual([true, false]);
});

test.each(["/page-data/page.txt", "/page-data/a/types.json", "/x/page-data/a/page.txt"])(
  "%s is of no page",
  (address) => {
    expect(pageOfData(address)).toBeUndefined();
  },
);
