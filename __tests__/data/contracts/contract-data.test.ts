import { readContracts } from "../../../src/data/contracts/contract-data";
import { CONTRACTS_RECORD } from "../../../src/data/contracts/contract-record";
import { formatFaults } from "../../../src/faults/format-faults";
import { contractFiles } from "../../support/contracts";

const read = (files: Readonly<Record<string, string>>) =>
  readContracts({ readText: (file) => files[file] });
const faultsOf = (data: string): string => formatFaults(read(contractFiles(data)).faults);

test("a contract has the data in its record, and our sentence for one of two functions with the same name", () => {
  const { contracts, faults } = read(contractFiles());
  expect(faults).toEqual([]);
  const [token] = contracts;
  expect(token).toMatchObject({ name: "Token", address: "USDm", page: "/token", onlyL1: 2 });
  expect(token?.items.map(({ signature, does }) => [signature, does])).toEqual([
    ["Sent(address)", undefined],
    ["owner()", undefined],
    ["send(address)", "Sends `all` of it."],
    ["send(address,uint256)", undefined],
    ["supply()", "Returns all there is."],
  ]);
});

test("a contract's page and the pages that explain it are links, with positions in the file", () => {
  const { contracts, links, sentences } = read(contractFiles());
  expect(contracts[0]?.see).toEqual([{ path: "/learn", line: 5, column: 9 }]);
  expect(contracts[0]?.items[2]?.see).toMatchObject({ path: "/learn#send", line: 7 });
  expect(links).toMatchObject([
    { target: "/token", line: 3 },
    { target: "/learn", line: 5 },
    { target: "/learn#send", line: 7 },
  ]);
  expect(sentences.map(({ text }) => text)).toEqual([
    "Sends `all` of it.",
    "Returns all there is.",
  ]);
});

test("a site without contracts has none", () => {
  expect(read({})).toEqual({ contracts: [], links: [], sentences: [], faults: [] });
});

const start = "- name: Token\n  address: USDm\n  page: /token\n";

test.each([
  [
    "a contract that isn't recorded",
    "- name: Tokn\n  page: /token\n  example: supply\n",
    'contracts.yaml:1:3 content/records/contracts.json has no contract "Tokn".\n    Did you mean Token?',
  ],
  [
    "a function that isn't recorded",
    `${start}  example: supply\n  functions:\n    suply: { does: "Returns all there is." }\n`,
    'contracts.yaml:6:5 Token has no function "suply".\n    Did you mean supply?',
  ],
  [
    "a name shared by two functions",
    `${start}  example: supply\n  functions:\n    send: { does: "Sends all of it." }\n`,
    'Token has 2 functions with the name "send".\n    Write the signature of the function you mean: "send(address)" or "send(address,uint256)".',
  ],
  [
    "an event in the place of a function",
    `${start}  example: supply\n  functions:\n    Sent: { does: "Sends all of it." }\n`,
    'Token has no function "Sent".',
  ],
  [
    "an example that takes something",
    `${start}  example: send\n`,
    'contracts.yaml:4:3 "send" must be a read-only function of Token without parameters.\n    The known functions of that kind are: owner, supply.',
  ],
  [
    "an address that isn't in any list",
    "- name: Token\n  page: /token\n  example: supply\n",
    'content/data/addresses.yaml has no address for "Token".',
  ],
  [
    "a page without a slash",
    "- name: Token\n  page: token\n  example: supply\n",
    "contracts.yaml:2:3",
  ],
  ["an unknown key", `${start}  example: supply\n  sea: []\n`, 'Unknown key "sea".'],
])("%s is a fault with its position", (_, data, message) => {
  expect(faultsOf(data)).toContain(message);
});

const RECORD = contractFiles()[CONTRACTS_RECORD] ?? "";
test.each([
  ["isn't JSON", "{"],
  ["has no contracts", "{}"],
  ["has HTML for a number", RECORD.replace('"onlyL1":2', '"onlyL1":"<a>"')],
  ["has HTML for a selector", RECORD.replace("0x047fc9aa", "<a href='x'>")],
  ["has a source that isn't a URL", RECORD.replace("https:", "http:")],
])("a record that %s is one fault", (_, record) => {
  const { contracts, faults } = read({ ...contractFiles(), [CONTRACTS_RECORD]: record });
  expect(contracts).toEqual([]);
  expect(formatFaults(faults)).toContain(
    'content/records/contracts.json:1:1 This file isn\'t a valid record of contracts. Perhaps a merge is unfinished, or the file was edited by hand.\n    Run "npm run contracts" to regenerate it.',
  );
});
