import { readFileSync } from "node:fs";
import { recordContracts } from "../../../src/commands/contracts/record-contracts";
import {
  CONTRACTS_RECORD,
  formatContractRecord,
  parseContractRecord,
} from "../../../src/data/contracts/contract-record";

const text = readFileSync(CONTRACTS_RECORD, "utf8");
const record = parseContractRecord(text)!;

test("the committed record is the one that the command writes from the installed package", () => {
  const written = recordContracts({ root: process.cwd(), before: record });
  expect(formatContractRecord(written)).toBe(text);
});

test("every item has a line in a source file, and no functions are left that worked only on the layer 1", () => {
  const items = record.contracts.flatMap((contract) => contract.items);
  expect(items.filter(({ source }) => source === undefined)).toEqual([]);
  expect(items.length).toBeGreaterThan(850);
  expect(items.map(({ name }) => name)).not.toContain("getParentSealBitmap");
});

test("selectors and topics are the known hashes", () => {
  const find = (name: string, signature: string) =>
    record.contracts
      .find((contract) => contract.name === name)
      ?.items.find((item) => item.signature === signature)?.selector;
  expect(find("GoldToken", "transfer(address,uint256)")).toBe("0xa9059cbb");
  expect(find("GoldToken", "Transfer(address,address,uint256)")).toBe(
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
  );
  expect(find("Election", "owner()")).toBe("0x8da5cb5b");
});
