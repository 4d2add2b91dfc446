/**
 * Base worth of every word, compared with the rarest possible word. A page with all words of a query then comes before a
 * page with only the rarest of them.
 */
const BASE = 0.1;

/** Returns how much a word counts: the rarer it is, the more (BM25's inverse document frequency). */
export const rarityOf = (found: number, count: number): number =>
  BASE * Math.log(1 + count) +
  Math.log(1 + (count - Math.min(found, count) + 0.5) / (Math.min(found, count) + 0.5));
