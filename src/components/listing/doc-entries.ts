import { TUTORIAL_LEVELS } from "../../base/tutorial-levels";
import { sortByName } from "../../data/showcase/filter-sites";
import { formatReadingTime } from "../../site/labels";
import * as words from "../../site/listings";
import { areaOf } from "../../site/search";
import { countListed, foldRare } from "./tag-groups";
import type { ListingEntry, ListingTag, ListingTagGroup } from "./types";

type Tutorial = Queries.TutorialsPageQuery["allDoc"]["nodes"][number];
type Recipe = Queries.RecipesPageQuery["allDoc"]["nodes"][number];
type Choice = Omit<ListingTag, "count">;

interface ListedDoc {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

interface DocListing {
  readonly entries: ListingEntry[];
  readonly groups: ListingTagGroup[];
}

/** Minimum number of docs for which a filter by area saves more time than using it takes. */
const MIN_FILTERED = 12;

const toChoice = ({
  tagId: id,
  label,
}: {
  readonly tagId: string;
  readonly label: string;
}): Choice => ({
  id,
  label,
});

const toEntry = (
  { title, description, path }: ListedDoc,
  tags: readonly Choice[],
): ListingEntry => ({
  name: title,
  description,
  href: encodeURI(path),
  tags: tags.map(({ id, label }) => ({ id, label })),
});

/** Converts tutorials to cards, and lists the levels and topics for the filter. */
export function listTutorials(docs: readonly Tutorial[]): DocListing {
  const levels: Choice[] = [];
  const topics: Choice[] = [];
  const entries = sortByName(
    docs.flatMap((doc) => {
      if (!doc.tutorial) return [];
      const { duration } = doc.tutorial;
      const level = toChoice(doc.tutorial.level);
      const own = doc.tutorial.topics.map(toChoice);
      levels.push(level);
      topics.push(...own);
      return {
        ...toEntry(doc, [level, ...own]),
        facts: [formatReadingTime(doc.readingMinutes), words.formatDuration(duration)],
        ranks: { duration, level: rankOf(level) },
      };
    }),
  );
  const byLevel = (a: Choice, b: Choice): number => rankOf(a) - rankOf(b);
  return {
    entries,
    groups: [
      { title: words.levelsOfFilter, tags: countListed(entries, levels).sort(byLevel) },
      ...foldRare(words.topicsOfFilter, countListed(entries, topics), words.moreTopicsOfFilter),
    ],
  };
}

const rankOf = ({ id }: Choice): number => TUTORIAL_LEVELS.findIndex((level) => level === id);

/** Converts recipes to cards, and lists the topics and tools for the filter. */
export function listRecipes(docs: readonly Recipe[]): DocListing {
  const toolsOf = ({ tools }: Recipe): Choice[] =>
    tools.map((id) => ({ id, label: words.toolLabels[id] ?? id }));
  const topicsOf = ({ tags }: Recipe): Choice[] => tags.map(toChoice);
  const entries = sortByName(docs.map((doc) => toEntry(doc, [...toolsOf(doc), ...topicsOf(doc)])));
  const topics = countListed(entries, docs.flatMap(topicsOf));
  const tools = countListed(entries, docs.flatMap(toolsOf));
  return {
    entries,
    groups: [
      ...foldRare(words.topicsOfFilter, topics, words.moreTopicsOfFilter),
      ...foldRare(words.toolsOfFilter, tools, words.moreToolsOfFilter),
    ],
  };
}

/** Converts the docs with a tag to cards. If there are many, it also returns their areas for a filter. */
export function listTagged(docs: readonly ListedDoc[]): DocListing {
  const entries = sortByName(
    docs.map((doc) => {
      const { id, label } = areaOf(doc.path);
      return toEntry(doc, [{ id, label }]);
    }),
  );
  // Areas with equally many docs are in the order of the cards.
  const areas = entries.flatMap((entry) => entry.tags);
  const tags = countListed(entries, areas).sort((a, b) => b.count - a.count);
  const isFiltered = docs.length >= MIN_FILTERED && tags.length > 1;
  return { entries, groups: isFiltered ? [{ title: words.areasOfFilter, tags }] : [] };
}
