import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  type Hex,
  decodeFunctionData,
  encodeFunctionResult,
  multicall3Abi,
  numberToHex,
} from "viem";

/** A JSON-RPC request. */
interface RpcRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A local chain's results, and the failures of its endpoint. */
export interface LocalChain {
  readonly chainId: number;
  /** Results of calls, keyed by address and selector in lowercase (`0xabc…:0x12345678`). All other calls revert. */
  readonly calls: ReadonlyMap<string, Hex>;
  /** Addresses that have code, in lowercase. */
  readonly withCode: ReadonlySet<string>;
  /** HTTP status of every answer, by default 200. */
  readonly status?: number;
  /** Delay of every answer, in milliseconds. */
  readonly delay?: number;
}

export const BLOCK = 43_210_987;

/** 26 November 2026, 02:17:00 UTC. */
const TIMESTAMP = 1_795_659_420;

function answer(chain: LocalChain, { method, params }: RpcRequest): unknown {
  switch (method) {
    case "eth_chainId":
      return numberToHex(chain.chainId);
    case "eth_getBlockByNumber":
      return { number: numberToHex(BLOCK), timestamp: numberToHex(TIMESTAMP), transactions: [] };
    case "eth_getCode":
      return chain.withCode.has(String(params[0]).toLowerCase()) ? "0x6001" : "0x";
    case "eth_call":
      return multicall(chain, (params[0] as { data: Hex }).data);
    default:
      throw new Error(`The local chain has no ${method}.`);
  }
}

/** Answers a call of Multicall3's `aggregate3`. */
function multicall({ calls }: LocalChain, data: Hex): Hex {
  const { args } = decodeFunctionData({ abi: multicall3Abi, data });
  const asked = args[0] as readonly { readonly target: string; readonly callData: string }[];
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: "aggregate3",
    result: asked.map(({ target, callData }) => {
      const returnData = calls.get(`${target.toLowerCase()}:${callData.slice(0, 10)}`);
      return { success: returnData !== undefined, returnData: returnData ?? "0x" };
    }),
  });
}

async function reply(
  chain: LocalChain,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = JSON.parse(await text(request)) as RpcRequest;
  await new Promise((resolve) => setTimeout(resolve, chain.delay ?? 0));
  response.writeHead(chain.status ?? 200, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id: asked.id, result: answer(chain, asked) }));
}

/** Runs the endpoint of a local chain until `use` has finished. */
export async function withRpcServer<Result>(
  chain: LocalChain,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => void reply(chain, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
