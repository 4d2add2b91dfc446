import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { isPageId } from "../../base/page-ids";
import type { DataSource } from "../../data/data-files";
import { type Network, listShownNetworks } from "../../data/networks";
import { checkSchema } from "../../faults/check-schema";
import { findDuplicates } from "../../faults/duplicates";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { longText, shortText } from "../../faults/short-text";
import { checkShownHost, pageAddress } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import { type FeeData, type HomeFee, feesSchema, resolveFees } from "./home-fees";
import { listHrefs } from "./menu-link";

export const HOME_FILE = "content/home.yaml";

/** Icons that a card can have. They are drawn in src/components/home/HomeIcon.tsx. */
const HOME_ICONS = ["faucet", "explorer", "bridge", "wallet", "library", "deploy"] as const;

export type HomeIconName = (typeof HOME_ICONS)[number];

/** Id of the section that is built from data (src/components/home/HomeNews.tsx). */
const NEWS_ID = "new";

const link = z
  .strictObject({ label: shortText, href: pageAddress })
  .superRefine(checkShownHost("label", "href"));

export const homeSchema = z.strictObject({
  title: shortText,
  lead: longText,
  /** Description that search engines show. */
  description: longText,
  start: link,
  /** A command that creates a first project. */
  create: shortText,
  learn: link,
  /** Headings of the sections that are built from data. */
  titles: z.strictObject({
    news: shortText,
    all_news: shortText,
    fees: shortText,
    pay_in: shortText,
    output: shortText,
    networks: shortText,
  }),
  /** Data for computing the cost of a payment in each token that can pay the fee. */
  fees: feesSchema.optional(),
  /** The purpose of each network, by its id in content/data/networks.yaml. */
  network_uses: z.record(z.string(), longText),
  sections: z.array(
    z.strictObject({
      /** The section's anchor. */
      id: z
        .string()
        .regex(/^[a-z]+(?:-[a-z]+)*$/, "Write lower-case letters, with dashes between words.")
        .refine(
          (id) => !isPageId(id) && id !== NEWS_ID,
          "The page itself uses this id: choose another.",
        ),
      title: shortText,
      lead: longText,
      cards: z
        .array(
          z
            .strictObject({
              label: shortText,
              text: longText,
              href: pageAddress,
              icon: z.enum(HOME_ICONS).optional(),
            })
            .superRefine(checkShownHost("label", "href")),
        )
        .default([]),
    }),
  ),
});

export interface HomeContent extends Omit<z.output<typeof homeSchema>, "fees"> {
  readonly fees: readonly HomeFee[];
}

/** Data that the home page's file refers to. */
export interface HomeData extends FeeData {
  /** All networks. Each network that the home page shows needs an entry in `network_uses`. */
  readonly networks: readonly Network[];
}

/** Reads the home page's texts and links; undefined if the file is missing or has a fault. */
export function readHome(
  { readText }: Pick<DataSource, "readText">,
  data: HomeData,
): {
  readonly value: HomeContent | undefined;
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
} {
  const text = readText(HOME_FILE);
  if (text === undefined) return { value: undefined, links: [], faults: [] };
  const yaml = parseYaml(text, { file: HOME_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { value: undefined, links: [], faults: yaml };
  const { value, faults } = checkSchema(yaml, homeSchema, { area: "home" });
  if (!value) return { value: undefined, links: listHrefs(yaml), faults };
  const fees = value.fees ? resolveFees(value.fees, yaml, data) : { value: [], faults: [] };
  return {
    value: { ...value, fees: fees.value },
    links: listHrefs(yaml),
    faults: [
      ...checkUses(value, yaml, data.networks),
      ...checkSectionIds(value, yaml),
      ...fees.faults,
    ],
  };
}

function checkUses(
  { network_uses: uses }: Pick<HomeContent, "network_uses">,
  { positionOf }: YamlText,
  networks: readonly Network[],
): Fault[] {
  const shown = listShownNetworks(networks).map(({ id }) => id);
  const missing = shown.filter((id) => uses[id] === undefined);
  const unknown = Object.keys(uses).filter((id) => !networks.some((network) => network.id === id));
  return [
    ...missing.map((id) =>
      faultAt(positionOf(["network_uses"]), {
        rule: "home/network-without-use",
        problem: `The home page shows the network ${id}, but network_uses doesn't say what it's for.`,
        fix: `Add a line to network_uses that starts with "${id}:" and says in a few words what the network is for.`,
      }),
    ),
    ...unknown.map((id) =>
      faultAt(positionOf(["network_uses", id]), {
        rule: "home/unknown-network",
        problem: `There is no network "${id}".`,
        fix: suggest(id, shown, "networks"),
        missing: id,
      }),
    ),
  ];
}

const checkSectionIds = (
  { sections }: Pick<HomeContent, "sections">,
  { positionOf }: YamlText,
): Fault[] =>
  findDuplicates(sections, ({ id }) => id).map(({ item, at }) =>
    faultAt(positionOf(["sections", at, "id"]), {
      rule: "home/repeated-id",
      problem: `Two sections have the id "${item.id}".`,
      fix: "Give one of them another id.",
    }),
  );
