import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Hex,
  decodeEventLog,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  getAddress,
  toHex,
} from "viem";
import { findAddress } from "../../data/addresses";
import type { Packages } from "../packages/packages";
import { startProxy } from "./proxy";
import { type Rpc, createRpc } from "./rpc";
import { ACCOUNTS, type StateSource, deployState } from "./state";
import { stopAtExit } from "./stop-at-exit";

/** A local chain that stands for a network. */
export interface Chain {
  /** URL at which it answers as a node of Celo. */
  readonly url: string;
  readonly rpc: Rpc;
  /** Number of requests since the last reset. */
  readonly requests: () => number;
  /** Lists what the transactions since the last reset have moved, such as `0.5 USDm to 0x…`. */
  readonly listMoves: () => Promise<string[]>;
  /** Gives each transaction that a sample names by its hash a stand-in: a transfer of 1 USDC, whose fee USDC paid. */
  readonly addNamed: (code: string) => Promise<void>;
  /** Returns to the state that every sample begins with. */
  readonly reset: () => Promise<void>;
  readonly stop: () => void;
}

/** Foundry's programs that tutorials may call. */
export const TOOLS = ["anvil", "cast", "forge"] as const;
export type Tool = (typeof TOOLS)[number];

/** Finds Foundry's binary of this name for this machine among the installed packages; undefined if there is none. */
export function findBinary({ require }: Packages, name: Tool): string | undefined {
  const machine = process.arch === "x64" ? "amd64" : process.arch;
  const system = process.platform === "win32" ? "win32" : process.platform;
  try {
    const end = system === "win32" ? ".exe" : "";
    return require.resolve(`@foundry-rs/${name}-${system}-${machine}/bin/${name}${end}`);
  } catch {
    return undefined;
  }
}

/** Number of blocks, and of seconds, that the chain has behind it. */
const HISTORY = 1000;

const START_MS = 20_000;

/** Starts anvil on a free port, with contracts and balances made from the content's data. */
export async function startChain(anvil: string, source: StateSource): Promise<Chain> {
  const child = spawn(
    anvil,
    [
      ...["--celo", "--chain-id", String(source.network.chain_id), "--port", "0"],
      // As high as on the network: pages say where its layer 2 began.
      ...["--number", "60000000", "--timestamp", String(Math.floor(Date.now() / 1000) - HISTORY)],
      // Blocks come each second, as on Celo. The last but one is final.
      ...["--block-time", "1", "--slots-in-an-epoch", "1"],
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = stopAtExit(() => child.kill());
  const rpc = createRpc(`http://127.0.0.1:${await readPort(child)}`);
  await deployState(rpc, source);
  await rpc("anvil_mine", toHex(HISTORY), "0x1");
  const { network, addresses, tokens } = source;
  const directory = findAddress(addresses, "FeeCurrencyDirectory", network)?.address ?? "0x";
  const proxy = await startProxy(rpc, directory);
  let snapshot = await rpc("evm_snapshot");
  const known = new Map(
    tokens.flatMap(({ symbol, decimals, places }) =>
      places
        .filter((place) => place.network.id === network.id)
        .map(({ address }) => [address.toLowerCase(), { symbol, decimals }] as const),
    ),
  );
  const listMovesOf = async (hash: Hex): Promise<string[]> => {
    const [transaction, receipt] = await Promise.all([
      rpc<{ value: Hex; to: Hex | null } | null>("eth_getTransactionByHash", hash),
      rpc<{ status: Hex; logs: RawLog[] } | null>("eth_getTransactionReceipt", hash),
    ]);
    if (!transaction || !receipt) return []; // Another transaction has replaced it.
    const { value, to } = transaction;
    const { status, logs } = receipt;
    if (status !== "0x1") return [`nothing: ${hash} reverted`];
    return [
      ...(BigInt(value) > 0n
        ? [`${formatUnits(BigInt(value), 18)} CELO to ${to ? getAddress(to) : "a new contract"}`]
        : []),
      ...logs.flatMap((log) => formatTransfer(log, known.get(log.address.toLowerCase()))),
    ];
  };
  return {
    url: proxy.url,
    rpc,
    requests: proxy.requests,
    listMoves: async () => (await Promise.all(proxy.sent.map(listMovesOf))).flat(),
    addNamed: async (code) => {
      const [token, feeCurrency] = ["USDT", "USDT fee adapter"].map(
        (name) => findAddress(addresses, name, network)?.address as Hex,
      );
      const [, from, to] = ACCOUNTS;
      if (!token || !feeCurrency || !from || !to || !code.includes("getTransaction")) return;
      const args = [to, 1_000_000n] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args });
      for (const hash of new Set(code.match(/\b0x[0-9a-f]{64}\b/g)))
        await proxy.standIn(hash as Hex, { from, to: token, data, feeCurrency });
    },
    reset: async () => {
      await rpc("evm_setIntervalMining", 1); // A sample may have stopped the mining, to have a transaction wait.
      await rpc("evm_revert", snapshot);
      snapshot = await rpc("evm_snapshot");
      proxy.forget();
    },
    stop: () => {
      proxy.server.close();
      proxy.server.closeAllConnections();
      stop();
    },
  };
}

interface RawLog {
  readonly address: string;
  readonly topics: [Hex, ...Hex[]];
  readonly data: Hex;
}

function formatTransfer(
  log: RawLog,
  token: { readonly symbol: string; readonly decimals: number } | undefined,
): string[] {
  if (!token) return [];
  const { eventName, args } = decodeEventLog({ abi: erc20Abi, ...log, strict: false });
  if (eventName !== "Transfer") return [];
  return [`${formatUnits(args.value ?? 0n, token.decimals)} ${token.symbol} to ${args.to ?? ""}`];
}

/** Waits for anvil to say at which port it listens. */
async function readPort({ stdout, exitCode }: ChildProcess): Promise<string> {
  let text = "";
  stdout?.on("data", (chunk: Uint8Array) => (text += String(chunk)));
  const start = Date.now();
  while (Date.now() - start < START_MS) {
    await pause(20);
    const port = /Listening on [\d.]+:(\d+)/.exec(text)?.[1];
    if (port !== undefined) return port;
    if (exitCode !== null) break;
  }
  throw new Error(`anvil didn't start:\n${text}`);
}
