import type { Doc, Site } from "../../model/docs/site";
import { namedPicture } from "../../model/markdown/named-file";
import { cardArea } from "../../site/cards";
import * as labels from "../../site/labels";
import { showcase, tutorials } from "../../site/listings";
import { settings } from "../../site/settings";
import { styleGuide } from "../../site/style-guide";
import type { CardPage } from "../cards/card-files";

/** A page's address and name. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

/** Pages that are neither docs nor tags, and that search engines may find. */
const OTHER_PAGES: readonly ListedPage[] = [
  { path: "/", title: settings.title },
  { path: "/showcase", title: showcase.title },
  { path: "/tutorials", title: tutorials.title },
  { path: "/tags", title: labels.tags },
  { path: styleGuide.path, title: styleGuide.title },
];

/** Pages that search engines may not find, but people may share. */
const HIDDEN_PAGES: readonly ListedPage[] = [
  { path: "/search", title: labels.searchPage },
  { path: "/404", title: labels.notFoundTitle },
];

/** Pages that are no docs, and that search engines may find. */
export const listOtherPages = ({ tags }: Pick<Site, "tags">): ListedPage[] => [
  ...OTHER_PAGES,
  ...tags.map(({ permalink, label }) => ({ path: permalink, title: label })),
];

const cardOf = ({ path, title }: ListedPage): CardPage => ({ path, title, area: cardArea(path) });

/** A writer's own picture lies beside the doc, or in `static/`. */
function imageOf({ image, file }: Pick<Doc, "image" | "file">): Pick<CardPage, "image"> {
  if (image === null) return {};
  return { image: namedPicture(file, image).file };
}

/** Every page that people may share, with what stands on its card. */
export const listCardPages = (site: Pick<Site, "docs" | "tags">): CardPage[] => [
  ...site.docs.map((doc) => ({ ...cardOf(doc), ...imageOf(doc) })),
  ...[...listOtherPages(site), ...HIDDEN_PAGES].map(cardOf),
];
