/** Returns how rare a word is (BM25's inverse document frequency): nearly 0 if it is on every page. */
export const rarityOf = (found: number, count: number): number =>
  Math.log(1 + (count - Math.min(found, count) + 0.5) / (Math.min(found, count) + 0.5));
