import { z } from "zod";
import { checkEntries } from "../faults/check-schema";
import { type Fault, type Position, faultAt } from "../faults/fault";
import { createFileCache } from "../faults/file-cache";
import { suggest } from "../faults/nearest";
import { normalizeName } from "../faults/odd-text";
import { shortText } from "../faults/short-text";
import { webAddress } from "../faults/web-address";
import { type YamlText, parseYaml } from "../faults/yaml";
import type { DataSource } from "./data-files";
import type { Network } from "./networks";

/** Matches a package, `npm:@celo/abis`, with or without a version. */
const PACKAGE = /^npm:(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*(?:@[\w.+-]+)?$/;

/** A package in content/packages, used as the source of a value. */
export const packageSource = z.string().regex(PACKAGE, "Write npm: and the name of a package.");

export const addressSchema = z.strictObject({
  name: shortText,
  /** Other names of the contract, such as a former name, or the name of the token that an adapter is for. */
  also: z.array(shortText).default([]),
  /**
   * Id of a network, `any` for an address that is the same on all of Celo's networks, or `example` for a made-up
   * address.
   */
  network: z.string().min(1),
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/, "Write 0x and 40 hexadecimal digits."),
  /** False for accounts and precompiles, which have no code on the chain. */
  has_code: z.literal(false).optional(),
  /** URL of a page with the address, or `npm:<package>` for a package in content/packages that contains it. */
  source: z.union([webAddress, packageSource], {
    error: "Write an https address, or npm: and the name of a package.",
  }),
});

/** A known address with its name, network and source. */
export type AddressEntry = z.output<typeof addressSchema>;

export const ADDRESSES_FILE = "content/data/addresses.yaml";

/** Values of `network` that aren't ids of networks. */
const EVERY_NETWORK = "any";
const NO_NETWORK = "example";

interface Addresses {
  readonly entries: readonly AddressEntry[];
  readonly positionOf: YamlText["positionOf"];
  readonly faults: readonly Fault[];
}

/** Cached because a table of contracts reads the addresses once for each cell. */
const cached = createFileCache<Addresses>();

/** Reads the list of known addresses. */
export function readAddresses({ readText }: Pick<DataSource, "readText">): Addresses {
  const text = readText(ADDRESSES_FILE) ?? "[]\n";
  return cached({ file: ADDRESSES_FILE, text }, () => parseAddresses(text));
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
  const { value, positionOf, faults } = checkEntries(yaml, addressSchema, { area: "addresses" });
  return { entries: value, positionOf, faults: [...faults, ...checkNames(value, positionOf)] };
}

/**
 * Checks that each name has only one address on a network, because tables find addresses by name. Case matters: COPm
 * and COPM are different tokens.
 */
function checkNames(entries: readonly AddressEntry[], positionOf: YamlText["positionOf"]): Fault[] {
  const seen = new Map<string, AddressEntry>();
  return entries.flatMap((entry, index) => {
    if (entry.network === NO_NETWORK) return [];
    const key = `${entry.network} ${normalizeName(entry.name)}`;
    const first = seen.get(key);
    seen.set(key, first ?? entry);
    const addressKey = `${entry.network} ${entry.address.toLowerCase()}`;
    const other = seen.get(addressKey);
    seen.set(addressKey, other ?? entry);
    if (first === undefined && other !== undefined)
      return [sameAddress(other, positionOf([index, "address"]))];
    if (first === undefined) return [];
    return [
      faultAt(positionOf([index, "name"]), {
        rule: "addresses/repeated",
        problem: `"${entry.name}" already has an address on the network ${entry.network}: ${first.address}.`,
        fix: "Remove one of the two entries, or rename it.",
      }),
    ];
  });
}

const sameAddress = ({ name, network, address }: AddressEntry, position: Position): Fault =>
  faultAt(position, {
    rule: "addresses/repeated",
    problem: `${address} on the network ${network} is already the address of "${name}".`,
    fix: `Correct one of the two addresses. If this is only another name, remove this entry and add the name to the also: list of "${name}".`,
  });

/** Checks that every address is on a known network or on all of Celo's networks, or is marked as an example. */
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
            missing: network,
          }),
        ],
  );
}

/** Finds the address of a contract on a network. */
export const findAddress = (
  entries: readonly AddressEntry[],
  contract: string,
  network: Pick<Network, "id">,
): AddressEntry | undefined =>
  // An entry for the network itself takes precedence over `any`: CELO has one address on Ethereum, and another
  // address that is the same on all of Celo's networks.
  entries.find(({ name, network: id }) => id === network.id && name === contract) ??
  entries.find(({ name, network: id }) => id === "any" && name === contract);
