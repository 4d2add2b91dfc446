import type { Doc, Site } from "../../docs/site";
import { namedPicture } from "../../markdown/base/named-file";
import { cardArea } from "../../site/cards";
import { changelog } from "../../site/changelog";
import * as labels from "../../site/labels";
import { partners, recipes, showcase, tutorials } from "../../site/listings";
import { settings } from "../../site/settings";
import { styleGuide } from "../../site/style-guide";
import type { CardPage } from "../cards/card-files";

/** A page's address and title. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

/** Pages that search engines may index and that are neither docs nor tags. */
const OTHER_PAGES: readonly ListedPage[] = [
  { path: "/", title: settings.title },
  { path: "/showcase", title: showcase.title },
  { path: "/partners", title: partners.title },
  { path: "/tutorials", title: tutorials.title },
  { path: "/recipes", title: recipes.title },
  { path: changelog.path, title: changelog.title },
  { path: "/tags", title: labels.tags },
  { path: "/search", title: labels.searchPage },
  { path: styleGuide.path, title: styleGuide.title },
];

/** The 404 page. Search engines don't index it, but people may share it, so it has a card. */
const NOT_FOUND: ListedPage = { path: "/404", title: labels.notFoundTitle };

/** Lists pages that search engines may index, except for docs. */
export const listOtherPages = ({ tags }: Pick<Site, "tags">): ListedPage[] => [
  ...OTHER_PAGES,
  ...tags.map(({ path, label }) => ({ path, title: label })),
];

const cardOf = ({ path, title }: ListedPage): CardPage => ({ path, title, area: cardArea(path) });

/** Finds a doc's own picture, next to the doc or in `static/`. */
function imageOf({ image, file }: Pick<Doc, "image" | "file">): Pick<CardPage, "image"> {
  if (image === null) return {};
  return { image: namedPicture(file, image).file };
}

/** Lists every page that has a card, with the text on the card. */
export const listCardPages = (site: Pick<Site, "docs" | "tags">): CardPage[] => [
  ...site.docs.map((doc) => ({ ...cardOf(doc), ...imageOf(doc) })),
  ...[...listOtherPages(site), NOT_FOUND].map(cardOf),
];
