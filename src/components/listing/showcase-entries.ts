import { isPopular } from "../../data/showcase/filter-sites";
import { moreTagsOfFilter, source, tagsOfFilter, website } from "../../site/listings";
import type { ListingEntry, ListingTag, ListingTagGroup } from "./types";

type Site = Queries.ShowcasePageQuery["allShowcaseSite"]["nodes"][number];
type Tag = Queries.ShowcasePageQuery["allShowcaseTag"]["nodes"][number];

const WARNINGS = ["deprecated", "not-maintained"];

/**
 * Converts sites to cards, in their order, in three lists: current sites, sites that have ended, and the popular ones
 * among the current sites.
 */
export function listShowcaseEntries(sites: readonly Site[]): {
  entries: ListingEntry[];
  ended: ListingEntry[];
  popular: ListingEntry[];
} {
  const all = sites.map(toEntry);
  const hasEnded = ({ tags }: ListingEntry): boolean => tags.some(({ isWarning }) => isWarning);
  const entries = all.filter((entry) => !hasEnded(entry));
  const isPopularEntry = ({ name, tags }: ListingEntry): boolean =>
    isPopular({ name, tags: tags.map(({ id }) => id) });
  return { entries, ended: all.filter(hasEnded), popular: all.filter(isPopularEntry) };
}

/**
 * Converts a logo to the picture on a card, at 48 and 96 pixels. It isn't drawn by `<GatsbyImage>`, because in browsers
 * that loads react-dom/server, and writes strings to innerHTML, which Trusted Types block. It would also add 1.5 KB to
 * each logo.
 */
function toPicture(image: Site["image"]): ListingEntry["picture"] {
  const bitmap = image?.childImageSharp?.gatsbyImageData.images.fallback;
  return bitmap ? { src: bitmap.src, srcSet: bitmap.srcSet ?? null } : null;
}

function toEntry({ website: href, source: code, tags, image, ...site }: Site): ListingEntry {
  return {
    ...site,
    href,
    picture: toPicture(image),
    // If neither the code nor its documentation is public, `code` is the address of the website, so the link is
    // labeled as the website.
    source: { label: code === href ? website : source, href: code },
    tags: tags.map(({ tagId: id, label }) => ({ id, label, isWarning: WARNINGS.includes(id) })),
  };
}

/** Groups tags for the filter. The categories come first; all other groups are collapsed. */
export function listTagGroups(tags: readonly Tag[]): ListingTagGroup[] {
  const listTags = (isListed: (group: string) => boolean): ListingTag[] =>
    tags
      .filter(({ group }) => isListed(group))
      .map(({ tagId: id, label, count }) => ({ id, label, count }));
  return [
    { title: tagsOfFilter, tags: listTags((group) => group === "showcase") },
    { title: moreTagsOfFilter, tags: listTags((group) => group !== "showcase"), isFolded: true },
  ];
}
