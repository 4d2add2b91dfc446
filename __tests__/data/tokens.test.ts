import { readAddresses } from "../../src/data/addresses";
import { readNetworks } from "../../src/data/networks";
import { readTokens } from "../../src/data/tokens";
import { formatFaults } from "../../src/faults/format-faults";

const NETWORKS = ["celo", "celo-sepolia"]
  .map(
    (id, at) =>
      `- { id: ${id}, name: ${id}, status: current, chain_id: ${at + 1}, settles_on: ethereum, explorers: [{ name: E, url: "https://e.example" }], sources: ["https://s.example"] }\n`,
  )
  .join("");
const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
const ADDRESSES = `- { name: USDm, network: celo, address: "${USDM}", source: "https://s.example" }\n`;

function read(tokens: string) {
  const files: Readonly<Record<string, string>> = {
    "content/data/networks.yaml": NETWORKS,
    "content/data/addresses.yaml": ADDRESSES,
    "content/data/tokens.yaml": tokens,
  };
  const source = { readText: (file: string) => files[file] };
  const { networks } = readNetworks(source);
  const { entries: addresses } = readAddresses(source);
  const { tokens: found, faults } = readTokens(source, { networks, addresses });
  return { found, text: formatFaults(faults) };
}

const TOKEN = `- contract: USDm
  decimals: 18
  networks: [celo]
  checked: 2026-11-25
  source: "npm:viem"
`;

test("a token has its contract's address, and its name as its symbol unless another one is given", () => {
  expect(read(TOKEN).text).toBe("");
  expect(read(TOKEN).found).toMatchObject([
    {
      ...{ symbol: "USDm", name: "USDm", decimals: 18 },
      places: [{ network: { id: "celo" }, address: USDM }],
    },
  ]);
  const named = read(
    TOKEN.replace("  decimals", "  symbol: cUSD\n  name: Mento Dollar\n  decimals"),
  );
  expect(named.found).toMatchObject([{ symbol: "cUSD", name: "Mento Dollar" }]);
});

test("a token on an unknown network, or one where its contract has no address, is a fault", () => {
  const { text } = read(TOKEN.replace("[celo]", "[celo-sepolia, cello]"));
  expect(text).toContain("content/data/tokens.yaml:3:14");
  expect(text).toContain('content/data/addresses.yaml has no address for "USDm" on celo-sepolia.');
  expect(text).toContain('There is no network "cello".');
});

test("a symbol that wallets refuse is a fault", () => {
  expect(read(TOKEN.replace("  decimals", "  symbol: US dollar\n  decimals")).text).toContain(
    "Write at most 11 characters, without spaces.",
  );
});
