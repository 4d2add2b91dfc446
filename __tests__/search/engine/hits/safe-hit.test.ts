import type { SearchHit } from "../../../../src/search/engine/hits/hit";
import { splitMarks, toLocalUrl, toSafeHit } from "../../../../src/search/engine/hits/safe-hit";

const hit = (more: Partial<SearchHit>): SearchHit =>
  ({ objectID: "a", url: "/a", content: null, hierarchy: {}, ...more }) as SearchHit;

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
])("%j leads nowhere, and a hit with that URL isn't valid", (url) => {
  expect(toLocalUrl(url)).toBeUndefined();
  expect(toSafeHit(hit({ url }))).toBeUndefined();
});

test("all texts of a hit are plain text: only marks around matches are markup", () => {
  const hostile = `<b>&'"\uE000x\uE001</b>`;
  const safe = "&lt;b&gt;&amp;&#39;&quot;<mark>x</mark>&lt;/b&gt;";
  const highlight = { value: hostile, matchLevel: "full" };
  const found = toSafeHit(
    hit({
      content: hostile,
      hierarchy: { lvl0: hostile, lvl1: hostile, lvl2: null },
      _highlightResult: { hierarchy: { lvl1: highlight } },
      _snippetResult: { hierarchy: { lvl2: highlight }, content: highlight },
    } as Partial<SearchHit>),
  );
  expect(found).toMatchObject({
    content: safe,
    hierarchy: { lvl0: safe, lvl1: safe, lvl2: null },
    _highlightResult: { hierarchy: { lvl1: { value: safe, matchLevel: "full" } } },
    _snippetResult: { hierarchy: { lvl2: { value: safe } }, content: { value: safe } },
  });
});

test("heading levels that a hit doesn't have are left out", () => {
  const found = toSafeHit(hit({ hierarchy: { lvl0: "A" } as SearchHit["hierarchy"] }));
  expect(found?.hierarchy).toEqual({ lvl0: "A" });
  expect(found?._snippetResult).toEqual({ hierarchy: undefined });
});

test("a marked text is split so that every second piece is a match", () => {
  expect(splitMarks("a \uE000b\uE001 c")).toEqual(["a ", "b", " c"]);
});
