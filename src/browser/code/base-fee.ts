import type { RunFrames } from "../../live/live-files";
import { withBase } from "../../site/paths/base-path";
import { formatBaseFee, formatKept, formatOddBaseFee, noBaseFee } from "../../site/run-labels";
import { formatFailure, hostOf } from "./failure-text";
import { openRelay } from "./open-relay";

/** Replaced by `src/gatsby/webpack/concerns/site-constants.ts`. */
declare const RUN_FRAMES: RunFrames;

const WEI_PER_GWEI = 1e9;

const REQUEST = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "eth_getBlockByNumber",
  params: ["latest", false],
});

/** A base fee in gwei with a sentence about its block, or only a sentence that says why there is no value. */
export interface BaseFee {
  readonly value?: number;
  readonly words: string;
}

/**
 * Reads the base fee of the latest block from a node. If the node returns no value, or one outside the limits, the
 * result contains the reason instead.
 */
export async function readBaseFee(
  node: string,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<BaseFee> {
  const relay = openRelay(withBase(RUN_FRAMES.relay));
  const answer = await relay.ask({ url: node, body: REQUEST });
  relay.close();
  if ("failure" in answer) return { words: formatKept(formatFailure(answer, node)) };
  const block = parseBlock(answer.body);
  if (!block) return { words: formatKept(noBaseFee) };
  const value = Number(block.baseFee) / WEI_PER_GWEI;
  return value >= least && value <= most
    ? { value, words: formatBaseFee(value, block.number, hostOf(node)) }
    : { words: formatKept(formatOddBaseFee(value)) };
}

const HEX = /^0x[\da-f]{1,32}$/i;

function parseBlock(
  body: string,
): { readonly number: number; readonly baseFee: bigint } | undefined {
  const { result } = JSON.parse(body) as {
    readonly result?: Readonly<Record<string, unknown>> | null;
  };
  const { number, baseFeePerGas } = result ?? {};
  if (typeof number !== "string" || typeof baseFeePerGas !== "string") return undefined;
  if (!HEX.test(number) || !HEX.test(baseFeePerGas)) return undefined;
  return { number: Number(number), baseFee: BigInt(baseFeePerGas) };
}
