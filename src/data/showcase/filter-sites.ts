/** The fields of a site or a tutorial that are used to filter and sort it. */
export interface Listed {
  readonly name: string;
  /** Ids of the entry's tags. */
  readonly tags: readonly string[];
}

/** A reader's filter for a listing. */
export interface Filter {
  /** Part of a name; empty for all names. */
  readonly query: string;
  /** Ids of the chosen tags; empty for all entries. */
  readonly tags: readonly string[];
}

const POPULAR = "popular";
const FAVORITE = "favorite";

export const isPopular = ({ tags }: Listed): boolean => tags.includes(POPULAR);

/** Removes differences in case, accents and spaces: "pool together" finds PoolTogether, and "defi" finds Défi. */
const toSearchable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();

/** Ids of tags that are alternatives, such as the levels of tutorials. */
export type TagGroup = ReadonlySet<string>;

/** Returns the entries with one of the chosen tags of each group, in their original order. */
export function filterSites<Entry extends Listed>(
  entries: readonly Entry[],
  filter: Filter,
  groups: readonly TagGroup[],
): Entry[] {
  const query = toSearchable(filter.query);
  const chosen = groups
    .map((group) => filter.tags.filter((tag) => group.has(tag)))
    .filter(({ length }) => length > 0);
  return entries.filter(
    ({ name, tags }) =>
      chosen.every((some) => some.some((tag) => tags.includes(tag))) &&
      (query === "" || toSearchable(name).includes(query)),
  );
}

/** Sorts by name, ignoring case. */
export function sortByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
): Entry[] {
  // One collator for all comparisons: localeCompare would look up the language's rules each time.
  const { compare } = new Intl.Collator("en", { sensitivity: "base" });
  return [...entries].sort((a, b) => compare(a.name, b.name));
}

/** Kinds of sites, those that most readers look for first. A site's kind is the first of its tags in this list. */
const KINDS = ["wallets", "defi", "earn", "refi", "impact"];

/** Sorts by kind, in each kind the most used first, then by name, ignoring case. */
export function sortSites<Entry extends Listed>(entries: readonly Entry[]): Entry[] {
  const kindOf = ({ tags }: Listed): number => {
    const kind = KINDS.findIndex((tag) => tags.includes(tag));
    return kind < 0 ? KINDS.length : kind;
  };
  const useOf = (entry: Listed): number =>
    Number(isPopular(entry)) + 2 * Number(entry.tags.includes(FAVORITE));
  return sortByName(entries).sort((a, b) => kindOf(a) - kindOf(b) || useOf(b) - useOf(a));
}

/** Counts the entries with each tag. Unused tags aren't included. */
export function countTags(entries: readonly Listed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of entries) {
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}
