import { findOtherBaseUrl, warnOfBaseUrl } from "../../../src/browser/boot/base-url";

test.each([
  { path: "/portal/build/x", built: "/build/x", base: "/portal/" },
  { path: "/portal/build/x/", built: "/build/x", base: "/portal/" },
  { path: "/portal/build/x/index.html", built: "/build/x", base: "/portal/" },
  { path: "/portal/", built: "/", base: "/portal/" },
  { path: "/a/b/one%20two", built: "/one two", base: "/a/b/" },
  { path: "/build/x", built: "/build/x", base: undefined },
  { path: "/build/x.html", built: "/build/x", base: undefined },
  { path: "/", built: "/", base: undefined },
  { path: "/no/such/page", built: "/404.html", base: undefined },
])("$path, built as $built, is served from $base", ({ path, built, base }) => {
  expect(findOtherBaseUrl(path, built)).toBe(base);
});

test("away from its own address the home page has a banner that says what to do", () => {
  history.replaceState(null, "", "/x");
  expect([warnOfBaseUrl("/x"), document.querySelector("[role=alert]")]).toEqual([false, null]);
  // Elsewhere than on the home page nobody is told.
  history.replaceState(null, "", "/portal/x");
  expect([warnOfBaseUrl("/x"), document.querySelector("[role=alert]")]).toEqual([true, null]);
  history.replaceState(null, "", "/portal/");
  expect(warnOfBaseUrl("/")).toBe(true);
  expect(document.querySelector("[role=alert]")?.textContent).toContain('"/portal/"');
});
