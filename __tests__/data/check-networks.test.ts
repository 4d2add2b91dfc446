import { createRequire } from "node:module";
import { checkNetworkUses } from "../../src/data/check-networks";
import { type Network, readNetworks } from "../../src/data/networks";
import { checkAddressSources } from "../../src/samples/checks/network/check-address-sources";
import { checkNetworkObjects } from "../../src/samples/checks/network/check-network-objects";
import { checkNetworkSources } from "../../src/samples/checks/network/check-network-sources";
import { temporaryFolders } from "../support/folder";
import { pageOf, sampleOf } from "../support/pinned-site";

const newFolder = temporaryFolders();

const YAML = `- id: celo
  name: Celo Mainnet
  status: current
  chain_id: 42220
  settles_on: ethereum
  viem: celo
  rpc: [https://forno.celo.org]
  explorers: [{ name: Blockscout, url: https://celo.blockscout.com }]
  sources: [https://docs.celo.org/]
- id: alfajores
  name: Alfajores
  status: ended
  chain_id: 44787
  settles_on: holesky
  rpc: [https://alfajores-forno.celo-testnet.org]
  explorers: [{ name: Blockscout, url: https://alfajores.example.org/x }]
  sources: [https://docs.celo.org/]
- id: ethereum
  name: Ethereum
  status: current
  chain_id: 1
  rpc: [https://eth.example.org/]
  explorers: [{ name: Etherscan, url: https://etherscan.io }]
  sources: [https://docs.celo.org/]
`;
const { networks } = readNetworks({ readText: () => YAML });
const FILE = "content/docs/a.md";

const places = (faults: readonly { line: number; column: number; rule: string }[]): string[] =>
  faults.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
const check = (text: string): string[] =>
  places(checkNetworkUses([{ file: FILE, text }], networks));

test("the list used in these tests has no faults", () => {
  expect(networks.map(({ id }) => id)).toEqual(["celo", "alfajores", "ethereum"]);
});

describe("chain ids in a text", () => {
  test.each([
    { text: "The chain id is 42220.", found: [] },
    { text: "chainId: 0xa4ec", found: [] },
    { text: "chain ID `42_220`", found: [] },
    { text: "chainId: 42221", found: ["1:10 network/unknown-chain-id"] },
    { text: "Its chain id stayed 5 then", found: ["1:21 network/unknown-chain-id"] },
    { text: "chain ids are 42220 (mainnet) and 7", found: ["1:35 network/unknown-chain-id"] },
    { text: "chain ids 1, 42220 or 8", found: ["1:23 network/unknown-chain-id"] },
    { text: "an on-chain id 77", found: [] },
    { text: "chain id 1.2.3-beta", found: [] },
    { text: "| Chain ID | 42220 | 99 |", found: ["1:22 network/unknown-chain-id"] },
    { text: "| Name | Chain ID |", found: [] },
    { text: "the number 99", found: [] },
    { text: "The chain ID of Celo is 42221.", found: ["1:25 network/unknown-chain-id"] },
    { text: "chain id for Celo Mainnet: 42221", found: ["1:28 network/unknown-chain-id"] },
    { text: "**Chain ID:** 42221", found: ["1:15 network/unknown-chain-id"] },
    { text: "its chain id is **42221**", found: ["1:19 network/unknown-chain-id"] },
    { text: "Chain ID (decimal): 42221", found: ["1:21 network/unknown-chain-id"] },
    { text: "Chain ID: [42221](/x)", found: ["1:12 network/unknown-chain-id"] },
    { text: "Network ID 42221", found: ["1:12 network/unknown-chain-id"] },
    { text: "Celo (chain 42221)", found: ["1:13 network/unknown-chain-id"] },
    { text: "Verified chain 0060", found: [] },
    { text: "This rewinds the chain 500 blocks", found: [] },
    { text: "42221 is the chain id", found: ["1:1 network/unknown-chain-id"] },
    { text: "| a | Chain ID |\n| - | - |\n| b | 42221 |", found: ["3:7 network/unknown-chain-id"] },
    { text: "| a | Chain ID |\n| - | - |\n| b | 42220 |\n\n| c | 9 |", found: [] },
    { text: "| Chain ID | a |\n| - | - |\n| 42221 | b |", found: ["3:3 network/unknown-chain-id"] },
    {
      text: "| Chain ID | 42220 |\n| - | - |\n| Its chain ID | 99 |",
      found: ["3:18 network/unknown-chain-id"],
    },
    { text: 'chain id "42,220"', found: [] },
    { text: "The chain id is 32 bytes long.", found: [] },
    { text: "The chain id was added in 2016.", found: [] },
    { text: "the local chain id 31337", found: [] },
  ])("$text", ({ text, found }) => {
    expect(check(text)).toEqual(found);
  });
});

