import { areaOf, otherPages } from "./search";

/** Returns the path of a page's picture for social cards. */
export const cardPath = (path: string): string => `/cards${path === "/" ? "/index" : path}.png`;

/** A size in pixels that every social network with cards accepts. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Returns the text above a card's title: the area of the page, or an empty string for the home page. */
export function cardArea(path: string): string {
  const area = areaOf(path);
  return area === otherPages ? "" : area.label;
}
