import { toLocalUrl } from "../../../../src/search/engine/hits/local-url";

test.each([
  ["/build", "/build"],
  ["/build#a", "/build#a"],
  ["https://docs.celo.org/build?q=a", "/build?q=a"],
  ["https://celo.org/x", "https://celo.org/x"],
  ["https://docs.celo.organic/x", "https://docs.celo.organic/x"],
  ["/", "/"],
])("%s leads to %s", (url, expected) => {
  expect(toLocalUrl(url)).toBe(expected);
});

test.each([
  "//evil.example",
  "https://docs.celo.org//evil.example",
  "https://docs.celo.org/.//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/\\evil.example",
  "/a\\b",
  "/\t/evil.example",
  "/a\nb",
  "http://celo.org/",
  "javascript:alert(1)",
  "https:evil.example",
  "https:///evil.example",
  "https://evil.example/a b",
  "https://evil.example\\@docs.celo.org",
  "https://evil.example/\u007f",
  " /build",
  "build",
  "",
])("%j leads nowhere", (url) => {
  expect(toLocalUrl(url)).toBeUndefined();
});
