import type { NodePluginArgs } from "gatsby";
import { namedPicture } from "../../model/markdown/named-file";
import { cardArea } from "../../site/cards";
import * as labels from "../../site/labels";
import { showcase, tutorials } from "../../site/listings";
import { settings } from "../../site/settings";
import { styleGuide } from "../../site/style-guide";
import type { CardPage } from "../../build/cards/card-files";

/** A page's address and name. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

type Nodes = Pick<NodePluginArgs, "getNodesByType">;

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
export function listOtherPages({ getNodesByType }: Nodes): ListedPage[] {
  const tags = getNodesByType("DocTag") as unknown as { permalink: string; label: string }[];
  return [
    ...OTHER_PAGES,
    ...tags.map(({ permalink, label }) => ({ path: permalink, title: label })),
  ];
}

/** Fields of the nodes that cards are made from; Gatsby types nodes no further than their id. */
interface DocNode extends ListedPage {
  readonly image: string | null;
  readonly sourcePath: string;
}

const cardOf = ({ path, title }: ListedPage): CardPage => ({ path, title, area: cardArea(path) });

/** A writer's own picture lies beside the doc, or in `static/`. */
function imageOf({ image, sourcePath }: DocNode): Pick<CardPage, "image"> {
  if (image === null) return {};
  return { image: namedPicture(sourcePath, image).file };
}

/** Every page that people may share, with what stands on its card. */
export function listCardPages(nodes: Nodes): CardPage[] {
  const docs = nodes.getNodesByType("Doc") as unknown as DocNode[];
  return [
    ...docs.map((doc) => ({ ...cardOf(doc), ...imageOf(doc) })),
    ...[...listOtherPages(nodes), ...HIDDEN_PAGES].map(cardOf),
  ];
}
