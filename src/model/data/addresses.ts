import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import type { Fault } from "../../faults/fault";
import { webAddress } from "../../faults/web-address";
import { parseYaml } from "../../faults/yaml";
import type { DataSource } from "./data-files";
import type { Network } from "./networks";

/** `npm:@celo/abis`, with or without a version. */
const PACKAGE = /^npm:(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*(?:@[\w.+-]+)?$/;

/** A package of content/packages, as the source of a value. */
export const packageSource = z.string().regex(PACKAGE, "Write npm: and a package.");

export const addressSchema = z.strictObject({
  name: z.string().min(1),
  /** Other names for it, such as former names, or the token that an adapter is for. */
  also: z.array(z.string().min(1)).default([]),
  /**
   * Id of a network, `any` for an address that is the same on all of Celo's networks, or `example` for a made-up
   * address.
   */
  network: z.string().min(1),
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/, "Write 0x and 40 hexadecimal digits."),
  /** Its source: a page, or `npm:<package>` for a package of content/packages that contains it. */
  source: z.union([webAddress, packageSource], {
    error: "Write an https address, or npm: and a package.",
  }),
});

/** A known address with its name, network and source. */
export type AddressEntry = z.output<typeof addressSchema>;

export const ADDRESSES_FILE = "content/data/addresses.yaml";

interface Addresses {
  readonly entries: readonly AddressEntry[];
  readonly faults: readonly Fault[];
}

/** Caches the last text and its addresses: a table of contracts reads them once for each cell. */
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
  if (Array.isArray(yaml)) return { entries: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, z.array(addressSchema), { area: "addresses" });
  return { entries: value, faults };
}

/** The address of a contract on a network. */
export const findAddress = (
  entries: readonly AddressEntry[],
  contract: string,
  network: Pick<Network, "id">,
): AddressEntry | undefined =>
  // CELO has its own address on Ethereum, and one that is the same on all networks of Celo.
  entries.find(({ name, network: id }) => id === network.id && name === contract) ??
  entries.find(({ name, network: id }) => id === "any" && name === contract);
