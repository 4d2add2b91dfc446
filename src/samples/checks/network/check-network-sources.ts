import { NETWORKS_FILE, type Network } from "../../../data/networks";
import { type Fault, faultAt } from "../../../faults/fault";
import { nameVersion } from "../../packages/name-versions";
import type { Packages } from "../../packages/packages";

/** The part of viem's chain definitions that our list of networks repeats. */
interface ViemChain {
  readonly id: number;
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly blockExplorers?: { readonly default: { readonly url: string } };
}

/** Checks that networks match their viem definition, if they name one. */
export function checkNetworkSources(
  networks: readonly Network[],
  text: string,
  packages: Packages,
): Fault[] {
  const chains = packages.require("viem/chains") as Readonly<Record<string, ViemChain | undefined>>;
  return networks.flatMap((network) => {
    if (network.viem === undefined) return [];
    const line = text.split("\n").findIndex((one) => one === `- id: ${network.id}`) + 1;
    const chain = chains[network.viem];
    const problems = chain
      ? listDifferences(network, chain)
      : [`viem has no chain "${network.viem}"`];
    return problems.map((problem) =>
      faultAt(
        { file: NETWORKS_FILE, line: Math.max(1, line), column: 1 },
        {
          rule: "networks/viem",
          problem: `${network.name}: ${problem} (${nameVersion("viem", packages.versions).join()}).`,
          fix: 'If viem is right, correct the value here. If viem is wrong or has no such chain, remove "viem".',
        },
      ),
    );
  });
}

function listDifferences(network: Network, chain: ViemChain): string[] {
  const [rpc] = chain.rpcUrls.default.http;
  const explorer = chain.blockExplorers?.default.url.replace(/\/$/, "");
  return [
    ...(chain.id === network.chain_id ? [] : [`in viem, the chain id is ${chain.id}`]),
    ...(network.rpc.length === 0 || (rpc !== undefined && network.rpc.includes(rpc))
      ? []
      : [`in viem, the RPC endpoint is ${rpc ?? "missing"}`]),
    ...(explorer === undefined || network.explorers.some(({ url }) => url === explorer)
      ? []
      : [`in viem, the explorer is ${explorer}`]),
  ];
}
