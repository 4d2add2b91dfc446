import type { DataSource } from "../data/data-files";

/** Interfaces of Celo's contracts, written by `npm run contracts`. */
export const CONTRACTS_RECORD = "content/records/contracts.json";

/** A function, event or error that a contract declares. */
export interface ContractItem {
  readonly kind: "function" | "event" | "error";
  readonly name: string;
  /** Name and types in the form that is hashed: `vote(address,uint256)`. */
  readonly signature: string;
  /** Parameters with their names: `address group, uint256 value`. */
  readonly inputs: string;
  /** Return values of a function; empty for events, errors, and functions that return nothing. */
  readonly outputs: string;
  /** First four bytes of the signature's hash; for an event, the whole hash. */
  readonly selector: string;
  /** True for a function that doesn't change the contract's state, so anybody can call it without a transaction. */
  readonly isView: boolean;
  /** True for an item that most contracts have, such as `owner`. */
  readonly isShared: boolean;
  /**
   * Position of the item's declaration: a key of `sources`, a file and a line; absent if no source declares the item.
   */
  readonly source?: readonly [source: string, file: string, line: number];
}

export interface RecordedContract {
  /** Name of the contract's interface in the package. */
  readonly name: string;
  /** Name of the constant that the package exports: `electionABI`. */
  readonly constant: string;
  /** Number of functions that are left out because they revert on layer 2. */
  readonly onlyL1: number;
  readonly items: readonly ContractItem[];
}

export interface ContractRecord {
  readonly package: string;
  readonly version: string;
  /** Tag of the contracts' release. */
  readonly release: string;
  /** URLs of folders at a fixed commit, each with a trailing slash. */
  readonly sources: Readonly<Record<string, string>>;
  readonly contracts: readonly RecordedContract[];
}

const NOTHING: ContractRecord = {
  ...{ package: "", version: "", release: "" },
  sources: {},
  contracts: [],
};

/** Parses the record; undefined if it isn't valid JSON. */
export function parseContractRecord(text: string): ContractRecord | undefined {
  try {
    return JSON.parse(text) as ContractRecord; // npm run contracts wrote this file.
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
