import {
  type Hex,
  createPublicClient,
  encodeAbiParameters,
  http,
  parseAbiParameters,
  toFunctionSelector,
} from "viem";
import type { NetworkPlan } from "../../../src/data/chain/network-plan";
import type { Reading } from "../../../src/data/chain/readings";
import { checkNetwork } from "../../../src/pipeline/chain/check-network";
import { BLOCK, type LocalChain, withRpcServer } from "../../support/rpc-server";

const VALIDATORS = "0xaEb865bCa93DdC8F47b8e29F40C5399cE34d0C58";
const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
const BATCHER = "0x6bE67C7f5d84E9b2c1A07E1C3E42f7fF7dF4E0c1";

const CELO: NetworkPlan["network"] = {
  id: "celo",
  name: "Celo Mainnet",
  status: "current",
  chain_id: 42_220,
  settles_on: "ethereum",
  rpc: [],
  explorers: [],
  also: [],
  sources: [],
};

const reading = (name: string, shown: string, functionName: string): Reading => ({
  key: `groups/${name}`,
  position: { file: "content/data/parameters/groups.yaml", line: 6, column: 12 },
  shown,
  network: "celo",
  contract: "Validators",
  address: VALIDATORS,
  function: functionName,
  arguments: [],
  rule: {
    unit: "seconds",
    returns: ["uint256", "uint256"],
    output: 2,
    arguments: [],
    network: "celo",
  },
});

const position = { file: "content/data/addresses.yaml", line: 3, column: 12 };
const entry = { name: "USDm", also: [], network: "celo", source: "https://celo.org" };

const PLAN: NetworkPlan = {
  network: CELO,
  readings: [reading("Wait", "3 days", "wait"), reading("Group wait", "7 days", "groupWait")],
  addresses: [
    { position, entry: { ...entry, address: USDM } },
    { position, entry: { ...entry, name: "Batcher", address: BATCHER, has_code: false } },
  ],
  tokens: [
    {
      address: USDM,
      token: {
        contract: "USDm",
        symbol: "USDm",
        name: "Mento Dollar",
        decimals: 18,
        checked: "2026-11-26",
        source: "npm:x",
        line: 1,
        checkedAt: { file: "content/data/tokens.yaml", line: 5, column: 3 },
        places: [],
      },
    },
  ],
};

const key = (address: string, signature: string): string =>
  `${address.toLowerCase()}:${toFunctionSelector(signature)}`;
const wait = (seconds: bigint): Hex =>
  encodeAbiParameters(parseAbiParameters("uint256, uint256"), [10_000n, seconds]);

const CHAIN: LocalChain = {
  chainId: 42_220,
  calls: new Map([
    [key(VALIDATORS, "wait()"), wait(259_200n)],
    [key(VALIDATORS, "groupWait()"), wait(604_800n)],
    [key(USDM, "symbol()"), encodeAbiParameters(parseAbiParameters("string"), ["USDm"])],
    [key(USDM, "decimals()"), encodeAbiParameters(parseAbiParameters("uint8"), [18])],
  ]),
  withCode: new Set([USDM.toLowerCase()]),
};

const check = (chain: Partial<LocalChain> = {}) =>
  withRpcServer({ ...CHAIN, ...chain }, (url) => {
    const transport = http(url, { timeout: 300, retryCount: 1, retryDelay: 1 });
    return checkNetwork(createPublicClient({ transport }), PLAN);
  });

test("a chain that matches leads to a record with its block and time, and to no fault", async () => {
  expect(await check()).toEqual({
    record: {
      block: BLOCK,
      time: "2026-11-26T02:17:00.000Z",
      values: { "groups/Wait": "3 days", "groups/Group wait": "7 days" },
    },
    faults: [],
  });
});

test("a value that differs is a fault and isn't in the record", async () => {
  const calls = new Map([...CHAIN.calls, [key(VALIDATORS, "wait()"), wait(5_184_000n)] as const]);
  const { record, faults } = await check({ calls });
  expect(record.values).toEqual({ "groups/Group wait": "7 days" });
  expect(faults).toEqual([
    expect.objectContaining({
      rule: "chain/other-value",
      problem: 'This value is "3 days", but Validators.wait() returned 60 days.',
    }),
  ]);
});

test("a call that reverts is a fault, and the others are still read", async () => {
  const calls = new Map([...CHAIN.calls].filter(([name]) => name !== key(VALIDATORS, "wait()")));
  const { record, faults } = await check({ calls });
  expect(Object.keys(record.values)).toEqual(["groups/Group wait"]);
  expect(faults.map(({ rule }) => rule)).toEqual(["chain/no-answer"]);
});

test("a token without symbol() and an address without code are faults", async () => {
  const calls = new Map([...CHAIN.calls].filter(([name]) => name !== key(USDM, "symbol()")));
  const { faults } = await check({ calls, withCode: new Set() });
  expect(faults.map(({ rule }) => rule)).toEqual(["chain/no-answer", "chain/no-code"]);
});

test.each([
  [
    "of another network",
    { chainId: 1 },
    "This endpoint is on chain 1, but Celo Mainnet is chain 42220.",
  ],
  ["that limits its rate", { status: 429 }, "Status: 429"],
  ["that is down", { status: 503 }, "Status: 503"],
  ["that is too slow", { delay: 1000 }, "took too long to respond"],
] as const)("an endpoint %s is read completely or not at all", async (_kind, chain, message) => {
  await expect(check(chain)).rejects.toThrow(message);
});

test("an endpoint on which every call fails counts as failed", async () => {
  await expect(check({ calls: new Map() })).rejects.toThrow();
});
