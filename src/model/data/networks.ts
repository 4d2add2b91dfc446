import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { endpointAddress, webAddress } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import type { DataSource } from "./data-files";

export const networkSchema = z.strictObject({
  /** What `network="…"` and content/data/addresses.yaml call it. */
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "Write small letters, with dashes between words."),
  name: z.string().min(1),
  /** An ended network answers no more. */
  status: z.enum(["current", "ended"]),
  chain_id: z.int().positive(),
  coin: z.string().min(1).optional(),
  /** Id of the chain that a layer 2 settles on; what has one is a network of Celo. */
  settles_on: z.string().min(1).optional(),
  /** Name of its definition in viem/chains, which has to say the same. */
  viem: z.string().min(1).optional(),
  rpc: z.array(endpointAddress).default([]),
  explorers: z.array(z.strictObject({ name: z.string().min(1), url: webAddress })).min(1),
  faucet: webAddress.optional(),
  /** Further addresses that belong to it. */
  also: z.array(endpointAddress).default([]),
  sources: z.array(webAddress).min(1, "Name at least one source."),
});

/** A network as pages speak of it. */
export type Network = z.output<typeof networkSchema>;

export const NETWORKS_FILE = "content/data/networks.yaml";

/** Every network of the list, in its order, and what is wrong with the file. */
export function readNetworks({ readText }: Pick<DataSource, "readText">): {
  networks: readonly Network[];
  faults: readonly Fault[];
} {
  const yaml = parseYaml(readText(NETWORKS_FILE) ?? "[]\n", { file: NETWORKS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { networks: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, z.array(networkSchema), { area: "networks" });
  return { networks: value, faults: [...faults, ...checkRepeats(value, yaml)] };
}

/** Pages, addresses and changes name a network by its id, and readers by its name: each is there once. */
const checkRepeats = (networks: readonly Network[], { positionOf }: YamlText): Fault[] =>
  networks.flatMap((network, index) =>
    (["id", "name"] as const)
      .filter((key) => networks.findIndex((one) => one[key] === network[key]) < index)
      .map((key) =>
        faultAt(positionOf([index, key]), {
          rule: "networks/repeated",
          problem: `Two networks have the ${key} "${network[key]}".`,
          fix: `Give each its own ${key}, or remove one of the two.`,
        }),
      ),
  );

/** The networks of Celo that run. */
export const listShownNetworks = (all: readonly Network[]): Network[] =>
  all.filter((network) => network.status === "current" && network.settles_on !== undefined);

/** The name of a network; empty when the list has none with this id. */
export const nameNetwork = (all: readonly Network[], wanted: string | undefined): string =>
  all.find(({ id }) => id === wanted)?.name ?? "";

/** The page of an address in a network's first explorer; callers have seen that there is one. */
export const explorerPage = ({ explorers }: Network, address: string): string =>
  `${explorers[0]?.url ?? ""}/address/${address}`;

/** Every address of the web that belongs to a network. */
export const listNetworkUrls = ({ rpc, explorers, faucet, also }: Network): string[] => [
  ...rpc,
  ...explorers.map(({ url }) => url),
  ...(faucet === undefined ? [] : [faucet]),
  ...also,
];
