import {
  CHAIN_RECORD,
  findReading,
  formatChainRecord,
  readChainRecord,
} from "../../src/data/chain-record";

const RECORD = {
  celo: {
    block: 43_210_987,
    time: "2026-11-26T02:17:00.000Z",
    values: { "votes/Quorum": "10%", "gas/Limit": "30" },
  },
};

const textOf = (text: string) => ({
  readText: (file: string) => (file === CHAIN_RECORD ? text : undefined),
});

test("a record is read back as it was written, sorted by key", () => {
  const text = formatChainRecord(RECORD);
  expect(readChainRecord(textOf(text))).toEqual({ record: RECORD, faults: [] });
  expect(text.indexOf("gas/Limit")).toBeLessThan(text.indexOf("votes/Quorum"));
});

test("a site without a record has no readings and no fault", () => {
  expect(readChainRecord({ readText: () => undefined })).toEqual({ record: {}, faults: [] });
});

test("a value has a reading only while pages show the value the chain returned", () => {
  const at = (shown: string, key = "votes/Quorum", network = "celo") =>
    findReading(RECORD, { network, key, shown });
  expect(at("10%")).toEqual({ network: "celo", block: 43_210_987, day: "2026-11-26" });
  expect(at("12%")).toBeUndefined();
  expect(at("10%", "votes/Other")).toBeUndefined();
  expect(at("10%", "toString")).toBeUndefined();
  expect(at("10%", "votes/Quorum", "constructor")).toBeUndefined();
});
