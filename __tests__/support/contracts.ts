import { ADDRESSES_FILE } from "../../src/data/addresses";
import { CONTRACTS_FILE } from "../../src/data/contracts/contract-data";
import {
  CONTRACTS_RECORD,
  type ContractItem,
  type ContractRecord,
} from "../../src/data/contracts/contract-record";
import { NETWORKS_FILE } from "../../src/data/networks";
import { CELO_NETWORK, type FileMap } from "./compile";

/**
 * Creates the record of a Solidity function. Unless `more` says otherwise, it changes state, has no parameters and is
 * declared on the first line of its contract.
 */
export const contractItem = (name: string, more: Partial<ContractItem> = {}): ContractItem => ({
  kind: "function",
  name,
  signature: `${name}()`,
  inputs: "",
  outputs: "",
  selector: "0x00000000",
  isView: false,
  isShared: false,
  source: ["main", "contracts/Token.sol", 1],
  ...more,
});

const TOKEN_ITEMS: readonly ContractItem[] = [
  contractItem("Sent", {
    kind: "event",
    signature: "Sent(address)",
    inputs: "address indexed to",
    selector: `0x${"ab".repeat(32)}`,
  }),
  contractItem("owner", { isView: true, isShared: true, outputs: "address" }),
  contractItem("send", {
    signature: "send(address)",
    inputs: "address to",
    selector: "0x3e58c58c",
    source: ["main", "contracts/Token.sol", 12],
  }),
  contractItem("send", {
    signature: "send(address,uint256)",
    inputs: "address to, uint256 value",
    outputs: "bool",
    selector: "0xd0679d34",
  }),
  contractItem("supply", { isView: true, outputs: "uint256 all", selector: "0x047fc9aa" }),
];

export const contractRecord = (more: Partial<ContractRecord> = {}): ContractRecord => ({
  package: "@celo/abis",
  version: "14.0.1",
  release: "v14",
  sources: { main: "https://github.com/celo-org/example/blob/c0ffee/" },
  contracts: [{ name: "Token", constant: "tokenABI", onlyL1: 2, items: TOKEN_ITEMS }],
  ...more,
});

const TOKEN_DATA = `- name: Token
  address: USDm
  page: /token
  example: supply
  see: [/learn]
  functions:
    "send(address)": { does: "Sends \`all\` of it.", see: /learn#send }
    supply: { does: "Returns all there is." }
`;

/** Returns the files of a site with one contract, Token, which has the address of USDm. */
export const contractFiles = (data = TOKEN_DATA): FileMap => ({
  [CONTRACTS_FILE]: data,
  [CONTRACTS_RECORD]: JSON.stringify(contractRecord()),
  [NETWORKS_FILE]: CELO_NETWORK,
  [ADDRESSES_FILE]: `- name: USDm
  network: celo
  address: "0x765DE816845861e75A25fCA122bb6898B8B1282a"
  source: npm:viem
`,
});