describe("service addresses in a text", () => {
  test.each([
    { text: "https://forno.celo.org", found: [] },
    { text: "Ask https://forno.celo.org.", found: [] },
    { text: "https://forno.celo.org/?a", found: [] },
    { text: "https://eth.example.org", found: [] },
    { text: "https://other.example.org", found: [] },
    { text: "a https://forno.celo.com", found: ["1:3 network/unknown-address"] },
    { text: "wss://forno.celo.org/ws", found: ["1:1 network/unknown-address"] },
    { text: "https://faucet.celo.org", found: ["1:1 network/unknown-address"] },
    { text: "https://celo-sepolia.blockscout.com", found: ["1:1 network/unknown-address"] },
    { text: "https://forno.celo.organic", found: ["1:1 network/unknown-address"] },
  ])("$text", ({ text, found }) => {
    expect(check(text)).toEqual(found);
  });
});

describe("ids and addresses of an ended network", () => {
  const USE = "chain id 44787";

  test("are reported", () => {
    expect(check(`${USE} at https://alfajores-forno.celo-testnet.org/`)).toEqual([
      "1:10 network/ended",
      "1:19 network/ended",
    ]);
  });

  test.each(["Alfajores has ended.", "alfajores was shut down", "replaced_by: /x"])(
    "are allowed on a page that says it has ended: %s",
    (words) => {
      expect(check(`${words}\n\n${USE}`)).toEqual([]);
    },
  );

  test.each(["Alfajores is a network.", "Another one has ended.", "see replaced_by: /x"])(
    "aren't allowed next to: %s",
    (words) => {
      expect(check(`${words}\n\n${USE}`)).toEqual(["3:10 network/ended"]);
    },
  );
});

test("a URL belongs to the network with the longest URL that it begins with, in any order", () => {
  const [celo, alfajores] = networks.map((network) => ({ ...network, explorers: [] }));
  if (!celo || !alfajores) throw new Error("The list has two Celo networks.");
  const ended = { ...alfajores, rpc: ["https://rpc.example.org"] };
  const current = { ...celo, rpc: ["https://rpc.example.org/celo"] };
  for (const list of [
    [ended, current],
    [current, ended],
  ]) {
    const find = (text: string) => places(checkNetworkUses([{ file: FILE, text }], list));
    expect(find("https://rpc.example.org/celo/x")).toEqual([]);
    expect(find("https://rpc.example.org/celo-2")).toEqual(["1:1 network/ended"]);
  }
});

test("a network's name is searched for as it is written, and only as a whole word", () => {
  const [, alfajores] = networks;
  const named = (name: string, text: string): string[] =>
    places(checkNetworkUses([{ file: FILE, text }], alfajores ? [{ ...alfajores, name }] : []));
  expect(named("Alfajores (old", "chain id 44787")).toEqual(["1:10 network/ended"]);
  expect(named("Alfajores (old", "alfajores (old has ended.\n\nchain id 44787")).toEqual([]);
  expect(named("a.b", "acb has ended.\n\nchain id 44787")).toEqual(["3:10 network/ended"]);
  expect(named("Élan", "Élans ended.\n\nchain id 44787")).toEqual(["3:10 network/ended"]);
});

