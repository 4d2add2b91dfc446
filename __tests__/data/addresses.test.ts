import { ADDRESSES_FILE, readAddresses } from "../../src/data/addresses";
import { environmentOf } from "../support/compile";

const ADDRESS = "0x000000000000000000000000000000000000ce10";
const entry = (more: string): string =>
  `- { address: "${ADDRESS}", source: "npm:@celo/abis", ${more} }\n`;
const read = (text: string): ReturnType<typeof readAddresses> =>
  readAddresses(environmentOf({ [ADDRESSES_FILE]: text }));

test("names may be as short as one letter", () => {
  expect(read(entry("name: R, also: [G], network: x"))).toMatchObject({
    entries: [{ name: "R", also: ["G"], network: "x", address: ADDRESS, source: "npm:@celo/abis" }],
    faults: [],
  });
});

test.each([
  { key: "name", more: 'name: "", network: any' },
  { key: "also", more: 'name: Registry, also: [""], network: any' },
  { key: "network", more: 'name: Registry, network: ""' },
])("an empty $key is a fault", ({ more }) => {
  const { entries, faults } = read(entry(more));
  expect(entries).toEqual([]);
  expect(faults).toEqual([expect.objectContaining({ file: ADDRESSES_FILE, line: 1 })]);
});

test("without a file there are no addresses, and no fault", () => {
  expect(readAddresses(environmentOf({}))).toMatchObject({ entries: [], faults: [] });
});
