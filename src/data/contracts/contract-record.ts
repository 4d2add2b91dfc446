import { z } from "zod";
import { webAddress } from "../../faults/web-address";
import type { DataSource } from "../data-files";

/** Interfaces of Celo's contracts, written by `npm run contracts`. */
export const CONTRACTS_RECORD = "content/records/contracts.json";

const itemSchema = z.strictObject({
  kind: z.enum(["function", "event", "error"]),
  name: z.string().min(1),
  /** Name and types in the form that is hashed: `vote(address,uint256)`. */
  signature: z.string().min(1),
  /** Parameters with their names: `address group, uint256 value`. */
  inputs: z.string(),
  /** Return values of a function; empty for events, errors, and functions that return nothing. */
  outputs: z.string(),
  /** First four bytes of the signature's hash; for an event, the whole hash. */
  selector: z.string().regex(/^0x(?:[\da-f]{8}|[\da-f]{64})$/),
  /** True for a function that doesn't change the contract's state, so anybody can call it without a transaction. */
  isView: z.boolean(),
  /** True for an item that most contracts have, such as `owner`. */
  isShared: z.boolean(),
  /**
   * Position of the item's declaration: a key of `sources`, a file and a line; absent if no source declares the item.
   */
  source: z.tuple([z.string(), z.string(), z.int().positive()]).readonly().optional(),
});

const interfaceSchema = z.strictObject({
  /** Name of the contract's interface in the package. */
  name: z.string().min(1),
  /** Name of the constant that the package exports: `electionABI`. */
  constant: z.string().min(1),
  /** Number of functions that are left out because they revert on layer 2. */
  onlyL1: z.int().nonnegative(),
  items: z.array(itemSchema).readonly(),
});

const recordSchema = z.strictObject({
  package: z.string().min(1),
  version: z.string().min(1),
  /** Tag of the contracts' release. */
  release: z.string().min(1),
  /** URLs of folders at a fixed commit, each with a trailing slash. */
  sources: z.record(z.string(), webAddress),
  contracts: z.array(interfaceSchema).readonly(),
});

/** A function, event or error that a contract declares. */
export type ContractItem = Readonly<z.output<typeof itemSchema>>;

export type RecordedContract = Readonly<z.output<typeof interfaceSchema>>;

export type ContractRecord = Readonly<z.output<typeof recordSchema>>;

const NOTHING: ContractRecord = {
  ...{ package: "", version: "", release: "" },
  sources: {},
  contracts: [],
};

/** Parses the record; undefined if it isn't JSON with the record's structure. */
export function parseContractRecord(text: string): ContractRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads the record. If the site has no valid record, the result has no contracts. */
export function readContractRecord({ readText }: Pick<DataSource, "readText">): ContractRecord {
  const text = readText(CONTRACTS_RECORD);
  return (text === undefined ? undefined : parseContractRecord(text)) ?? NOTHING;
}

/** Formats the record with one line per item, so a diff shows each item that a release changes. */
export function formatContractRecord({ contracts, ...about }: ContractRecord): string {
  const parts = contracts.map(({ items, ...contract }) => {
    const lines = items.map((item) => JSON.stringify(item)).join(",\n");
    return `${JSON.stringify(contract).slice(0, -1)},"items":[\n${lines}\n]}`;
  });
  return `${JSON.stringify(about).slice(0, -1)},"contracts":[\n${parts.join(",\n")}\n]}\n`;
}

/** Returns the URL of the line that declares an item; undefined if its source is unknown. */
export function sourceUrl(
  { source }: ContractItem,
  { sources }: ContractRecord,
): string | undefined {
  if (source === undefined) return undefined;
  const [key, file, line] = source;
  const folder = sources[key];
  return folder === undefined ? undefined : `${folder}${file}#L${line}`;
}
