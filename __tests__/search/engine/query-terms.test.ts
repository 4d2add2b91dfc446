import { type Reading, understandQuery } from "../../../src/search/engine/query-terms";
import { createVocabulary } from "../../../src/search/engine/vocabulary";

const understand = (query: string, terms: readonly string[]) =>
  understandQuery(query, {
    common: createVocabulary(terms, () => 1),
    loadRare: () => Promise.resolve(undefined),
    synonyms: [],
  });
const wordsOf = ({ terms }: Reading): string[] => terms.map(({ word }) => word);

test("an identifier that no page has is asked for by its parts, also when they are two", async () => {
  const { readings, unknown } = await understand("opReth ", ["op", "reth"]);
  expect(readings.map(wordsOf)[0]).toEqual(["op", "reth"]);
  expect(unknown).toEqual([]);
});

test("two words side by side may be one of the docs' words, never a word with itself", async () => {
  const { readings } = await understand("set fee currency ", [
    "currency",
    "currencycurrency",
    "fee",
    "feecurrency",
    "feefee",
    "set",
    "setset",
  ]);
  expect(readings.map((reading) => [wordsOf(reading), reading.weight])).toEqual([
    [["set", "fee", "currency"], 1],
    [["set", "feecurrency"], 0.97],
  ]);
});
