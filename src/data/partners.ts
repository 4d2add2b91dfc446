import { z } from "zod";
import { sentenceOf } from "../base/frontmatter";
import { isoDate, sourceList } from "../faults/dated-sources";
import { findDuplicates } from "../faults/duplicates";
import { faultAt } from "../faults/fault";
import { suggest } from "../faults/nearest";
import { normalizeName } from "../faults/odd-text";
import { shortText } from "../faults/short-text";
import { checkShownHost, sitePath, webAddress } from "../faults/web-address";
import { type DataSource, readDataFolder } from "./data-files";
import type { Network } from "./networks";

/** Kinds of partners, in the order of the filter on /partners. */
const PARTNER_KINDS = ["rpc", "indexer", "oracle", "bridge", "wallet", "sdk"] as const;

/** Limits of a purpose in characters: one sentence that fits on a card. */
const PURPOSE_LENGTH = { min: 20, max: 160 } as const;

const partnerSchema = z
  .strictObject({
    name: shortText,
    kind: z.enum(PARTNER_KINDS),
    /** Purpose of the product, in one sentence. */
    purpose: sentenceOf(PURPOSE_LENGTH),
    /** Ids of the networks that its own site or Celo's list names. */
    networks: z.array(z.string()).min(1, "Name at least one network."),
    website: webAddress,
    /** URL of its code; absent if it isn't public, or if nobody has looked. */
    code: webAddress.optional(),
    /** Path of our page about it. */
    page: sitePath.optional(),
    /** The day when somebody compared the entry with its sources. */
    checked: isoDate,
    sources: sourceList.min(1, "Name at least one source."),
  })
  .superRefine(checkShownHost("name", "website"));

export const PARTNERS_FOLDER = {
  folder: "content/data/partners",
  schema: partnerSchema,
  area: "partners",
} as const;

/** A company or project whose service works with Celo: one file in content/data/partners. */
export interface Partner extends Omit<z.output<typeof partnerSchema>, "networks"> {
  readonly id: string;
  readonly file: string;
  readonly networks: readonly Network[];
}

/** Reads all partners by name, the links to their pages, and the faults of their files. */
export function readPartners(source: DataSource, networks: readonly Network[]) {
  const { entries, faults } = readDataFolder(PARTNERS_FOLDER, source);
  const byId = new Map(networks.map((network) => [network.id, network]));
  // Without networks, their file has a fault, which is reported once.
  const unknown = entries.flatMap(({ value, positionOf }) =>
    value.networks.flatMap((id, at) =>
      byId.has(id) || byId.size === 0
        ? []
        : faultAt(positionOf(["networks", at]), {
            rule: "partners/unknown-network",
            problem: `There is no network "${id}".`,
            fix: suggest(id, byId.keys(), "networks"),
          }),
    ),
  );
  const repeated = findDuplicates(
    entries,
    ({ value: { name, kind } }) => `${kind} ${normalizeName(name).toLowerCase()}`,
  ).map(({ item: { value, positionOf }, first }) =>
    faultAt(positionOf(["name"]), {
      rule: "partners/repeated",
      problem: `${first.file} has the same name and kind, ${value.name}.`,
      fix: "Delete one of the two files.",
    }),
  );
  const partners = entries.map(({ id, file, value }): Partner => ({
    ...{ id, file, ...value },
    networks: value.networks.flatMap((network) => byId.get(network) ?? []),
  }));
  return {
    partners: partners.sort((a, b) => a.name.localeCompare(b.name, "en", { sensitivity: "base" })),
    links: entries.flatMap(({ value, positionOf }) =>
      value.page === undefined ? [] : [{ ...positionOf(["page"]), target: value.page }],
    ),
    faults: [...faults, ...unknown, ...repeated],
  };
}
