import { z } from "zod";
import { checkEntries } from "../faults/check-schema";
import { type Fault, faultAt } from "../faults/fault";
import { MAX_INT } from "../faults/max-int";
import { normalizeName } from "../faults/odd-text";
import { shortText } from "../faults/short-text";
import { checkShownHost, endpointAddress, webAddress } from "../faults/web-address";
import { type YamlText, parseYaml } from "../faults/yaml";
import type { DataSource } from "./data-files";

export const networkSchema = z.strictObject({
  /** The id used in `network="…"` and in content/data/addresses.yaml. */
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, "Write lower-case letters, with dashes between words."),
  name: shortText,
  /** `ended` means that the network has been shut down. */
  status: z.enum(["current", "ended"]),
  chain_id: z.int().positive().max(MAX_INT),
  coin: shortText.optional(),
  /**
   * Symbol of the network's coin. Wallets compare it with https://chainid.network, and can't add a network without a
   * symbol. The coin has 18 decimals.
   */
  symbol: z
    .string()
    .regex(/^\S{1,11}$/, "Write at most 11 characters, without spaces.")
    .optional(),
  /** Id of the network that this network settles on. Only set for Celo's networks. */
  settles_on: z.string().min(1).optional(),
  /** Name of the network's definition in viem/chains, which must match this entry. */
  viem: z.string().min(1).optional(),
  rpc: z.array(endpointAddress).default([]),
  explorers: z
    .array(
      z
        .strictObject({ name: shortText, url: webAddress })
        .superRefine(checkShownHost("name", "url")),
    )
    .min(1),
  faucet: webAddress.optional(),
  /** Other URLs of the network's services. */
  also: z.array(endpointAddress).default([]),
  sources: z.array(webAddress).min(1, "Name at least one source."),
});

/** A network that pages mention. */
export type Network = z.output<typeof networkSchema>;

export const NETWORKS_FILE = "content/data/networks.yaml";

/** Reads all networks in the order of the file, and the file's faults. */
export function readNetworks({ readText }: Pick<DataSource, "readText">): {
  networks: readonly Network[];
  faults: readonly Fault[];
} {
  const yaml = parseYaml(readText(NETWORKS_FILE) ?? "[]\n", { file: NETWORKS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { networks: [], faults: yaml };
  const { value, positionOf, faults } = checkEntries(yaml, networkSchema, { area: "networks" });
  return { networks: value, faults: [...faults, ...checkRepeats(value, { positionOf })] };
}

const keyOf = (value: string | number): string => normalizeName(String(value)).toLowerCase();

/**
 * Checks that ids, names and chain ids are unique: pages, addresses and changes refer to a network by its id, and
 * wallets refer to it by its chain id.
 */
const checkRepeats = (
  networks: readonly Network[],
  { positionOf }: Pick<YamlText, "positionOf">,
): Fault[] =>
  networks.flatMap((network, index) =>
    (["id", "name", "chain_id"] as const)
      .filter((key) => networks.findIndex((one) => keyOf(one[key]) === keyOf(network[key])) < index)
      .slice(0, 1) // A copied entry repeats all three keys, but is reported only once.
      .map((key) =>
        faultAt(positionOf([index, key]), {
          rule: "networks/repeated",
          problem: `Two networks have the ${key} "${network[key]}".`,
          fix: `Change the ${key} of one of them, or remove one.`,
        }),
      ),
  );

/** Lists Celo's running networks. */
export const listShownNetworks = <One extends Network>(all: readonly One[]): One[] =>
  all.filter((network) => network.status === "current" && network.settles_on !== undefined);

/** Lists the nodes that readers' browsers may call: the https RPC URLs of running networks. */
export const listNodes = (networks: readonly Network[]): string[] =>
  networks.flatMap(({ status, rpc }) =>
    status === "current" ? rpc.filter((url) => url.startsWith("https:")) : [],
  );

/** Returns the name of a network; empty if there is none with this id. */
export const nameNetwork = (all: readonly Network[], wanted: string | undefined): string =>
  all.find(({ id }) => id === wanted)?.name ?? "";

/** Returns the URL of an address in the network's first explorer. The schema requires at least one explorer. */
export const explorerPage = ({ explorers }: Network, address: string): string =>
  `${explorers[0]?.url ?? ""}/address/${address}`;

/** Lists all URLs of a network. */
export const listNetworkUrls = ({ rpc, explorers, faucet, also }: Network): string[] => [
  ...rpc,
  ...explorers.map(({ url }) => url),
  ...(faucet === undefined ? [] : [faucet]),
  ...also,
];
