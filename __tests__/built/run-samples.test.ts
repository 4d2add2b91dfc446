import { celo, celoSepolia } from "viem/chains";
import { READING_METHODS } from "../../src/data/chain/reading-methods";
import { createHttp, createPublicClient } from "../../src/live/chain-client";
import * as tools from "../../src/live/chain-tools";
import { runCode } from "../../src/live/run-code";
import { listPublic } from "../../src/pipeline/store/list-public";
import { readBuilt } from "../support/built/built-site";
import { SITE_DIR } from "../support/built/site-dir";

/*
 * Runs every runnable sample as a reader's browser would, against a node that answers every request in the same way.
 * The output doesn't matter: a sample may fail because of an answer, but not because a function, a module or a method
 * is missing.
 */

const SAMPLES = listPublic(SITE_DIR)
  .filter((file) => file.endsWith("/runs.json"))
  .flatMap((file) => {
    const scripts = JSON.parse(readBuilt(file).toString()) as Record<string, string>;
    return Object.entries(scripts).map(([key, script]) => ({ name: `${file} ${key}`, script }));
  });

const WORD = "12".padStart(64, "0");
const BLOCK = { number: "0x2a", timestamp: "0x6926a000", baseFeePerGas: "0x1", transactions: [] };
const RESULTS: Readonly<Record<string, unknown>> = {
  eth_blockNumber: "0xffffff",
  eth_call: `0x${WORD.repeat(8)}`,
  eth_getBlockByNumber: BLOCK,
  eth_feeHistory: {
    oldestBlock: "0x29",
    baseFeePerGas: ["0x1"],
    gasUsedRatio: [0.5],
    reward: [["0x1"]],
  },
  eth_getLogs: [],
  eth_getTransactionReceipt: { status: "0x1", gasUsed: "0x5208", logs: [] },
};

interface Call {
  readonly id: number;
  readonly method: string;
}

/** Runs a sample. Returns its requests and, if it fails, its error message. */
async function run(
  script: string,
): Promise<{ methods: string[]; lines: unknown[]; error: string }> {
  const methods: string[] = [];
  const lines: unknown[] = [];
  const log = (...values: unknown[]) => void lines.push(...values);
  const http = createHttp(async (url, init) => {
    const calls = (await new Request(url, init).json()) as Call | Call[];
    const answer = ({ id, method }: Call) => {
      methods.push(method);
      return { jsonrpc: "2.0", id, result: RESULTS[method] ?? "0x2a" };
    };
    return Promise.resolve(Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  });
  const viem = { ...tools, createPublicClient, http };
  try {
    await runCode(script, {
      modules: { viem, "viem/utils": viem, "viem/chains": { celo, celoSepolia } },
      guard: () => undefined,
      console: { log, info: log, warn: log, error: log, debug: log, dir: log, table: log },
    });
    await new Promise((done) => setTimeout(done, 100)); // Some samples call main() without awaiting it.
    return { methods, lines, error: lines.filter((line) => line instanceof Error).join() };
  } catch (error) {
    return { methods, lines, error: String(error) };
  }
}

test.each(SAMPLES)("$name has everything it needs", async ({ script }) => {
  const { methods, lines, error } = await run(script);
  expect(error).not.toMatch(/is not a function|is not defined|no module|undefined|null/);
  for (const method of methods) expect(READING_METHODS).toContain(method);
  expect(methods.length).toBeLessThanOrEqual(40);
  expect(methods.length + lines.length).toBeGreaterThan(0);
});

test("there are samples", () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(35);
});
