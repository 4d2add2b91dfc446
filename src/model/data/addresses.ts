import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { webAddress } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import type { DataSource } from "./data-files";

/** `npm:@celo/abis`, with or without a version. */
const PACKAGE = /^npm:(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*(?:@[\w.+-]+)?$/;

export const addressSchema = z.strictObject({
  name: z.string().min(1),
  /** Other words that may stand for it: former names, or the token that an adapter belongs to. */
  also: z.array(z.string().min(1)).default([]),
  /** Id of a network, or `any` for an address that is the same on all of Celo's; `example` for one that means nobody. */
  network: z.string().min(1),
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/, "Write 0x and 40 hexadecimal digits."),
  /** Where a reader can check it: a page, or `npm:<package>` for one of content/packages that holds it. */
  source: z.union([webAddress, z.string().regex(PACKAGE)], {
    error: "Write an https address, or npm: and a package.",
  }),
});

/** A known address: what it is the address of, where, and who says so. */
export type AddressEntry = z.output<typeof addressSchema>;

export const ADDRESSES_FILE = "content/data/addresses.yaml";

/** Besides the ids of networks. */
const EVERY_NETWORK = "any";
const NO_NETWORK = "example";

interface Addresses {
  readonly entries: readonly AddressEntry[];
  readonly positionOf: YamlText["positionOf"];
  readonly faults: readonly Fault[];
}

/** The text read last, and what it says: a table of contracts asks once for each of its cells. */
let last: { readonly text: string; readonly addresses: Addresses } | undefined;

/** Reads the list of known addresses. */
export function readAddresses({ readText }: Pick<DataSource, "readText">): Addresses {
  const text = readText(ADDRESSES_FILE) ?? "[]\n";
  if (last?.text !== text) last = { text, addresses: parseAddresses(text) };
  return last.addresses;
}

function parseAddresses(text: string): Addresses {
  const origin = { file: ADDRESSES_FILE, firstLine: 1 };
  const yaml = parseYaml(text, origin);
  if (Array.isArray(yaml))
    return {
      entries: [],
      positionOf: () => ({ file: ADDRESSES_FILE, line: 1, column: 1 }),
      faults: yaml,
    };
  const { value = [], faults } = checkSchema(yaml, z.array(addressSchema), { area: "addresses" });
  const { positionOf } = yaml;
  return { entries: value, positionOf, faults: [...faults, ...checkNames(value, positionOf)] };
}

/** Tables find an address by its name: on one network a name means one address. COPm and COPM are two tokens. */
function checkNames(entries: readonly AddressEntry[], positionOf: YamlText["positionOf"]): Fault[] {
  const seen = new Map<string, AddressEntry>();
  return entries.flatMap((entry, index) => {
    if (entry.network === NO_NETWORK) return [];
    const key = `${entry.network} ${entry.name}`;
    const first = seen.get(key);
    seen.set(key, first ?? entry);
    if (first === undefined) return [];
    return [
      faultAt(positionOf([index, "name"]), {
        rule: "addresses/repeated",
        problem: `"${entry.name}" has an address on the network ${entry.network} already: ${first.address}.`,
        fix: "Remove one of the two entries, or give each a name of its own.",
      }),
    ];
  });
}

/** Every address is on a network of the list, on all of Celo's, or an example. */
export function checkAddressNetworks(
  { entries, positionOf }: Addresses,
  networkIds: readonly string[],
): Fault[] {
  const known = [...networkIds, EVERY_NETWORK, NO_NETWORK];
  return entries.flatMap(({ network }, index) =>
    known.includes(network)
      ? []
      : [
          faultAt(positionOf([index, "network"]), {
            rule: "addresses/unknown-network",
            problem: `There is no network "${network}".`,
            fix: suggest(network, known, "networks"),
          }),
        ],
  );
}
