/**
 * Packs postings column by column, which compresses better than word by word: first the number of words, then the
 * number of pages for each word, then each page's distance from the previous page, and finally the fields that
 * contain the word and how often it occurs.
 */
export function packPostings(words: readonly (readonly number[])[]): Uint8Array {
  const counts: number[] = [];
  const steps: number[] = [];
  const what: number[] = [];
  pushNumber(counts, words.length);
  for (const list of words) {
    pushNumber(counts, list.length);
    let previous = -1;
    for (const posting of list) {
      const page = Math.floor(posting / 256);
      pushNumber(steps, page - previous);
      what.push(posting % 256);
      previous = page;
    }
  }
  return Uint8Array.from([...counts, ...steps, ...what]);
}

/** Writes seven bits of a number per byte, the lowest first. The eighth bit means that another byte follows. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Joins parts, each preceded by its length. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const pieces = parts.flatMap((part) => {
    const length: number[] = [];
    pushNumber(length, part.length);
    return [Uint8Array.from(length), part];
  });
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
