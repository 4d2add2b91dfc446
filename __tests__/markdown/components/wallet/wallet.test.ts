import type { WalletRequest } from "../../../../src/markdown/components/wallet/wallet-request";
import { compile } from "../../../support/compile";
import { twinOf } from "../../../support/twin-of";

const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
const FILES = {
  "content/data/networks.yaml": `- id: celo-sepolia
  name: Celo Sepolia
  status: current
  chain_id: 11142220
  symbol: S-CELO
  settles_on: sepolia
  rpc: ["wss://forno.example/ws", https://forno.example]
  explorers: [{ name: Blockscout, url: https://explorer.example }]
  sources: [https://docs.celo.org/]
- id: alfajores
  name: Alfajores
  status: ended
  chain_id: 44787
  settles_on: holesky
  rpc: [https://alfajores.example]
  explorers: [{ name: Blockscout, url: https://explorer.example }]
  sources: [https://docs.celo.org/]
`,
  "content/data/addresses.yaml": `- { name: USDm, network: celo-sepolia, address: "${USDM}", source: "npm:viem" }\n`,
  "content/data/tokens.yaml": `- contract: USDm
  decimals: 18
  networks: [celo-sepolia]
  checked: 2026-11-25
  source: "npm:viem"
`,
};

const compileWith = (text: string) => compile(text, { files: FILES });

function requestOf(html: string): WalletRequest {
  const text = /data-wallet="([^"]*)"/.exec(html)?.[1] ?? "";
  return JSON.parse(text.replaceAll("&quot;", '"')) as WalletRequest;
}

test("a network is requested as defined in EIP-3085, with https and a lowercase chain id", () => {
  const { html, faults } = compileWith('<AddToWallet network="celo-sepolia" />');
  expect(faults).toBe("");
  expect(requestOf(html)).toEqual({
    chain: {
      chainId: "0xaa044c",
      chainName: "Celo Sepolia",
      rpcUrls: ["https://forno.example"],
      blockExplorerUrls: ["https://explorer.example"],
      nativeCurrency: { name: "S-CELO", symbol: "S-CELO", decimals: 18 },
    },
  });
});

test("a token is added with its network", () => {
  const { html, doc } = compileWith('<AddToWallet network="celo-sepolia" token="USDm" />');
  expect(requestOf(html).token).toEqual({ address: USDM, symbol: "USDm", decimals: 18 });
  expect(html).toContain(">Add USDm on Celo Sepolia</button>");
  expect(doc.dependencies).toEqual(
    expect.arrayContaining(["content/data/networks.yaml", "content/data/tokens.yaml"]),
  );
});

test("without a network, every current network that fits has a button and a column", () => {
  const { html, faults } = compileWith("<AddToWallet />");
  expect(faults).toBe("");
  expect([...html.matchAll(/>(Add [^<]+)<\/button>/g)].map(([, label]) => label)).toEqual([
    "Add Celo Sepolia",
  ]);
  expect(compileWith('<AddToWallet token="USDm" />').html).toContain("Add USDm on Celo Sepolia");
});

test("without scripts there is no button, and each value can be read and entered", () => {
  const { html } = compileWith('<AddToWallet network="celo-sepolia" />');
  expect(html).toContain('<button type="button" data-needs-script data-wallet=');
  for (const value of ["11142220", "https://forno.example", "S-CELO", "https://explorer.example"])
    expect(html.replace(/<\/?span>/g, "")).toContain(`<code>${value}</code>`);
});

test("the Markdown copy has the values", () => {
  const text = twinOf('<AddToWallet network="celo-sepolia" token="USDm" />', FILES);
  expect(text).toContain("To add USDm on Celo Sepolia to a wallet, enter:");
  expect(text).toMatch(new RegExp(`\\| Token address +\\| \`${USDM}\``));
});

test.each([
  ['network="cello"', 'There is no network "cello".'],
  ['network="alfajores"', "A wallet can't add Alfajores: the network has ended"],
  [
    'network="celo-sepolia" token="USDX"',
    'content/data/tokens.yaml has no token "USDX" on Celo Sepolia.',
  ],
])("<AddToWallet %s /> is a fault", (attributes, problem) => {
  expect(compileWith(`<AddToWallet ${attributes} />`).faults).toContain(problem);
});
