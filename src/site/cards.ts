import { areaOf, otherPages } from "./search";

/** Returns the path of the picture that social networks show for a page. */
export const cardPath = (path: string): string => `/cards${path === "/" ? "/index" : path}.png`;

/** A size in pixels that all social networks accept for cards. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Returns the text above the title on a page's card: the page's area, or an empty string for the home page. */
export function cardArea(path: string): string {
  const area = areaOf(path);
  return area === otherPages ? "" : area.label;
}
