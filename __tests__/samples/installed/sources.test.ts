import { checkAddressSources } from "../../../src/samples/checks/network/check-address-sources";
import { checkNetworkSources } from "../../../src/samples/checks/network/check-network-sources";
import { openPackages } from "../../../src/samples/packages/packages";

describe("the lists are checked against their sources", () => {
  const sets = openPackages(process.cwd());
  const { main } = sets;
  beforeAll(() => sets.install([main]), 600_000);

  test("an address that its package doesn't contain", () => {
    const entry = {
      name: "USDm",
      also: [],
      network: "celo",
      address: "0x765DE816845861e75A25fCA122bb6898B8B1282a",
    };
    const held = { ...entry, source: "npm:@mento-protocol/mento-sdk" };
    const wrong = { ...entry, source: "npm:solc-0.8.24" };
    expect(checkAddressSources([held], main, process.cwd())).toEqual([]);
    expect(checkAddressSources([wrong], main, process.cwd())).toEqual([
      expect.objectContaining({ rule: "addresses/source", file: "content/data/addresses.yaml" }),
    ]);
  });

  test("a network that viem describes differently", () => {
    const network = {
      id: "celo",
      name: "Celo Mainnet",
      status: "current" as const,
      chain_id: 42221,
      viem: "celo",
      rpc: ["https://forno.celo.com"],
      explorers: [{ name: "Celoscan", url: "https://celoscan.io" }],
      also: [],
      sources: [],
    };
    const found = checkNetworkSources([network], "\n- id: celo\n", main);
    expect(found.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      expect.stringContaining("2 Celo Mainnet: in viem, the chain id is 42220"),
      expect.stringContaining(
        "2 Celo Mainnet: in viem, the RPC endpoint is https://forno.celo.org",
      ),
    ]);
  });
});
