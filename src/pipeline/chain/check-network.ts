import { type Abi, type Address, type PublicClient, parseAbi } from "viem";
import type { ChainRecord } from "../../data/chain-record";
import {
  type NetworkPlan,
  type TokenCheck,
  checkCode,
  checkToken,
} from "../../data/chain/network-plan";
import { type Reading, checkReading } from "../../data/chain/readings";
import { TOKENS_FILE } from "../../data/tokens";
import { type Fault, faultAt } from "../../faults/fault";

/** Multicall3 has the same address on every network: https://www.multicall3.com */
const MULTICALL = "0xcA11bde05977b3631167028862bE2a173976CA11";

/** Maximum number of concurrent requests for contract code, so that public endpoints don't refuse them. */
const REQUESTS_AT_A_TIME = 8;

const TOKEN_ABI = parseAbi([
  "function symbol() view returns (string)",
  "function decimals() view returns (uint8)",
]);

/** The result of comparing one network with the content. */
export interface NetworkResult {
  /** The values that match, and the block at which they were read. */
  readonly record: ChainRecord[string];
  readonly faults: readonly Fault[];
}

/** The results of a call, or the error that the chain returned for it. */
type Returned = { readonly values: readonly unknown[] } | { readonly error: string };

/**
 * Reads a network at its latest block and compares it with the content. Rejects if the endpoint doesn't answer or
 * belongs to another network.
 */
export async function checkNetwork(
  client: PublicClient,
  plan: NetworkPlan,
): Promise<NetworkResult> {
  const { network, readings, tokens } = plan;
  const chainId = await client.getChainId();
  if (chainId !== network.chain_id)
    throw new Error(
      `This endpoint is on chain ${chainId}, but ${network.name} is chain ${network.chain_id}.`,
    );
  const block = await client.getBlock();
  const returned = await callAll(client, block.number, [
    ...readings.map(toCall),
    ...tokens.flatMap(({ address }) =>
      TOKEN_ABI.map(({ name }) => ({
        address: address as Address,
        abi: TOKEN_ABI,
        functionName: name,
      })),
    ),
  ]);
  const values = returned.slice(0, readings.length);
  const ofTokens = returned.slice(readings.length);
  const checked = readings.map((reading, index) => ({
    reading,
    faults: judgeReading(reading, values[index]),
  }));
  return {
    record: {
      block: Number(block.number),
      time: new Date(Number(block.timestamp) * 1000).toISOString(),
      values: Object.fromEntries(
        checked
          .filter(({ faults }) => faults.length === 0)
          .map(({ reading: { key, shown } }) => [key, shown]),
      ),
    },
    faults: [
      ...checked.flatMap(({ faults }) => faults),
      ...tokens.flatMap((token, index) =>
        judgeToken(token, [ofTokens[2 * index], ofTokens[2 * index + 1]], network),
      ),
      ...(await checkAllCode(client, block.number, plan)),
    ],
  };
}

interface Call {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args?: readonly unknown[];
}

function toCall({ address, function: functionName, arguments: args, rule }: Reading): Call {
  const toTypes = (types: readonly string[]): { type: string; name: string }[] =>
    types.map((type) => ({ type, name: "" }));
  const abi: Abi = [
    {
      type: "function",
      stateMutability: "view",
      name: functionName,
      inputs: toTypes(args.map(() => "address")),
      outputs: toTypes(rule.returns),
    },
  ];
  return { address: address as Address, abi, functionName, args };
}

/**
 * Makes all calls at one block. Rejects if every call fails, because the problem is then the endpoint and not the
 * calls.
 */
async function callAll(
  client: PublicClient,
  blockNumber: bigint,
  contracts: readonly Call[],
): Promise<Returned[]> {
  if (contracts.length === 0) return [];
  const results = await client.multicall({
    contracts,
    multicallAddress: MULTICALL,
    blockNumber,
    // Puts all calls into one request, which fails or succeeds as a whole.
    batchSize: 0,
  });
  const [first] = results;
  if (first?.status === "failure" && results.every(({ status }) => status === "failure"))
    throw first.error;
  return results.map((result) =>
    result.status === "failure"
      ? { error: shortMessage(result.error) }
      : { values: Array.isArray(result.result) ? result.result : [result.result] },
  );
}

/** Returns the first line of an error's message, without viem's version and links. */
export const shortMessage = (error: unknown): string => {
  const message =
    error instanceof Error && "shortMessage" in error
      ? error.shortMessage
      : (error as Error).message;
  return String(message).split("\n")[0] ?? "";
};

function judgeReading(reading: Reading, returned: Returned | undefined): Fault[] {
  if (returned !== undefined && "values" in returned) return checkReading(reading, returned.values);
  return [
    faultAt(reading.position, {
      rule: "chain/no-answer",
      problem: `${reading.contract}.${reading.function}() failed: ${returned?.error ?? ""}`,
      fix: "Check the values of contract, function and read here. The contract may have been replaced.",
    }),
  ];
}

function judgeToken(
  token: TokenCheck,
  [symbol, decimals]: readonly (Returned | undefined)[],
  network: NetworkPlan["network"],
): Fault[] {
  if (symbol && decimals && "values" in symbol && "values" in decimals) {
    const answer = { symbol: symbol.values[0], decimals: decimals.values[0] };
    return checkToken(token, answer, network);
  }
  return [
    faultAt(
      { file: TOKENS_FILE, line: token.token.line, column: 1 },
      {
        rule: "chain/no-answer",
        problem: `symbol() or decimals() of ${token.address} (${token.token.contract}) failed on ${network.name}.`,
        fix: "Check the address against its source.",
      },
    ),
  ];
}

async function checkAllCode(
  client: PublicClient,
  blockNumber: bigint,
  { addresses, network }: NetworkPlan,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let at = 0; at < addresses.length; at += REQUESTS_AT_A_TIME) {
    const some = addresses.slice(at, at + REQUESTS_AT_A_TIME);
    const codes = await Promise.all(
      some.map(({ entry }) => client.getCode({ address: entry.address as Address, blockNumber })),
    );
    faults.push(
      ...some.flatMap((check, index) => checkCode(check, (codes[index] ?? "0x") !== "0x", network)),
    );
  }
  return faults;
}
