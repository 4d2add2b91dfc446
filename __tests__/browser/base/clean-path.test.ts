import { cleanPath } from "../../../src/browser/base/clean-path";

test.each([
  ["/x/index.html", "/x"],
  ["/x.html", "/x"],
  ["/x/", "/x"],
  ["/x", "/x"],
  ["/", "/"],
  ["/index.html", "/"],
  ["/a/b/", "/a/b"],
  ["/1.10", "/1.10"],
  ["/myindex.html", "/myindex"],
  ["/one%20two/", "/one%20two"],
  // These look like the home page, but must not become its path.
  ["//", "//"],
  ["/.html", "/.html"],
  ["//x/", "//x"],
])("%s is the page %s", (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
