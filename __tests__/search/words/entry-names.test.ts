import { listNameWords, toEntryName } from "../../../src/search/words/entry-names";

test.each([
  { text: "chain id of Celo", name: "celo chain" },
  { text: "of Celo", name: "celo" },
  { text: "Celo celo", name: "celo" },
])('"$text" is found as "$name"', ({ text, name }) => {
  expect(toEntryName(text)).toBe(name);
});

test("words that mean nothing alone count if there is nothing else", () => {
  expect(listNameWords("of the")).not.toEqual([]);
});
