/**
 * Added to each word's rarity, so that a page with all words of a query comes before a page with only the rarest.
 */
const BASE = 0.7;

/** Returns how much a word counts: the rarer it is, the more (BM25's inverse document frequency). */
export const rarityOf = (found: number, count: number): number =>
  BASE + Math.log(1 + (count - Math.min(found, count) + 0.5) / (Math.min(found, count) + 0.5));
