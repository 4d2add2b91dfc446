import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import type { Network } from "../../../src/data/networks";
import {
  formatAddressesJson,
  formatFactsJson,
  formatNetworksJson,
  formatTokensJson,
} from "../../../src/outputs/machine-readable/data-files";

const SCHEMA = createRequire(import.meta.url).resolve(
  "@uniswap/token-lists/src/tokenlist.schema.json",
);

const network = (id: string, chainId: number, more: Partial<Network> = {}): Network => ({
  id,
  name: id.toUpperCase(),
  status: "current",
  chain_id: chainId,
  symbol: "CELO",
  settles_on: "ethereum",
  rpc: [`https://${id}.example`],
  explorers: [{ name: "Blockscout", url: "https://explorer.example" }],
  also: [],
  sources: ["https://source.example"],
  ...more,
});

const celo = network("celo", 42220);
const sepolia = network("celo-sepolia", 11142220);
const ended = network("alfajores", 44787, { status: "ended" });
const ethereum = network("ethereum", 1, { settles_on: undefined });
const networks = [celo, sepolia, ended, ethereum];

const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
const file = {
  documentation: "https://docs.example/data",
  versions: { viem: "2.56.0" },
  updated: "2026-11-24",
};

const parse = (text: string): Record<string, unknown> =>
  JSON.parse(text) as Record<string, unknown>;

test("an address has its network, chain id and source; one on all networks is listed for the active ones", () => {
  const entries = [
    { name: "USDm", also: ["cUSD"], network: "celo", address: USDM, source: "npm:viem" },
    { name: "Registry", also: [], network: "any", address: USDM, source: "https://a.example" },
    { name: "Nobody", also: [], network: "example", address: USDM, source: "https://a.example" },
  ];
  const { addresses, ...head } = parse(formatAddressesJson(entries, networks, file));
  expect(head).toEqual({ documentation: file.documentation, updated: "2026-11-24" });
  expect(addresses).toEqual([
    {
      ...{ name: "USDm", aliases: ["cUSD"], network: "celo", chainId: 42220, address: USDM },
      source: "npm:viem@2.56.0",
    },
    {
      ...{ name: "Registry", aliases: [], network: "celo", chainId: 42220, address: USDM },
      source: "https://a.example",
    },
    {
      ...{ name: "Registry", aliases: [], network: "celo-sepolia", chainId: 11142220 },
      ...{ address: USDM, source: "https://a.example" },
    },
  ]);
});

test("networks that have ended are listed as such; an unknown date is left out", () => {
  const { networks: listed, ...head } = parse(
    formatNetworksJson([celo, ended], { ...file, updated: undefined }),
  );
  expect(head).toEqual({ documentation: file.documentation });
  expect(listed).toEqual([
    {
      ...{ id: "celo", name: "CELO", status: "current", chainId: 42220, symbol: "CELO" },
      ...{ settlesOn: "ethereum", rpc: celo.rpc, explorers: celo.explorers },
      sources: celo.sources,
    },
    expect.objectContaining({ id: "alfajores", status: "ended" }),
  ]);
});

test("a fact has its value, the day it was checked, and its sources", () => {
  const fact = {
    ...{ id: "solc-version", file: "x.yaml", about: "Version of solc", value: "0.8.30" },
    ...{ kind: "version" as const, area: "Packages", checked: "2026-11-22", code: false },
    ...{ sources: ["https://s.example"], typed: [] },
  };
  expect(parse(formatFactsJson([fact], file)).facts).toEqual([
    {
      ...{ id: "solc-version", about: "Version of solc", value: "0.8.30", kind: "version" },
      ...{ area: "Packages", checked: "2026-11-22", sources: ["https://s.example"] },
    },
  ]);
});

describe("tokens.json", () => {
  const schema = z.fromJSONSchema(
    JSON.parse(readFileSync(SCHEMA, "utf8")) as z.core.JSONSchema.JSONSchema,
  );
  const token = {
    ...{ contract: "USDT", symbol: "USD₮", name: "Tether USD", decimals: 6, source: "npm:viem" },
    line: 1,
    checkedAt: { file: "content/data/tokens.yaml", line: 5, column: 3 },
    places: [
      { network: celo, address: USDM },
      { network: sepolia, address: USDM },
    ],
  };
  const text = formatTokensJson(
    [
      { ...token, checked: "2026-11-25" },
      { ...token, checked: "2026-03-09" },
    ],
    { ...file, name: "Celo Docs" },
  );

  test("is a token list in the published schema", () => {
    expect(schema.safeParse(parse(text))).toMatchObject({ success: true });
    expect(schema.safeParse({ ...parse(text), tokens: [] })).toMatchObject({ success: false });
  });

  test("has a token on each of its networks, and the last check as its version", () => {
    expect(parse(text)).toMatchObject({
      timestamp: "2026-11-25T00:00:00Z",
      version: { major: 2026, minor: 11, patch: 25 },
      tokens: [
        {
          chainId: 42220,
          symbol: "USD₮",
          decimals: 6,
          extensions: { checked: "2026-11-25", source: "npm:viem@2.56.0" },
        },
        { chainId: 11142220 },
        { chainId: 42220, extensions: { checked: "2026-03-09" } },
        { chainId: 11142220 },
      ],
    });
  });
});
