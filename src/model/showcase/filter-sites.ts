/** What a listing must know of an entry to filter and sort it: sites and tutorials alike. */
export interface Listed {
  readonly name: string;
  /** Keys of its tags. */
  readonly tags: readonly string[];
}

/** What a reader asks of a listing. */
export interface Filter {
  /** Part of a name; empty for every name. */
  readonly query: string;
  /** Keys of tags; none for every entry. */
  readonly tags: readonly string[];
  /** Whether one of the tags is enough, or all are needed. */
  readonly match: "any" | "all";
}

const POPULAR = "popular";

export const isPopular = ({ tags }: Listed): boolean => tags.includes(POPULAR);

/** Without case, accents and spaces: "pool together" finds PoolTogether, "defi" finds Défi. */
const toSearchable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();

function hasTags(entry: Listed, { tags, match }: Filter): boolean {
  if (tags.length === 0) return true;
  const isCarried = (tag: string): boolean => entry.tags.includes(tag);
  switch (match) {
    case "any":
      return tags.some(isCarried);
    case "all":
      return tags.every(isCarried);
  }
}

/** The entries that fit the filter, in the order they came. */
export function filterSites<Entry extends Listed>(
  entries: readonly Entry[],
  filter: Filter,
): Entry[] {
  const query = toSearchable(filter.query);
  return entries.filter(
    (entry) => hasTags(entry, filter) && (query === "" || toSearchable(entry.name).includes(query)),
  );
}

/** By name, ignoring case. */
export function sortByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
): Entry[] {
  // One collator for all comparisons: localeCompare would look its rules up each time.
  const { compare } = new Intl.Collator("en", { sensitivity: "base" });
  return [...entries].sort((a, b) => compare(a.name, b.name));
}

/** Popular entries first, then by name, ignoring case. */
export function sortSites<Entry extends Listed>(entries: readonly Entry[]): Entry[] {
  return sortByName(entries).sort((a, b) => Number(isPopular(b)) - Number(isPopular(a)));
}

/** How many entries carry each tag; a tag that none carries is not in it. */
export function countTags(entries: readonly Listed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of entries) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}
