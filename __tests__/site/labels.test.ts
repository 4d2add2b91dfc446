import { formatVersionBanner } from "../../src/site/doc-labels";
import {
  formatCount,
  formatDate,
  formatDocumentCount,
  formatPostCount,
  formatReadingTime,
  formatTaggedCount,
} from "../../src/site/labels";
import { formatListed } from "../../src/site/listings";

test.each([
  { minutes: 1, words: "One min read" },
  { minutes: 4, words: "4 min read" },
])('$minutes minutes are "$words"', ({ minutes, words }) => {
  expect(formatReadingTime(minutes)).toBe(words);
});

test.each([
  { count: 0, words: "0 documents found" },
  { count: 1, words: "One document found" },
  { count: 3, words: "3 documents found" },
])('$count documents are "$words"', ({ count, words }) => {
  expect(formatDocumentCount(count)).toBe(words);
});

test("a date is written as in British English, in every month", () => {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, "0")}-03`;
    expect(formatDate(date)).toBe(format.format(new Date(date)));
  }
});

test.each([
  { date: "2026-11-21", words: "21 November 2026" },
  { date: "2026-11-21T23:30:00-02:00", words: "22 November 2026" },
])('$date is "$words" wherever it is built', ({ date, words }) => {
  expect(formatDate(date)).toBe(words);
});

test.each([
  { banner: "none", words: undefined },
  { banner: "unreleased", words: "This is the documentation of 2.0, which is not released yet." },
  {
    banner: "unmaintained",
    words: "This is the documentation of 2.0, which is no longer maintained.",
  },
])('the banner "$banner" says $words', ({ banner, words }) => {
  expect(formatVersionBanner({ label: "2.0", banner })).toBe(words);
});

test.each([
  { count: 1, site: "1 site", post: "One post", tagged: 'One document tagged with "$nodes"' },
  { count: 0, site: "0 sites", post: "0 posts", tagged: '0 documents tagged with "$nodes"' },
  { count: 83, site: "83 sites", post: "83 posts", tagged: '83 documents tagged with "$nodes"' },
])("$count of each: $site, $post, $tagged", ({ count, site, post, tagged }) => {
  expect([
    formatListed(count, "site"),
    formatPostCount(count),
    formatTaggedCount(count, "$nodes"),
  ]).toEqual([site, post, tagged]);
});

test("the reading time is at least a minute, and the plural rules decide, not the number one", () => {
  expect(formatReadingTime(0)).toBe("One min read");
  expect(formatCount(1.5, { one: "one", other: "# of them" })).toBe("1.5 of them");
});
