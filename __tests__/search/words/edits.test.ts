import { countEdits, editsFor } from "../../../src/search/words/edits";

test.each([
  { word: "fee", edits: 0 },
  { word: "fees", edits: 1 },
  { word: "minipay", edits: 1 },
  { word: "abstracton", edits: 2 },
  { word: "0x471ece", edits: 0 },
  { word: "42220", edits: 0 },
  { word: "keyboard", edits: 2 },
  { word: "4everland", edits: 0 },
  { word: "x0xabcde", edits: 2 },
])("$word may have $edits wrong letters", ({ word, edits }) => {
  expect(editsFor(word)).toBe(edits);
});

test.each([
  { from: "depoly", to: "deploy", edits: 1, why: "two letters are swapped" },
  { from: "hardaht", to: "hardhat", edits: 1, why: "the same" },
  { from: "eclo", to: "celo", edits: 1, why: "the first two are swapped" },
  { from: "minpay", to: "minipay", edits: 1, why: "one is missing" },
  { from: "faucett", to: "faucet", edits: 1, why: "one letter is extra" },
  { from: "validater", to: "validator", edits: 1, why: "one is wrong" },
  { from: "abstration", to: "abstractoin", edits: 2, why: "one is missing, two are swapped" },
  { from: "celo", to: "celo", edits: 0, why: "nothing" },
  { from: "celos", to: "celo", edits: 1, why: "the last letter is extra" },
  { from: "elo", to: "celo", edits: 1, why: "the first is missing" },
  { from: "abcd", to: "badc", edits: 2, why: "two pairs are swapped" },
  { from: "ab", to: "cdab", edits: 2, why: "two letters are missing at the beginning" },
  { from: "abcdef", to: "uvwxyz", edits: 3, why: "more than the maximum, same length" },
  { from: "gas", to: "governance", edits: 3, why: "more than the maximum" },
])("from $from to $to there are $edits edits: $why", ({ from, to, edits }) => {
  expect(countEdits(from, to, 2)).toBe(edits);
});
