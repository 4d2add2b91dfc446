import { countTags } from "../../data/showcase/filter-sites";
import type { ListingEntry, ListingTag, ListingTagGroup } from "./types";

/** Counts the entries with each tag. `tags` may contain duplicates. */
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

/** Number of tags that readers can take in at a glance. */
const MOST = 8;

/** Moves the rarest tags of a long group to a collapsed group. */
export function foldRare(group: ListingTagGroup, moreTitle: string): ListingTagGroup[] {
  // Hiding a single tag would save no space.
  if (group.tags.length <= MOST + 1) return [group];
  const common = new Set([...group.tags].sort((a, b) => b.count - a.count).slice(0, MOST));
  return [
    { ...group, tags: group.tags.filter((tag) => common.has(tag)) },
    { title: moreTitle, tags: group.tags.filter((tag) => !common.has(tag)), isFolded: true },
  ];
}

/** Compares two tags by their labels. */
export const byLabel = (a: ListingTag, b: ListingTag): number =>
  a.label.localeCompare(b.label, "en");
