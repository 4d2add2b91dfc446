import { findLinkProblem } from "../../src/faults/web-address";

test.each([
  "/build",
  "./build",
  "#fees",
  "https://docs.celo.org",
  "mailto:name@example.org",
  "tel:+15551234",
  "http://localhost:8545/",
])("%s may be linked", (target) => {
  expect(findLinkProblem(target)).toBeUndefined();
});

test.each([
  "http://celo.org",
  "http://localhost.example.org/",
  "ftp://celo.org/a",
  "javascript:alert(1)",
])("no link leads to %s", (target) => {
  expect(findLinkProblem(target)?.rule).toBe("link/scheme");
});

test.each(["mailto:nobody", "mailto:name@", "tel:abc", "tel:1"])(
  "%s is not an address, and the fix shows one",
  (target) => {
    expect(findLinkProblem(target)?.fix).toContain("mailto:name@example.org");
  },
);
