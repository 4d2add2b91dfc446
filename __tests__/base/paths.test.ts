import {
  decodePath,
  joinPaths,
  normalizePath,
  pageOfData,
  splitTarget,
} from "../../src/base/paths";

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
  { path: "/", file: "/page-data/index/page-data.json" },
  { path: "/404.html", file: "/page-data/404.html/page-data.json" },
  { path: "/a b/index", file: "/page-data/a b/index/page-data.json" },
])("$file belongs to $path", ({ path, file }) => {
  expect(pageOfData(file)).toBe(path);
});

test.each([
  "/page-data/page-data.json",
  "/page-data/a/types.json",
  "/x/page-data/a/page-data.json",
])("%s belongs to no page", (address) => {
  expect(pageOfData(address)).toBeUndefined();
});
