import { sortByName } from "../../data/showcase/filter-sites";
import * as labels from "../../site/labels";
import { type ListingWords, areasOfFilter, tagged } from "../../site/listings";
import { areaOf } from "../../site/search";
import { countListed } from "./tag-groups";
import type { ListingEntry, ListingTagGroup } from "./types";

/** Minimum number of docs for which a filter saves more time than using it takes. */
const MIN_FILTERED = 12;

interface TaggedDoc {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Converts the docs with a tag to cards. If there are many, it also returns their areas for a filter. */
export function listTagged(docs: readonly TaggedDoc[]): {
  entries: ListingEntry[];
  groups: ListingTagGroup[];
} {
  const entries = sortByName(
    docs.map(({ title, description, path }) => {
      const { id, label } = areaOf(path);
      return { name: title, description, href: encodeURI(path), tags: [{ id, label }] };
    }),
  );
  const areas = countListed(
    entries,
    entries.flatMap(({ tags }) => tags.map(({ id, label }) => ({ id, label, color: null }))),
  ).sort((a, b) => b.count - a.count);
  const isFiltered = docs.length >= MIN_FILTERED && areas.length > 1;
  return { entries, groups: isFiltered ? [{ title: areasOfFilter, tags: areas }] : [] };
}

/** Returns the text on a tag's page. */
export const wordsOfTag = (label: string, description: string, count: number): ListingWords => ({
  ...tagged,
  title: label,
  lead: description,
  description,
  allTitle: labels.formatTaggedCount(count, label),
});
