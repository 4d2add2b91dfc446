import type { AddressEntry } from "../../src/data/addresses";
import { checkAddresses, checkDigits, findAddresses } from "../../src/data/check-addresses";
import { toChecksum } from "../../src/samples/checks/network/checksum";

const FILE = "content/docs/a.md";
const CELO = "0x471EcE3750Da237f93B8E339c536989b8978a438";
const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
const SOURCE = { source: "https://docs.celo.org/", also: [] };
const ENTRIES: readonly AddressEntry[] = [
  { name: "CELO", network: "celo", address: CELO, ...SOURCE, also: ["GoldToken"] },
  { name: "USDm", network: "celo", address: USDM, ...SOURCE, also: ["StableToken"] },
];

const check = (text: string, { isOutput = false, entries = ENTRIES } = {}): string[] =>
  checkAddresses(findAddresses(FILE, text), { entries, toChecksum, isOutput: () => isOutput }).map(
    ({ line, column, rule }) => `${line}:${column} ${rule}`,
  );

test("addresses are found with their positions, but longer numbers aren't addresses", () => {
  const text = `a ${CELO}, b ${USDM}\n0x${"a".repeat(64)} x${CELO} ${CELO}`;
  expect(findAddresses(FILE, text).map(({ line, column }) => [line, column])).toEqual([
    [1, 3],
    [1, 49],
    [2, 112],
  ]);
});

test("a known address with its checksum is right", () => {
  expect(check(`The token is ${CELO}.`)).toEqual([]);
});

test("letters of the wrong case are reported, but not in a command's output", () => {
  const small = CELO.toLowerCase();
  expect(check(small)).toEqual(["1:1 address/checksum"]);
  expect(check(small, { isOutput: true })).toEqual([]);
});

test("an unknown address is reported with the most similar one", () => {
  const uses = findAddresses(FILE, `${CELO.slice(0, -1)}9 0x${"1".repeat(40)}`);
  const faults = checkAddresses(uses, { entries: ENTRIES, toChecksum, isOutput: () => false });
  expect(faults.map(({ rule }) => rule)).toEqual(["address/unknown", "address/unknown"]);
  expect(faults[0]?.fix).toBe(`Did you mean ${CELO}?`);
  expect(faults[1]?.fix).toContain("add it to content/data/addresses.yaml");
});

describe("a row or an item that names one contract has its address", () => {
  test.each([
    { text: `| CELO | ${USDM} |`, found: ["1:10 address/other-contract"] },
    { text: `- CELO: ${USDM}`, found: ["1:9 address/other-contract"] },
    { text: `  * \`CELO\`. ${USDM}`, found: ["1:13 address/other-contract"] },
    { text: `- GoldToken ${USDM}`, found: ["1:13 address/other-contract"] },
    { text: `| CELO | ${CELO} |`, found: [] },
    { text: `| GoldToken | ${CELO} |`, found: [] },
    { text: `- CELO and USDm: ${USDM}`, found: [] },
    { text: `- CELOx ${USDM}`, found: [] },
    { text: `CELO is not ${USDM}`, found: [] },
    { text: `-CELO ${USDM}`, found: [] },
  ])("$text", ({ text, found }) => {
    expect(check(text)).toEqual(found);
  });

  test("a row or an item that names two contracts isn't checked, and a name outweighs a generic word", () => {
    const third = { name: "Third", network: "celo", address: `0x${"0".repeat(40)}`, ...SOURCE };
    const entries = [...ENTRIES, third];
    expect(check(`- CELO or USDm: ${third.address}`, { entries })).toEqual([]);
    const alsoNamed = [{ ...third, also: ["CELO"], name: "Other" }, ...ENTRIES];
    expect(check(`- CELO: ${USDM}`, { entries: alsoNamed })).toEqual([
      "1:9 address/other-contract",
    ]);
  });

  test("the fault names both contracts, and says where the right address is", () => {
    const uses = findAddresses(FILE, `- CELO: ${USDM}`);
    const [fault] = checkAddresses(uses, { entries: ENTRIES, toChecksum, isOutput: () => false });
    expect(fault?.problem).toBe(`This line names CELO, but ${USDM} belongs to USDm (celo).`);
    expect(fault?.fix).toBe(`Write an address of CELO: ${CELO} (celo).`);
  });
});

describe("text that is almost a known address", () => {
  test.each([
    { text: CELO.slice(0, -1), found: "address/digits" },
    { text: CELO.slice(0, -4), found: "address/digits" },
    { text: `${CELO.slice(0, -1)}O`, found: "address/digits" },
    { text: CELO.replace("47", "4l"), found: "address/digits" },
    { text: CELO.replace("0x", "0X"), found: "address/digits" },
    { text: `${CELO.slice(2, -1)}9`, found: "address/digits" },
    { text: CELO.slice(2), found: undefined },
    { text: CELO, found: undefined },
    { text: `${CELO.slice(0, -1)}9`, found: undefined },
    { text: `0x${"1".repeat(39)}`, found: undefined },
    { text: "da39a3ee5e6b4b0d3255bfef95601890afd80709", found: undefined },
  ])("$text: $found", ({ text, found }) => {
    expect(checkDigits(FILE, `The token is ${text}.`, ENTRIES)[0]?.rule).toBe(found);
  });
});