describe("network parameters as wallets take them", () => {
  const params = (more: string, id = '"0xa4ec"'): string =>
    `const p = {\n  chainId: ${id},\n  ${more}\n};`;
  const checkCode = (code: string, language = "ts"): string[] =>
    places(checkNetworkObjects([pageOf(FILE, sampleOf(code, { language }))], networks, () => true));
  const RPC = 'rpcUrls: ["https://forno.celo.org/"]';

  test.each([
    { code: params(RPC), found: [] },
    { code: params(RPC, '"0x0a4ec"'), found: ["6:12 network/chain-id-in-hex"] },
    { code: params(RPC, "42220"), found: ["6:12 network/chain-id-in-hex"] },
    { code: params(RPC, '"0x1"'), found: ["7:13 network/other-network"] },
    { code: params(RPC, '"0xffff"'), found: [] },
    { code: params(RPC, "id"), found: [] },
    { code: params("rpcUrls: { default: 1 }", '"0x1"'), found: [] },
    { code: params('rpcUrls: ["https://eth.example.org"]'), found: ["7:13 network/other-network"] },
    {
      code: params(`${RPC}, blockExplorerUrls: ["https://etherscan.io"]`),
      found: ["7:61 network/other-network"],
    },
    {
      code: params(`${RPC},\n nativeCurrency: { symbol: "ETH", decimals: 8 }`),
      found: ["8:28 network/coin", "8:45 network/coin"],
    },
    { code: params(`${RPC},\n nativeCurrency: { symbol: "CELO", decimals: 18 }`), found: [] },
    {
      code: 'const p = { chainId: "0x1", rpcUrls: [], nativeCurrency: { symbol: "ETH" } };',
      found: [],
    },
  ])("$code", ({ code, found }) => {
    expect(checkCode(code)).toEqual(found);
  });

  test("are found in JSON as well, but only in the requested blocks", () => {
    const json = '{ "chainId": "0x1", "rpcUrls": ["https://forno.celo.org"] }';
    expect(checkCode(json, "json")).toEqual(["5:33 network/other-network"]);
    expect(checkCode(json, "bash")).toEqual([]);
    const page = pageOf(FILE, sampleOf(json, { language: "json" }));
    expect(checkNetworkObjects([page], networks, () => false)).toEqual([]);
  });
});

describe("the lists and their sources", () => {
  const chain = (more = {}) => ({
    id: 42220,
    rpcUrls: { default: { http: ["https://forno.celo.org"] } },
    blockExplorers: { default: { url: "https://celo.blockscout.com/" } },
    ...more,
  });
  const packagesWith = (files: Readonly<Record<string, string>>, versions: [string, string][]) => {
    const folder = newFolder(files);
    return {
      folder,
      digest: "",
      versions: new Map(versions),
      require: createRequire(`${folder}/x.js`),
    };
  };
  const checkViem = (chains: object, list: readonly Network[] = networks): string[] => {
    const text = `module.exports = ${JSON.stringify(chains)};`;
    const packages = packagesWith({ "node_modules/viem/chains.js": text }, [["viem", "2.57.1"]]);
    return checkNetworkSources(list, YAML, packages).map(
      ({ line, problem }) => `${line} ${problem}`,
    );
  };

  test("a network that viem knows has the same data as in viem", () => {
    expect(checkViem({ celo: chain() })).toEqual([]);
    expect(checkViem({ celo: { ...chain(), blockExplorers: undefined } })).toEqual([]);
    expect(checkViem({})).toEqual(['1 Celo Mainnet: viem has no chain "celo" (viem 2.57.1).']);
    expect(
      checkViem({
        celo: chain({
          id: 1,
          rpcUrls: { default: { http: ["https://x.example"] } },
          blockExplorers: { default: { url: "https://y.example" } },
        }),
      }),
    ).toEqual([
      "1 Celo Mainnet: in viem, the chain id is 1 (viem 2.57.1).",
      "1 Celo Mainnet: in viem, the RPC endpoint is https://x.example (viem 2.57.1).",
      "1 Celo Mainnet: in viem, the explorer is https://y.example (viem 2.57.1).",
    ]);
  });

  test("a network without its own endpoints uses viem's endpoints", () => {
    const [celo] = networks;
    expect(checkViem({ celo: chain() }, [{ ...celo!, rpc: [] }])).toEqual([]);
  });

  test("an address from a package is in that package itself, not in its dependencies", () => {
    const ADDRESS = "0x471EcE3750Da237f93B8E339c536989b8978a438";
    const entry = { name: "CELO", also: [], network: "celo", address: ADDRESS };
    const packages = packagesWith(
      {
        "node_modules/@celo/abis/a.json": ADDRESS.toLowerCase(),
        "node_modules/other/a.md": ADDRESS,
        "node_modules/other/node_modules/x/a.js": ADDRESS,
        "content/data/addresses.yaml": `# List\n- address: "${ADDRESS}"\n`,
      },
      [
        ["@celo/abis", "1.0.0"],
        ["other", "2.0.0"],
      ],
    );
    const find = (source: string, address = ADDRESS): string[] =>
      checkAddressSources([{ ...entry, address, source }], packages, packages.folder).map(
        ({ line, problem }) => `${line} ${problem}`,
      );
    expect(find("npm:@celo/abis")).toEqual([]);
    expect(find("https://docs.celo.org/")).toEqual([]);
    expect(find("npm:other")).toEqual([`2 other 2.0.0 doesn't contain ${ADDRESS} (CELO).`]);
    expect(find("npm:none")).toEqual(["2 none isn't one of the packages in content/packages."]);
    expect(find("npm:none", ADDRESS.toLowerCase())).toEqual([]);
  });
});
