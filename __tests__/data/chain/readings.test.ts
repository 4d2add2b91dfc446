import { readAddresses } from "../../../src/data/addresses";
import { checkReading, listReadings } from "../../../src/data/chain/readings";
import { formatFaults } from "../../../src/faults/format-faults";
import { environmentOf } from "../../support/compile";

const FILES = {
  "content/data/addresses.yaml": `- { name: Validators, network: celo, address: "0xaEb865bCa93DdC8F47b8e29F40C5399cE34d0C58", source: "https://celo.org" }
- { name: SystemConfigProxy, also: [SystemConfig], network: ethereum, address: "0x89E31965D844a309231B1f17759Ccaf1b7c09861", source: "https://celo.org" }
`,
  "content/data/facts/wait.yaml":
    "about: A fact\nvalue: 3 days\nkind: parameter\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n",
};

const readingsOf = (parameters: string) => {
  const group = `title: Groups\nas_of: 2026-11-21\nsources: [{ title: Celo, url: "https://celo.org" }]\nparameters:\n${parameters}`;
  const source = environmentOf({ ...FILES, "content/data/parameters/groups.yaml": group });
  return listReadings(source, readAddresses(source).entries);
};

const WAIT =
  "  - { name: Wait, fact: wait, contract: Validators, function: requirements, read: { unit: seconds, returns: [uint256, uint256], output: 2 } }\n";
const GAS =
  '  - { name: Gas limit, value: "30", contract: SystemConfig, function: gasLimit, read: { unit: count, network: ethereum, arguments: [SystemConfig] } }\n';

test("a parameter is read from its contract, by any of its names, on its network", () => {
  const { value, faults } = readingsOf(`${WAIT}${GAS}  - { name: Not read, value: "1" }\n`);
  expect(faults).toEqual([]);
  expect(value).toEqual([
    expect.objectContaining({
      key: "groups/Wait",
      shown: "3 days",
      network: "celo",
      address: "0xaEb865bCa93DdC8F47b8e29F40C5399cE34d0C58",
      position: { file: "content/data/facts/wait.yaml", line: 2, column: 1 },
    }),
    expect.objectContaining({
      key: "groups/Gas limit",
      network: "ethereum",
      arguments: ["0x89E31965D844a309231B1f17759Ccaf1b7c09861"],
    }),
  ]);
});

test("a matching value isn't a fault, and a different one is a fault at the value's position", () => {
  const [wait] = readingsOf(WAIT).value;
  if (!wait) throw new Error("The parameter isn't read.");
  expect(checkReading(wait, [0n, 259_200n])).toEqual([]);
  expect(formatFaults(checkReading(wait, [0n, 15_552_000n]))).toBe(
    `content/data/facts/wait.yaml:2:1 This value is "3 days", but Validators.requirements() returned 180 days.
    Find the proposal that changed the value, then write the new value with its source and today's date. [chain/other-value]
1 fault in 1 file`,
  );
});
