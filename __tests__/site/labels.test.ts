import {
  formatDate,
  formatDocumentCount,
  formatReadingTime,
  formatTaggedCount,
  formatVersionBanner,
} from "../../src/site/labels";

test.each([
  { minutes: 1, words: "One min read" },
  { minutes: 4, words: "4 min read" },
])("$minutes minutes are «$words»", ({ minutes, words }) => {
  expect(formatReadingTime(minutes)).toBe(words);
});

test.each([
  { count: 0, words: "0 documents found" },
  { count: 1, words: "One document found" },
  { count: 3, words: "3 documents found" },
])("$count documents are «$words»", ({ count, words }) => {
  expect(formatDocumentCount(count)).toBe(words);
});

test.each([
  { date: "2026-11-21", words: "21 November 2026" },
  { date: "2026-11-21T23:30:00-02:00", words: "22 November 2026" },
])("$date is «$words» wherever it is built", ({ date, words }) => {
  expect(formatDate(date)).toBe(words);
});

test.each([
  { banner: "none", words: undefined },
  { banner: "unreleased", words: "This is the documentation of 2.0, which is not released yet." },
  {
    banner: "unmaintained",
    words: "This is the documentation of 2.0, which is no longer maintained.",
  },
])("the banner «$banner» says $words", ({ banner, words }) => {
  expect(formatVersionBanner({ label: "2.0", banner })).toBe(words);
});

test.each([
  { count: 1, words: 'One document tagged with "DeFi"' },
  { count: 3, words: '3 documents tagged with "DeFi"' },
])("$count documents of a tag are «$words»", ({ count, words }) => {
  expect(formatTaggedCount(count, "DeFi")).toBe(words);
});
