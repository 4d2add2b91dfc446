import {
  packCount,
  packNumber,
  packTerms,
  unpackNumber,
  unpackTerms,
} from "../../../src/search/words/search-format";

test("packed words are restored as they were", () => {
  const terms = ["0x471ece", "celo", "celocli", "celocli2", "fee", "über", "交易"].sort();
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
  expect(unpackTerms(packTerms([]))).toEqual([]);
});

test("a word that shares more with the previous one than can be encoded is still restored", () => {
  const long = "a".repeat(200);
  expect(unpackTerms(packTerms([long, `${long}b`]))).toEqual([long, `${long}b`]);
});

test.each([0, 1, 5, 60, 400, 3000])("a number such as %i is stored approximately", (words) => {
  const kept = unpackNumber(packNumber(words), 0);
  expect(kept).toBeGreaterThanOrEqual(words * 0.7);
  expect(kept).toBeLessThanOrEqual(words * 1.5);
});

test.each([
  { count: 1, kept: 0 },
  { count: 2, kept: 1 },
  { count: 5, kept: 2 },
  { count: 900, kept: 3 },
])("$count occurrences are stored as $kept", ({ count, kept }) => {
  expect(packCount(count)).toBe(kept);
});
