import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Abi, type Address, type Hex, encodeDeployData, keccak256, toHex } from "viem";
import { type AddressEntry, findAddress } from "../../data/addresses";
import type { Network } from "../../data/networks";
import type { Token } from "../../data/tokens";
import type { Packages } from "../packages/packages";
import type { Answer } from "./answers";
import type { Rpc } from "./rpc";

/** Sources of the contracts that {@link deployState} deploys, relative to the repository's root. */
export const CONTRACTS_FOLDER = "src/samples/run/contracts";

/** The first accounts of the mnemonic "test test … junk", which every development chain has, and their first key. */
export const ACCOUNTS: readonly Address[] = [
  "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
];
export const FIRST_KEY = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

/** Units that each account has of each token, in whole tokens. */
const HELD = 1000n;

interface Compiled {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

/** Contracts by their names. */
export type Contracts = ReadonlyMap<string, Compiled>;

/** Compiles the contracts with the newest of the pinned compilers, which is WebAssembly. */
export function compileContracts(root: string, { require }: Packages): Contracts {
  const solc = require("solc") as { compile: (input: string) => string };
  const folder = join(root, CONTRACTS_FOLDER);
  const read = (name: string) => ({ content: readFileSync(join(folder, name), "utf8") });
  const input = {
    language: "Solidity",
    sources: Object.fromEntries(readdirSync(folder).map((name) => [name, read(name)])),
    settings: {
      outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } },
    },
  };
  const { contracts = {}, errors = [] } = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
    errors?: { severity: string; formattedMessage: string }[];
  };
  const wrong = errors.find(({ severity }) => severity === "error");
  if (wrong) throw new Error(wrong.formattedMessage);
  return new Map(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, { abi, evm }]) => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}` as const },
      ]),
    ),
  );
}

/** Everything that the state of a network's local chain is made from. */
export interface StateSource {
  readonly network: Network;
  readonly tokens: readonly Token[];
  readonly addresses: readonly AddressEntry[];
  readonly contracts: Contracts;
  readonly answers: ReadonlyMap<string, readonly Answer[]>;
}

interface Placed {
  readonly address: string;
  readonly contract: string;
  readonly args?: readonly unknown[];
}

/** Slots in which proxies keep their implementation: of ERC-1967, and of Celo's and Circle's older ones. */
const SLOTS = {
  standard: toHex(BigInt(keccak256(toHex("eip1967.proxy.implementation"))) - 1n, { size: 32 }),
  zeppelin: keccak256(toHex("org.zeppelinos.proxy.implementation")),
};

const isMento = (symbol: string): boolean => symbol.endsWith("m");

/** Lists the contracts of a chain, each at the address that the content's data has for it. */
function listPlaced({ network, tokens, addresses, answers }: StateSource): Placed[] {
  const at = (name: string): string | undefined => findAddress(addresses, name, network)?.address;
  const place = (name: string, contract: string, args?: readonly unknown[]): Placed[] => {
    const address = at(name);
    return address === undefined ? [] : [{ address, contract, ...(args && { args }) }];
  };
  const own = tokens.flatMap(({ places, ...token }) =>
    places
      .filter((one) => one.network.id === network.id)
      .map(({ address }) => ({ ...token, address })),
  );
  const holders = [...ACCOUNTS, at("Governance")].filter((one) => one !== undefined);
  const adapters = ["USDC", "USDT"].flatMap((token) =>
    place(`${token} fee adapter`, "Adapter", [at(token)]),
  );
  const named = addresses.filter((one) => one.network === network.id || one.network === "any");
  const names = named.flatMap(({ name, also, address }) =>
    // The registry's own name for CELO is newer than that of the token's contract.
    [name, ...also, ...(name === "CELO" ? ["CeloToken"] : [])].map((one) => [one, address]),
  );
  const payable = own.filter(({ symbol }) => isMento(symbol)).map(({ address }) => address);
  return [
    ...own.map(({ address, contract, name, symbol, decimals }) =>
      contract === "CELO"
        ? { address, contract: "CeloToken" }
        : {
            address,
            contract: "Token",
            // Versions of the tokens' signed data: StableTokenV3 of Mento, and FiatTokenV2 of Circle.
            args: [
              name,
              symbol,
              decimals,
              isMento(symbol) ? "3" : "2",
              holders,
              HELD * 10n ** BigInt(decimals),
            ],
          },
    ),
    ...adapters,
    ...place("Registry", "Registry", [
      names.map(([name]) => name),
      names.map(([, address]) => address),
    ]),
    ...place("FeeCurrencyDirectory", "FeeCurrencyDirectory", [
      [...payable.filter((one) => one !== at("CELO")), ...adapters.map(({ address }) => address)],
    ]),
    ...named.flatMap(({ name, address }) => {
      const own = answers.get(name);
      if (!own) return [];
      const [selectors, results] = [0, 1].map((part) => own.map((answer) => answer[part]));
      return {
        address,
        contract: "Answers",
        args: [selectors, results, SLOTS.zeppelin, at("Registry")],
      };
    }),
    ...place("Multicall3", "Multicall3"),
  ];
}

/**
 * Puts the contracts at their addresses. The constructor runs at the address itself, so it writes the contract's own
 * storage: the code is first the code of the deployment, and then what that returns.
 */
export async function deployState(rpc: Rpc, source: StateSource): Promise<void> {
  for (const { address, contract, args = [] } of listPlaced(source)) {
    const compiled = source.contracts.get(contract);
    if (!compiled) throw new Error(`${CONTRACTS_FOLDER} has no contract ${contract}.`);
    const code = encodeDeployData({ ...compiled, args });
    await rpc("anvil_setCode", address, code);
    const runtime = await rpc("eth_call", { to: address, from: ACCOUNTS[0] }, "latest");
    await rpc("eth_sendTransaction", { to: address, from: ACCOUNTS[0], gas: "0x1c9c380" });
    await rpc("evm_mine");
    await rpc("anvil_setCode", address, runtime);
  }
  // The transactions above count as the account's own.
  await rpc("anvil_setNonce", ACCOUNTS[0], "0x0");
  const governance = findAddress(source.addresses, "Governance", source.network)?.address;
  for (const account of [ACCOUNTS[0], governance])
    await rpc("anvil_setBalance", account, toHex(10_000n * 10n ** 18n));
}
