import { FIELDS } from "../words/search-format";

/** The pages that contain a word, in ascending order, and the fields in which it occurs on each page. */
export interface Postings {
  readonly pages: Int32Array;
  /**
   * For each page, one bit per field that contains the word; the higher bits encode how often it occurs in the text.
   */
  readonly what: Uint8Array;
}

export const NO_POSTINGS: Postings = { pages: new Int32Array(), what: new Uint8Array() };

/**
 * Returns approximately how often a word occurs in a page's text, as an exponent of two: 0 for once, 3 for 8 times or
 * more.
 */
export const countOf = (what: number): number => what >> FIELDS.length;

/** Returns functions that read numbers, which are stored with seven bits per byte. */
function createReader(bytes: Uint8Array) {
  let at = 0;
  return {
    position: () => at,
    next: (): number => {
      let number = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] ?? 0;
        number += (byte & 127) * 2 ** shift;
        if (byte < 128) return number;
      }
    },
  };
}

/** Unpacks the postings of each word. This is the reverse of `packPostings` (search/index/pack-postings.ts). */
export function unpackPostings(bytes: Uint8Array): Postings[] {
  const { next, position } = createReader(bytes);
  const counts = Array.from({ length: next() }, next);
  const lists = counts.map((count) => {
    let page = -1;
    return Int32Array.from({ length: count }, () => (page += next()));
  });
  let at = position();
  return lists.map((pages) => ({ pages, what: bytes.subarray(at, (at += pages.length)) }));
}

/**
 * Splits bytes into parts, each preceded by its length. This is the reverse of `joinParts`
 * (search/index/pack-postings.ts).
 */
export function cutParts(bytes: Uint8Array): Uint8Array[] {
  const cut: Uint8Array[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const { next, position } = createReader(rest);
    const end = next() + position();
    cut.push(rest.subarray(position(), end));
    rest = rest.subarray(end);
  }
  return cut;
}
