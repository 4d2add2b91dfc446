import type { Postings } from "../../../src/search/engine/postings";
import type { Reading } from "../../../src/search/engine/query-terms";
import { scorePages } from "../../../src/search/engine/score-pages";
import { fieldBit } from "../../../src/search/words/search-format";

/** A reading whose terms are these ids, each found as it was typed. */
const reading = (weight: number, ...ids: number[]): Reading => ({
  weight,
  terms: ids.map((termId) => {
    const word = `w${termId}`;
    return { word, typed: word, answers: [{ term: word, termId, kind: "exact" }] };
  }),
});

/** Every word is only on the page whose number is the word's id, in its title or in its text. */
function score(
  query: string,
  readings: readonly Reading[],
  field: "title" | "text",
  titles: readonly string[],
) {
  const postingsOf = (page: number): Postings => ({
    pages: Int32Array.of(page),
    what: Uint8Array.of(fieldBit(field)),
  });
  return scorePages(readings, query, postingsOf, () => 1, {
    count: titles.length,
    titleOf: (page) => titles[page] ?? "",
    nameOf: () => "",
    lengthOf: () => 600,
    factorOf: () => 1,
    countPages: () => 1,
  });
}

/** The weight of a word in a title: 2.2, against the level of 1.6. */
const WORD = 2.2 / (2.2 + 1.6);

test.each([
  { title: "Fees", worth: 0.55 + 0.25, why: "the title is the query" },
  { title: "Fees paid", worth: 0.55 / 4, why: "half of the title's words" },
  { title: "Fees paid gas tokens", worth: 0.55 / 16, why: "a quarter of them" },
])('"$title" for "fees": $why', ({ title, worth }) => {
  const [found] = score("fees", [reading(1, 0)], "title", [title, "Another"]);
  expect(found?.page).toBe(0);
  expect(found?.score).toBeCloseTo(WORD + worth, 4);
});

test("a page is left out below half of the best match, not at it", () => {
  const titles = ["A", "B", "C"];
  const found = score("x", [reading(1, 0), reading(0.5, 1), reading(0.49, 2)], "text", titles);
  expect(found.map(({ page }) => page)).toEqual([0, 1]);
});
