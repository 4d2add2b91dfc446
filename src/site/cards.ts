import { areaOf, otherPages } from "./search";

/** Address of a page's picture for social cards, from the site's root. */
export const cardPath = (path: string): string => `/cards${path === "/" ? "/index" : path}.png`;

/** Pixels every network that shows cards accepts. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a card names above the title: the part of the site its page belongs to; nothing where that is the site. */
export function cardArea(path: string): string {
  const area = areaOf(path);
  return area === otherPages ? "" : area.label;
}
