import { sortByName } from "../../data/showcase/filter-sites";
import { formatReadingTime } from "../../site/labels";
import {
  formatDuration,
  levelsOfFilter,
  moreTopicsOfFilter,
  topicsOfFilter,
} from "../../site/listings";
import { byLabel, countListed, foldRare } from "./tag-groups";
import type { ListingEntry, ListingTag, ListingTagGroup } from "./types";

type Doc = Queries.TutorialsPageQuery["allDoc"]["nodes"][number];
type Tag = NonNullable<Doc["tutorial"]>["level"];

/** Converts tutorials to cards, and lists the levels and topics for the filter. */
export function listTutorials(docs: readonly Doc[]): {
  entries: ListingEntry[];
  groups: ListingTagGroup[];
} {
  const entries = sortByName(docs.flatMap(toEntry));
  const listTags = (tags: readonly Tag[]): ListingTag[] =>
    countListed(
      entries,
      tags.map(({ tagId: id, label, color }) => ({ id, label, color })),
    );
  const levels = docs.flatMap(({ tutorial }) => tutorial?.level ?? []);
  const topics = docs.flatMap(({ tutorial }) => tutorial?.topics ?? []);
  return {
    entries,
    groups: [
      { title: levelsOfFilter, tags: listTags(levels).sort(byLevel) },
      ...foldRare(
        { title: topicsOfFilter, tags: listTags(topics).sort(byLabel) },
        moreTopicsOfFilter,
      ),
    ],
  };
}

function toEntry({ title, description, path, readingMinutes, tutorial }: Doc): ListingEntry[] {
  if (!tutorial) return [];
  const { level, topics, duration } = tutorial;
  return [
    {
      name: title,
      description,
      href: encodeURI(path),
      facts: [formatReadingTime(readingMinutes), formatDuration(duration)],
      ranks: { duration, level: LEVELS.indexOf(level.tagId) },
      tags: [level, ...topics].map(({ tagId: id, label }) => ({ id, label })),
    },
  ];
}

/** Levels from easiest to hardest, the same as in src/docs/tutorials.ts. */
const LEVELS = ["beginner", "intermediate", "advanced"];
const byLevel = (a: ListingTag, b: ListingTag): number =>
  LEVELS.indexOf(a.id) - LEVELS.indexOf(b.id);
