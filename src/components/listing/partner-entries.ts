import { sortByName } from "../../data/showcase/filter-sites";
import { formatDate } from "../../site/labels";
import * as words from "../../site/listings";
import { countListed } from "./tag-groups";
import type { ListingEntry, ListingTagGroup } from "./types";

type Partner = Queries.PartnersPageQuery["allPartner"]["nodes"][number];

const KINDS = new Map(words.partnerKinds);
const kindOf = ({ kind }: Partner) => ({
  id: kind,
  label: KINDS.get(kind) ?? kind,
  color: null,
});
const networksOf = ({ networks }: Partner) =>
  networks.map(({ networkId: id, name: label }) => ({ id, label, color: null }));

/**
 * Converts partners to cards, and lists their kinds and networks for the filter. A card leads to our page about the
 * partner if there is one, and otherwise to its website.
 */
export function listPartners(partners: readonly Partner[]): {
  readonly entries: ListingEntry[];
  readonly groups: ListingTagGroup[];
} {
  const entries = sortByName(
    partners.map((partner): ListingEntry => {
      const { partnerId: slug, name, purpose, website, code, page, factsChecked } = partner;
      const link = code
        ? { label: words.source, href: code }
        : page
          ? { label: words.website, href: website }
          : undefined;
      return {
        ...{ slug, name, description: purpose, href: page ?? website },
        facts: [`${words.checkedOn} ${formatDate(factsChecked)}`],
        tags: [kindOf(partner), ...networksOf(partner)].map(({ id, label }) => ({ id, label })),
        ...(link && { source: link }),
      };
    }),
  );
  const kinds = countListed(entries, partners.map(kindOf));
  const order = [...KINDS.keys()];
  return {
    entries,
    groups: [
      {
        title: words.kindsOfFilter,
        tags: kinds.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
      },
      { title: words.networksOfFilter, tags: countListed(entries, partners.flatMap(networksOf)) },
    ],
  };
}
