/** @jest-environment jsdom */
// A host answers an address that it does not know with the page /404.html.
history.replaceState(null, "", "/old%20page/");
const { findPath } = await import("../../../src/gatsby/stubs/find-path");

export {};

afterEach(() => {
  window.pagePath = undefined;
});

test("the address of entry is the page that the server has sent for it", () => {
  window.pagePath = "/404.html";
  expect(findPath("/old%20page/?q=a#b")).toBe("/404.html");
  expect(findPath("/other")).toBe("/other");
});

test.each([
  { address: "/old%20page/", path: "/old page" },
  { address: "/", path: "/" },
  { address: "/a/b/?q=a/", path: "/a/b" },
  { address: "/a#b?c", path: "/a" },
  { address: "/a%2Fb", path: "/a%2Fb" },
  { address: "/100%25", path: "/100%25" },
  { address: "/%zz", path: "/%zz" },
])("$address is the page $path", ({ address, path }) => {
  expect(findPath(address)).toBe(path);
});
