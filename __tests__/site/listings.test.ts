import { formatDuration, formatListed, formatSourceOf } from "../../src/site/listings";

test.each([
  { count: 0, words: "0 sites" },
  { count: 1, words: "1 site" },
  { count: 83, words: "83 sites" },
])('$count sites are "$words"', ({ count, words }) => {
  expect(formatListed(count, "site")).toBe(words);
});

test.each([
  { minutes: 15, words: "about 15 min to do" },
  { minutes: 90, words: "about 90 min to do" },
  { minutes: 120, words: "about 2 h to do" },
  { minutes: 150, words: "about 2.5 h to do" },
])('$minutes minutes are "$words"', ({ minutes, words }) => {
  expect(formatDuration(minutes)).toBe(words);
});

test("a source link makes sense to readers who only hear the link", () => {
  expect(formatSourceOf("Valora", "Source")).toBe("Source of Valora");
});
