import { countTags } from "../../model/showcase/filter-sites";
import type { ListingEntry, ListingTag } from "./types";

/** Counts the entries with each of these tags; a tag that several entries have may be repeated. */
export function countListed(
  entries: readonly ListingEntry[],
  tags: readonly Omit<ListingTag, "count">[],
): ListingTag[] {
  const counts = countTags(
    entries.map(({ name, tags: own }) => ({ name, tags: own.map(({ id }) => id) })),
  );
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()].map(({ id, label, color }) => ({
    ...{ id, label, color },
    count: counts.get(id) ?? 0,
  }));
}

/** Compares two tags by their labels. */
export const byLabel = (a: ListingTag, b: ListingTag): number =>
  a.label.localeCompare(b.label, "en");
