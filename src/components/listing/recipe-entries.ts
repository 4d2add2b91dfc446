import { sortByName } from "../../data/showcase/filter-sites";
import {
  moreToolsOfFilter,
  moreTopicsOfFilter,
  toolLabels,
  toolsOfFilter,
  topicsOfFilter,
} from "../../site/listings";
import { byLabel, countListed, foldRare } from "./tag-groups";
import type { ListingEntry, ListingTag, ListingTagGroup } from "./types";

type Doc = Queries.RecipesPageQuery["allDoc"]["nodes"][number];
type Choice = Omit<ListingTag, "count">;

/** Converts recipes to cards, and lists the topics and tools for the filter. */
export function listRecipes(docs: readonly Doc[]): {
  entries: ListingEntry[];
  groups: ListingTagGroup[];
} {
  const entries = sortByName(docs.map(toEntry));
  const listTags = (choices: readonly Choice[]): ListingTag[] =>
    countListed(entries, choices).sort(byLabel);
  return {
    entries,
    groups: [
      ...foldRare(
        { title: topicsOfFilter, tags: listTags(docs.flatMap(topicsOf)) },
        moreTopicsOfFilter,
      ),
      ...foldRare(
        { title: toolsOfFilter, tags: listTags(docs.flatMap(toolsOf)) },
        moreToolsOfFilter,
      ),
    ],
  };
}

const topicsOf = ({ tags }: Doc): Choice[] =>
  tags.map(({ tagId: id, label }) => ({ id, label, color: null }));

const toolsOf = ({ tools }: Doc): Choice[] =>
  tools.map((id) => ({ id, label: toolLabels[id] ?? id, color: null }));

function toEntry(doc: Doc): ListingEntry {
  const { title, description, path } = doc;
  const tags = [...toolsOf(doc), ...topicsOf(doc)].map(({ id, label }) => ({ id, label }));
  return { name: title, description, href: encodeURI(path), tags };
}
