import { isPopular, sortByName } from "../../model/showcase/filter-sites";
import { moreTagsOfFilter, source, tagsOfFilter, website } from "../../site/listings";
import type { ListingEntry, ListingTag, ListingTagGroup } from "./types";

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

/**
 * A picture as its card shows it: bitmaps at 48 and 96 pixels, drawings as they are. `<GatsbyImage>` would make each one
 * 1.5 KB longer (2.5 KB for 94 of them, packed), with three style attributes, a script and a copy for readers without it.
 */
function toPicture(image: Site["image"]): ListingEntry["picture"] {
  const bitmap = image?.childImageSharp?.gatsbyImageData.images.fallback;
  if (bitmap) return { src: bitmap.src, srcSet: bitmap.srcSet ?? null };
  const drawing = image?.publicURL;
  return drawing ? { src: drawing, srcSet: null } : null;
}

function toEntry({ website: href, source: code, tags, image, ...site }: Site): ListingEntry {
  return {
    ...site,
    href,
    picture: toPicture(image),
    // Where neither code nor documentation is public, the file names the website again.
    source: { label: code === href ? website : source, href: code },
    tags: tags.map(({ tagId: id, label }) => ({ id, label, isWarning: WARNINGS.includes(id) })),
  };
}

/** Tags as the filter shows them: what a site is first, all others folded. */
export function listTagGroups(tags: readonly Tag[]): ListingTagGroup[] {
  const listTags = (isListed: (group: string) => boolean): ListingTag[] =>
    tags
      .filter(({ group }) => isListed(group))
      .map(({ tagId: id, label, color, count }) => ({ id, label, color, count }));
  return [
    { title: tagsOfFilter, tags: listTags((group) => group === "showcase") },
    { title: moreTagsOfFilter, tags: listTags((group) => group !== "showcase"), isFolded: true },
  ];
}
