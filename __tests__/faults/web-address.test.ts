import { sourceList } from "../../src/faults/dated-sources";
import { findLinkProblem, showsOtherHost } from "../../src/faults/web-address";

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
  "%s isn't an address, and the fix shows one",
  (target) => {
    expect(findLinkProblem(target)?.fix).toContain("mailto:name@example.org");
  },
);

test.each([
  ["https://docs.celo.org/x", "https://evil.example/x", true],
  ["http://docs.celo.org", "https://evil.example", true],
  ["https://docs\u200B.celo.org/x", "https://evil.example/x", true],
  ["https://docs.celo.org@evil.example/", "https://evil.example/", true],
  ["See https://celo.org now", "https://evil.example", true],
  ["https://celo.org", "https://celo.org.evil.example", true],
  ["a@celo.org", "mailto:b@evil.example", true],
  ["a@celo.org", "https://evil.example", true],
  ["a@celo.org", "mailto:a@celo.org?subject=Help", false],
  ["package.json", "https://github.com/celo-org/docs", false],
  ["Next.js", "https://nextjs.org", false],
  ["What celo.org says", "https://evil.example", false],
  ["https://www.celo.org/a", "https://celo.org/b", false],
  ["https://celo.org:443/a", "https://celo.org/b", false],
  ["See https://celo.org.", "https://celo.org/x", false],
  ["http:// and https:// links", "https://developer.example", false],
  ["https://docs.celo.org/x", "/x", false],
])("%s over %s shows another host: %s", (words, target, expected) => {
  expect(showsOtherHost(words, target)).toBe(expected);
});

test.each(["%0d%0abcc:x@evil.example", "a%0Ab", "%0D", "a%250d%250Ab", "%00", "%E2%80%A8x"])(
  "the subject of an email can't contain a line break: %s",
  (subject) => {
    expect(findLinkProblem(`mailto:name@example.org?subject=${subject}`)?.rule).toBe(
      "link/address",
    );
  },
);

test("a source can't be titled with an address on another host", () => {
  const check = (title: string) => sourceList.safeParse([{ title, url: "https://celo.org/x" }]);
  expect(check("celo.org").success).toBe(true);
  expect(check("https://docs.celo.org/x").error?.issues).toMatchObject([{ path: [0, "title"] }]);
});
