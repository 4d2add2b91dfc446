import { createVocabulary } from "../../../src/search/engine/vocabulary";

const COUNTS: Readonly<Record<string, number>> = { base: 9, case: 5, game: 1, gate: 2 };
const TERMS = Object.keys(COUNTS);
const vocabulary = createVocabulary(TERMS, (at) => COUNTS[TERMS[at] ?? ""] ?? 0, 100);

test("among equally close words, those with the same first letter come first, then the most common", () => {
  expect(vocabulary.findTypos("gase").map(({ term, termId }) => [term, termId])).toEqual([
    ["gate", 103],
    ["game", 102],
    ["base", 100],
    ["case", 101],
  ]);
});

test("two words written without a space have at least three letters each", () => {
  const halves = createVocabulary(["celo", "gas", "id", "node"], () => 1);
  expect(halves.findHalves("celonode")).toEqual(["celo", "node"]);
  expect(halves.findHalves("gasnode")).toEqual(["gas", "node"]);
  expect(halves.findHalves("idnode")).toBeUndefined();
});
