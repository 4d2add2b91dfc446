import { checkCode, checkToken, planNetworks } from "../../../src/data/chain/network-plan";
import type { Network } from "../../../src/data/networks";
import type { Token } from "../../../src/data/tokens";

const network = (id: string, more: Partial<Network> = {}): Network => ({
  id,
  name: id,
  status: "current",
  chain_id: 1,
  rpc: [],
  explorers: [],
  also: [],
  sources: [],
  ...more,
});

const CELO = network("celo", { settles_on: "ethereum" });

const code = (name: string, on: string, hasCode?: false) => ({
  position: { file: "content/data/addresses.yaml", line: 3, column: 12 },
  entry: {
    name,
    also: [],
    network: on,
    address: "0x765DE816845861e75A25fCA122bb6898B8B1282a",
    source: "https://celo.org",
    ...(hasCode === false && { has_code: hasCode }),
  },
});

const token: Token = {
  contract: "USDm",
  symbol: "USDm",
  name: "Mento Dollar",
  decimals: 18,
  checked: "2026-11-26",
  source: "npm:@mento-protocol/mento-sdk",
  line: 7,
  checkedAt: { file: "content/data/tokens.yaml", line: 11, column: 3 },
  places: [{ network: CELO, address: "0x765DE816845861e75A25fCA122bb6898B8B1282a" }],
};

test("each current network has its own addresses and tokens, and Celo's have the shared ones too", () => {
  const plans = planNetworks({
    networks: [CELO, network("ethereum"), network("alfajores", { status: "ended" })],
    readings: [],
    addresses: [code("A", "celo"), code("B", "ethereum"), code("C", "any"), code("D", "alfajores")],
    tokens: [token],
  });
  const listed = plans.map(({ network: { id }, addresses, tokens }) => [
    id,
    addresses.map(({ entry }) => entry.name),
    tokens.length,
  ]);
  expect(listed).toEqual([
    ["celo", ["A", "C"], 1],
    ["ethereum", ["B"], 0],
  ]);
});

test("a contract without code is a fault, and so is an account with code", () => {
  expect(checkCode(code("USDm", "celo"), true, CELO)).toEqual([]);
  expect(checkCode(code("Batcher", "celo", false), false, CELO)).toEqual([]);
  expect(checkCode(code("USDm", "celo"), false, CELO)).toEqual([
    expect.objectContaining({ rule: "chain/no-code", line: 3, column: 12 }),
  ]);
  expect(checkCode(code("Batcher", "celo", false), true, CELO)).toEqual([
    expect.objectContaining({ rule: "chain/has-code" }),
  ]);
});

test("a different symbol or different decimals are faults at the token", () => {
  const check = { token, address: "0x765DE816845861e75A25fCA122bb6898B8B1282a" };
  expect(checkToken(check, { symbol: "USDm", decimals: 18 }, CELO)).toEqual([]);
  expect(checkToken(check, { symbol: "cUSD", decimals: 6 }, CELO)).toEqual([
    expect.objectContaining({
      rule: "chain/other-symbol",
      line: 7,
      problem: expect.stringContaining('returned "cUSD"') as string,
    }),
    expect.objectContaining({
      rule: "chain/other-decimals",
      fix: "Write decimals: 6, or correct the address.",
    }),
  ]);
});
