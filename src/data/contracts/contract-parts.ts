import { type AddressEntry, findAddress } from "../addresses";
import { type Network, explorerPage, listShownNetworks } from "../networks";
import type { Contract, DescribedItem } from "./contract-data";

/** Some of a contract's functions, events and errors, shown below one heading. */
export interface ContractGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly DescribedItem[];
}

const GROUPS: readonly (Omit<ContractGroup, "items"> & {
  readonly has: (item: DescribedItem) => boolean;
})[] = [
  {
    id: "read",
    title: "Functions that read",
    has: ({ kind, isView, isShared }) => kind === "function" && isView && !isShared,
  },
  {
    id: "write",
    title: "Functions that write",
    has: ({ kind, isView, isShared }) => kind === "function" && !isView && !isShared,
  },
  { id: "events", title: "Events", has: ({ kind, isShared }) => kind === "event" && !isShared },
  { id: "errors", title: "Errors", has: ({ kind }) => kind === "error" },
  {
    id: "shared",
    title: "Ownership and setup",
    has: ({ kind, isShared }) => kind !== "error" && isShared,
  },
];

/** Compares items by name, then by the length of their signatures, shortest first. */
const inOrder = (a: DescribedItem, b: DescribedItem): number =>
  a.name.localeCompare(b.name, "en") || a.signature.length - b.signature.length;

/** Groups a contract's functions, events and errors, and sorts each group by name. Empty groups are left out. */
export const groupItems = ({ items }: Contract): ContractGroup[] =>
  GROUPS.map(({ has, ...group }) => ({
    ...group,
    items: items.filter(has).sort(inOrder),
  })).filter((group) => group.items.length > 0);

/** Formats an item's parameters and return values: `(address group) returns (bool)`. */
export const formatShape = ({ inputs, outputs }: DescribedItem): string =>
  `(${inputs})${outputs === "" ? "" : ` returns (${outputs})`}`;

/** Formats the file name and line of an item's declaration: `Election.sol, line 246`. */
export const nameSource = ([, file, line]: NonNullable<DescribedItem["source"]>): string =>
  `${file.split("/").at(-1) ?? ""}, line ${line}`;

/** An address of a contract, with the URL of its page in a block explorer. */
export interface ContractAddress {
  readonly network: Network;
  readonly address: string;
  readonly explorer: string;
}

/** Lists the addresses of a contract on Celo's running networks. */
export const listContractAddresses = (
  { address: name }: Contract,
  networks: readonly Network[],
  entries: readonly AddressEntry[],
): ContractAddress[] =>
  listShownNetworks(networks).flatMap((network) => {
    const entry = findAddress(entries, name, network);
    return entry
      ? [{ network, address: entry.address, explorer: explorerPage(network, entry.address) }]
      : [];
  });

/** Formats the shell command that calls the example function, line by line; empty if the contract has no address. */
export function formatExample(
  { example }: Contract,
  [first]: readonly ContractAddress[],
): string[] {
  if (!example || !first) return [];
  const types = example.outputs.split(", ").map((output) => output.split(" ")[0] ?? "");
  return [
    `cast call ${first.address} \\`,
    `  "${example.signature}(${types.join(",")})" \\`,
    `  --rpc-url ${first.network.rpc[0] ?? ""}`,
  ];
}
