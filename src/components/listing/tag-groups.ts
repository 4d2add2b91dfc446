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
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()].map(({ id, label }) => ({
    ...{ id, label },
    count: counts.get(id) ?? 0,
  }));
}

/** Number of tags that readers can take in at a glance. */
const MOST = 8;

/** Groups tags by label. If there are many, the rarest ones are in a second, collapsed group. */
export function foldRare(
  title: string,
  unsorted: readonly ListingTag[],
  moreTitle: string,
): ListingTagGroup[] {
  const tags = [...unsorted].sort((a, b) => a.label.localeCompare(b.label, "en"));
  // Hiding a single tag would save no space.
  if (tags.length <= MOST + 1) return [{ title, tags }];
  const common = new Set([...tags].sort((a, b) => b.count - a.count).slice(0, MOST));
  return [
    { title, tags: tags.filter((tag) => common.has(tag)) },
    { title: moreTitle, tags: tags.filter((tag) => !common.has(tag)), isFolded: true },
  ];
}
