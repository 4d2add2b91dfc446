import {
  formatContractRecord,
  parseContractRecord,
  readContractRecord,
  sourceUrl,
} from "../../../src/data/contracts/contract-record";
import { contractItem, contractRecord } from "../../support/contracts";

test("the record is JSON with a line for each item", () => {
  const record = contractRecord();
  const text = formatContractRecord(record);
  expect(parseContractRecord(text)).toEqual(record);
  expect(text.split("\n").filter((line) => line.startsWith('{"kind":'))).toHaveLength(5);
});

test("a site without a record, or with one that can't be read, has no contracts", () => {
  expect(readContractRecord({ readText: () => undefined }).contracts).toEqual([]);
  expect(readContractRecord({ readText: () => "{" }).contracts).toEqual([]);
  expect(readContractRecord({ readText: () => "{}" }).contracts).toEqual([]);
});

test("a source is a line at a fixed commit; a source in an unknown repository has no URL", () => {
  const record = contractRecord();
  expect(sourceUrl(contractItem("send"), record)).toBe(
    "https://github.com/celo-org/example/blob/c0ffee/contracts/Token.sol#L1",
  );
  expect(sourceUrl(contractItem("send", { source: ["other", "a.sol", 1] }), record)).toBe(
    undefined,
  );
  const { source: _, ...unknown } = contractItem("send");
  expect(sourceUrl(unknown, record)).toBe(undefined);
});
