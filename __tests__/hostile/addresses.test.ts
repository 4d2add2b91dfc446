import { cleanPath } from "../../src/browser/base/clean-path";
import { encodePath, toReadablePath } from "../../src/browser/base/readable-path";
import { isPagePath } from "../../src/browser/navigation/page-links";
import { findClosestPages, readWords } from "../../src/docs/links/closest-pages";
import { toLocalUrl } from "../../src/search/engine/hits/local-url";

const PAGES = [
  ["/build/quickstart", "Quickstart"],
  ["/what-is-celo", "What is Celo?"],
] as const;

/** Paths that lead to no page, as given by `location.pathname`. */
const PATHS = [
  ["a broken escape", "/%"],
  ["letters that aren't digits", "/%zz"],
  ["half a character", "/%E0%A4%A"],
  ["a lone continuation byte", "/%80"],
  ["an overlong slash", "/%c0%af"],
  ["a surrogate", "/%ED%A0%80"],
  ["an encoded slash", "/a%2Fb"],
  ["an encoded semicolon", "/a%3Bb"],
  ["an encoded ampersand and equals sign", "/a%26b%3Dc"],
  ["an encoded backslash", "/a%5Cb"],
  ["an encoded question mark", "/a%3Fb"],
  ["an encoded hash", "/a%23b"],
  ["an encoded percent sign", "/a%25b"],
  ["a slash encoded twice", "/a%252Fb"],
  ["null", "/a%00b"],
  ["a line break", "/a%0D%0Ab"],
  ["two slashes", "//evil.example/x"],
  ["two slashes later", "/a//b"],
  ["only slashes", "////"],
  ["two hundred thousand characters", `/${"a".repeat(200_000)}`],
  ["fifty thousand folders", "/a".repeat(50_000)],
  ["fifty thousand slashes", `${"/".repeat(50_000)}x`],
  ["fifty thousand broken escapes", `/${"%zz".repeat(50_000)}`],
] as const;

test.each(PATHS)("%s: nothing throws, and there are only a few words", (_, path) => {
  const start = performance.now();
  expect(toReadablePath(toReadablePath(path))).toBe(toReadablePath(path));
  expect(encodePath(encodePath(path))).toBe(encodePath(path));
  expect(cleanPath(path)).not.toBe("/");
  expect(findClosestPages(path, PAGES)).toEqual([]); // No page has a similar address.
  expect(readWords(path).length).toBeLessThanOrEqual(64);
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each(PATHS.slice(0, 17).filter(([, path]) => path !== "/a%252Fb"))(
  "%s: it is requested from the server, not from the loader",
  (_, path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

test.each(["/", "/build/quickstart", "/1.10", "/%C3%BC", "/a%20b", "/constructor", "/__proto__"])(
  "%s may be a page",
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://x/y",
  "file:///etc/passwd",
  "http://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/./../evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https://evil.example\\@docs.celo.org/",
  "https://",
  "https://[",
  "",
  "build",
])("a hit doesn't lead to %j", (url) => {
  expect(toLocalUrl(url)).toBeUndefined();
});
