import * as chains from "viem/chains";
import * as actions from "../../src/live/chain-actions";
import { createHttp, createPublicClient } from "../../src/live/chain-client";
import * as tools from "../../src/live/chain-tools";
import { READING_IMPORTS } from "../../src/markdown/render/code/run-imports";

interface Call {
  readonly id: number;
  readonly method: string;
}

/** Creates a client whose node returns these results. */
function connect(results: Readonly<Record<string, unknown>>) {
  const sent: { url: string; method: string }[] = [];
  const http = createHttp(async (input, init) => {
    const request = new Request(input, init);
    const { id, method } = (await request.json()) as Call;
    sent.push({ url: request.url, method });
    if (!(method in results)) throw new Error("limited");
    return Response.json({ jsonrpc: "2.0", id, result: results[method] });
  });
  return { sent, client: createPublicClient({ chain: chains.celo, transport: http() }) };
}

test("reads from the node of its chain", async () => {
  const { sent, client } = connect({ eth_gasPrice: "0x5d21dba00", eth_blockNumber: "0x10" });
  expect(await client.getGasPrice()).toBe(25_000_000_000n);
  expect(await client.getBlockNumber()).toBe(16n);
  expect(sent).toEqual([
    { url: "https://forno.celo.org/", method: "eth_gasPrice" },
    { url: "https://forno.celo.org/", method: "eth_blockNumber" },
  ]);
});

test("reads contracts, and decodes their results", async () => {
  const { client } = connect({ eth_call: `0x${"0".repeat(62)}12` });
  const decimals = await client.readContract({
    address: "0x765DE816845861e75A25fCA122bb6898B8B1282a",
    abi: tools.erc20Abi,
    functionName: "decimals",
  });
  expect(decimals).toBe(18);
});

test("a failed request isn't retried", async () => {
  const { sent, client } = connect({});
  await expect(client.getChainId()).rejects.toThrow("limited");
  expect(sent).toHaveLength(1);
});

test("no action sends, signs, watches or waits", () => {
  for (const name of Object.keys(actions))
    expect(name).toMatch(/^(?:call|multicall|get\w+|read\w+|simulate\w+|estimate\w+)$/);
});

test("a block may import exactly what exists", () => {
  expect([...READING_IMPORTS].sort()).toEqual(
    [...Object.keys(tools), "createPublicClient", "http"].sort(),
  );
});
