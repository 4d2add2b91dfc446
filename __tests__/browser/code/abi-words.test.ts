import {
  decodeResult,
  encodeWord,
  parseParameters,
  patternOf,
} from "../../../src/browser/code/abi-words";

const word = (digits: string): string => digits.padStart(64, "0");
const decode = (outputs: string, ...words: string[]): string[] =>
  decodeResult(parseParameters(outputs), `0x${words.join("")}`);
const ACCOUNT = "0xD533Ca259b330c7A88f74E000a3FaEa2d63B7972";

test("parameters have types, and names if they are given", () => {
  expect(parseParameters("")).toEqual([]);
  expect(parseParameters("address group, uint256")).toEqual([
    { type: "address", name: "group" },
    { type: "uint256", name: "" },
  ]);
});

test.each([
  ["address", ACCOUNT, ACCOUNT.slice(0, -1)],
  ["bool", "true", "yes"],
  ["uint256", "12", "-12"],
  ["int256", "-12", "0x12"],
  ["bytes4", "0x313ce567", "0x313ce5"],
  ["bytes32", `0x${"ab".repeat(32)}`, "0xab"],
])("the pattern of %s accepts %s and refuses %s", (type, right, wrong) => {
  const pattern = new RegExp(`^(?:${patternOf(type)})$`);
  expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false]);
});

test.each([
  ["address", ACCOUNT, word(ACCOUNT.slice(2).toLowerCase())],
  ["bool", "true", word("1")],
  ["bool", "false", word("0")],
  ["uint256", "255", word("ff")],
  ["int256", "-1", "f".repeat(64)],
  ["bytes4", "0x313ce567", "313ce567".padEnd(64, "0")],
])("%s %s is one word", (type, text, expected) => {
  expect(encodeWord(type, text)).toBe(expected);
});

test("words are decoded by their type", () => {
  expect(
    decode(
      "uint256 value, int256 change, bool isOpen, address owner, bytes4",
      ...[word("ff"), "f".repeat(64), word("1"), word(ACCOUNT.slice(2))],
      "313ce567".padEnd(64, "0"),
    ),
  ).toEqual(["255", "-1", "true", ACCOUNT, "0x313ce567"]);
});

test("lists and texts are behind an offset", () => {
  expect(decode("address[] groups, uint256", word("40"), word("7"), word("1"), word("ab"))).toEqual(
    [`0x${"ab".padStart(40, "0")}`, "7"],
  );
  expect(decode("uint256[]", word("20"), word("2"), word("1"), word("2"))).toEqual(["1\n2"]);
  expect(decode("uint256[]", word("20"), word("0"))).toEqual(["none"]);
  expect(decode("string", word("20"), word("4"), "43454c4f".padEnd(64, "0"))).toEqual(["CELO"]);
  expect(decode("bytes", word("20"), word("2"), "abcd".padEnd(64, "0"))).toEqual(["0xabcd"]);
});
