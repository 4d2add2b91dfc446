import { localeOf, toLocalePath, toMainPath } from "../../src/site/paths/locale-paths";

const globals = globalThis as { LOCALES?: readonly { readonly code: string }[] };
const before = globals.LOCALES;
beforeEach(() => {
  globals.LOCALES = [{ code: "fr" }, { code: "fr-ca" }];
});
afterEach(() => {
  globals.LOCALES = before;
});

test.each([
  { path: "/fr", code: "fr", main: "/" },
  { path: "/fr/build", code: "fr", main: "/build" },
  { path: "/fr-ca/build", code: "fr-ca", main: "/build" },
])("$path is $main in $code", ({ path, code, main }) => {
  expect(localeOf(path)?.code).toBe(code);
  expect([toMainPath(path), toLocalePath(main, code)]).toEqual([main, path]);
});

test.each(["/", "/french", "/frame/build"])("%s is in the site's default language", (path) => {
  expect(localeOf(path)).toBeUndefined();
  expect(toMainPath(path)).toBe(path);
});
