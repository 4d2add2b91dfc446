import { type Reading, understandQuery } from "../../../src/search/engine/query-terms";
import { createVocabulary } from "../../../src/search/engine/vocabulary";
import type { SynonymPair } from "../../../src/search/words/search-format";

const understand = (
  query: string,
  terms: readonly string[],
  synonyms: readonly SynonymPair[] = [],
) =>
  understandQuery(query, {
    common: createVocabulary(terms, () => 1),
    loadRare: () => Promise.resolve(undefined),
    synonyms,
  });
const STAKE: SynonymPair = [["stake"], ["lock"]];
const COIN: SynonymPair = [["coin"], ["token"]];
const SEED: SynonymPair = [
  ["seed", "phrase"],
  ["recovery", "phrase"],
];
const wordsOf = ({ terms }: Reading): string[] => terms.map(({ word }) => word);

test("an identifier that no page contains is searched for by its parts, even if there are only two", async () => {
  const { readings, unknown } = await understand("opReth ", ["op", "reth"]);
  expect(readings.map(wordsOf)[0]).toEqual(["op", "reth"]);
  expect(unknown).toEqual([]);
});

test("two adjacent words may be one word in the docs, but never a word with itself", async () => {
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

test("readers' words are replaced by the docs' words: all at once, then one at a time", async () => {
  const { readings } = await understand("stake coin ", ["lock", "token"], [STAKE, COIN]);
  expect(readings.slice(1).map(wordsOf)).toEqual([
    ["lock", "token"],
    ["lock", "coin"],
    ["stake", "token"],
  ]);
});

test("the words of a phrase may be anywhere, and all of them are required", async () => {
  const terms = ["backup", "phrase", "recovery"];
  const { readings } = await understand("phrase of my seed backup ", terms, [SEED]);
  expect(readings.slice(1).map(wordsOf)).toEqual([["recovery", "phrase", "backup"]]);
  expect((await understand("seed backup ", terms, [SEED])).readings).toHaveLength(1);
});

test("two words without a space come before a correction of the first letter", async () => {
  const { readings, corrections } = await understand("testcelo ", ["celo", "stcelo", "test"]);
  expect(readings.map(wordsOf)).toEqual([["test", "celo"]]);
  expect(corrections).toEqual([]);
  const { corrections: mistyped } = await understand("sepolai ", ["sepolia", "lai", "sepo"]);
  expect(mistyped).toEqual([{ typed: "sepolai", used: "sepolia" }]);
});
