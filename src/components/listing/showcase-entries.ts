import { isPopular, sortByName } from "../../model/showcase/filter-sites";
import type { ListingEntry, ListingTag } from "./types";

type Site = Queries.ShowcasePageQuery["allShowcaseSite"]["nodes"][number];
type Tag = Queries.ShowcasePageQuery["allShowcaseTag"]["nodes"][number];

const WARNINGS = ["deprecated", "not-maintained"];

/** Sites as cards, by name: those that are there and those that have ended; and the popular ones among the first. */
export function listShowcaseEntries(sites: readonly Site[]): {
  entries: ListingEntry[];
  ended: ListingEntry[];
  popular: ListingEntry[];
} {
  const all = sortByName(sites.map(toEntry));
  const hasEnded = ({ tags }: ListingEntry): boolean => tags.some(({ isWarning }) => isWarning);
  const entries = all.filter((entry) => !hasEnded(entry));
  const isPopularEntry = ({ name, tags }: ListingEntry): boolean =>
    isPopular({ name, tags: tags.map(({ id }) => id) });
  return { entries, ended: all.filter(hasEnded), popular: all.filter(isPopularEntry) };
}

function toEntry({ website, source, tags, ...site }: Site): ListingEntry {
  return {
    ...site,
    href: website,
    // Where neither code nor documentation is public, the file names the website again.
    source: source === website ? undefined : source,
    tags: tags.map(({ tagId: id, label }) => ({ id, label, isWarning: WARNINGS.includes(id) })),
  };
}

/** Tags as the filter shows them. */
export function listTags(tags: readonly Tag[]): ListingTag[] {
  return tags.map(({ tagId: id, ...tag }) => ({ id, ...tag }));
}
