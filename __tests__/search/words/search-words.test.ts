import {
  findChunks,
  listForms,
  readChunks,
  readQuery,
  wordsOf,
} from "../../../src/search/words/search-words";

const readWords = (text: string) => {
  const found = readChunks(text).map(wordsOf);
  return { whole: found.flatMap(({ whole }) => whole), parts: found.flatMap(({ parts }) => parts) };
};

test.each([
  { text: "fee_currency", whole: ["feecurrency"], parts: ["fee", "currency"] },
  { text: "feeCurrency", whole: ["feecurrency"], parts: ["fee", "currency"] },
  { text: "cUSD", whole: ["cusd"], parts: ["usd"] },
  { text: "eth_getLogs", whole: ["ethgetlogs"], parts: ["eth", "getlogs", "get", "logs"] },
  { text: "lockedcelo:withdraw", whole: ["lockedcelowithdraw"], parts: ["lockedcelo", "withdraw"] },
  { text: "--useLedger", whole: ["useledger"], parts: ["use", "ledger"] },
  { text: "op-reth", whole: ["opreth"], parts: ["op", "reth"] },
  { text: "HTTPServer", whole: ["httpserver"], parts: ["http", "server"] },
  { text: "version 3.9.0", whole: ["version", "3.9.0"], parts: [] },
  { text: "Aave's markets", whole: ["aave", "markets"], parts: [] },
  { text: "Café Zürich", whole: ["cafe", "zurich"], parts: [] },
  { text: "the node is up", whole: ["node", "up"], parts: [] },
  { text: "🚀 … — ''", whole: [], parts: [] },
])('"$text" is found by its words', ({ text, whole, parts }) => {
  expect(readWords(text)).toEqual({ whole, parts });
});

test("an address is one whole word; a hash is recognised by its first digits", () => {
  const address = "0x471EcE3750Da237f93B8E339c536989b8978a438";
  const hash = `0x${"ab12".repeat(16)}`;
  expect(readWords(address).whole).toEqual([address.toLowerCase()]);
  expect(readWords(hash).whole).toEqual([hash.slice(0, 18)]);
  expect(readQuery("0x471E…").map(({ word }) => word)).toEqual(["0x471e"]);
});

test("a chunk has its position", () => {
  expect([...findChunks("Use feeCurrency.")]).toEqual([
    { start: 0, text: "Use" },
    { start: 4, text: "feeCurrency" },
  ]);
});

describe("a query", () => {
  test.each([
    { query: "how do I pay gas with USDC?", words: ["pay", "gas", "usdc"] },
    { query: "what is this", words: [] },
    { query: "   ", words: [] },
    { query: "__proto__", words: ["proto"] },
  ])('"$query" searches for $words', ({ query, words }) => {
    expect(
      readQuery(query)
        .filter(({ isFiller }) => !isFiller)
        .map(({ word }) => word),
    ).toEqual(words);
  });

  test("is cut if it is longer than anybody types", () => {
    const many = Array.from({ length: 60 }, (_, at) => `w${at}x`).join(" ");
    expect(readQuery(many)).toHaveLength(16);
  });
});

test.each([
  { word: "staking", form: "stake" },
  { word: "validators", form: "validator" },
  { word: "running", form: "run" },
  { word: "run", form: "running" },
  { word: "deployment", form: "deploy" },
  { word: "currencies", form: "currency" },
  { word: "bridging", form: "bridge" },
  { word: "gases", form: "gas" }, // A root has at least three letters.
])('"$word" has the form "$form"', ({ word, form }) => {
  expect(listForms(word)).toContain(form);
});

test("a short word or an identifier has no other forms", () => {
  expect(listForms("op")).toEqual([]);
  expect(listForms("erc20")).toEqual([]);
});

test("a word whose root would be too short only has its plural", () => {
  expect(listForms("uses")).toEqual(["use"]);
  expect(listForms("red")).toEqual(["reds"]);
  expect(listForms("bed")).not.toContain("b");
  expect(listForms("keys")).toContain("key");
});

test("a query is read only up to the maximum length", () => {
  const long = `${"x".repeat(30)} `.repeat(10);
  const read = readQuery(long).map(({ word }) => word.length);
  expect(read.reduce((sum, length) => sum + length + 1, 0)).toBeLessThanOrEqual(201);
  expect(read.length).toBe(7);
});
