import { readFileSync } from "node:fs";
import { tests } from "commonmark-spec";
import { OTHERWISE, POLICIES } from "./differences";
import { expectedHtml, runExample } from "./run-example";

/*
 * Tests all examples in https://spec.commonmark.org/0.31.2/. A new difference fails the test with its example's number.
 */

const GUIDE = readFileSync("content/CONTRIBUTING.md", "utf8");

const results = tests.map(({ number, markdown, html }) => {
  const ours = runExample(markdown);
  return { number, rules: ours.rules, isSame: ours.html === expectedHtml(html) };
});
const numbersOf = (found: typeof results): number[] => found.map(({ number }) => number);

test("of 652 examples, 351 give the same HTML and 288 have a fault", () => {
  expect(results).toHaveLength(652);
  expect(results.filter(({ isSame, rules }) => isSame && rules.length === 0)).toHaveLength(351);
  expect(results.filter(({ isSame }) => isSame)).toHaveLength(498);
  expect(results.filter(({ rules }) => rules.length > 0)).toHaveLength(288);
});

test("no example is rendered differently without a fault, except those listed", () => {
  const silent = results.filter(({ isSame, rules }) => !isSame && rules.length === 0);
  const listed = OTHERWISE.flatMap(({ numbers }) => numbers).sort((a, b) => a - b);
  expect(numbersOf(silent)).toEqual(listed);
});

describe.each(POLICIES)("$about", ({ guide, rules }) => {
  test.each(Object.entries(rules))("%s is a fault in these examples", (rule, { same, other }) => {
    const found = results.filter((result) => result.rules.includes(rule));
    expect(numbersOf(found.filter(({ isSame }) => isSame))).toEqual(same);
    expect(numbersOf(found.filter(({ isSame }) => !isSame))).toEqual(other);
  });

  test("is in the guide for writers", () => {
    expect(GUIDE).toContain(guide);
  });
});

test("every rule that an example breaks is listed", () => {
  const known = new Set(POLICIES.flatMap(({ rules }) => Object.keys(rules)));
  expect(results.flatMap(({ rules }) => rules).filter((rule) => !known.has(rule))).toEqual([]);
});

test.each(OTHERWISE)("the guide for writers says that $about", ({ guide }) => {
  expect(GUIDE).toContain(guide);
});
