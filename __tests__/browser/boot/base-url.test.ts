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

test("a page below the base path that the site was built for is at its own URL", () => {
  const globals = globalThis as { BASE_PATH?: string };
  globals.BASE_PATH = "/docs";
  expect(findOtherBaseUrl("/docs/build/x", "/build/x")).toBeUndefined();
  expect([findOtherBaseUrl("/docs", "/"), findOtherBaseUrl("/docs/", "/")]).toEqual([
    undefined,
    undefined,
  ]);
  expect(findOtherBaseUrl("/portal/build/x", "/build/x")).toBe("/portal/");
  globals.BASE_PATH = "";
});

test("if the home page isn't at its own URL, it has a banner that says what to do", () => {
  history.replaceState(null, "", "/x");
  expect([warnOfBaseUrl("/x"), document.querySelector("[role=alert]")]).toEqual([false, null]);
  // The banner is shown only on the home page.
  history.replaceState(null, "", "/portal/x");
  expect([warnOfBaseUrl("/x"), document.querySelector("[role=alert]")]).toEqual([true, null]);
  history.replaceState(null, "", "/portal/");
  expect(warnOfBaseUrl("/")).toBe(true);
  expect(document.querySelector("[role=alert]")?.textContent).toContain('"/portal/"');
});
