import { FIELDS, fieldBit } from "../words/search-format";

/** Where a word occurs: the pages in rising order, and for each page in which of its fields. */
export interface Postings {
  readonly pages: Int32Array;
  /** For each page, a bit for each field with the word; the bits above them say how often the word is in the text. */
  readonly what: Uint8Array;
}

const PLAIN = fieldBit("text");
export const NO_POSTINGS: Postings = { pages: new Int32Array(), what: new Uint8Array() };

/** How often a word is in the text of a page, as a power of two: 0 for once, 3 for 8 times or more. */
export const countOf = (what: number): number => what >> FIELDS.length;

/** Reads a number of seven bits per byte, and returns it with the position of the next one. */
function readNumber(bytes: Uint8Array, at: number): [number: number, next: number] {
  let number = 0;
  let shift = 0;
  let next = at;
  for (;;) {
    const byte = bytes[next++] ?? 0;
    number += (byte & 127) * 2 ** shift;
    if (byte < 128) return [number, next];
    shift += 7;
  }
}

/** Reverses `packPostings` of search/index/pack-postings.ts. */
export function unpackPostings(bytes: Uint8Array | undefined): Postings {
  if (!bytes) return NO_POSTINGS;
  const pages = new Int32Array(bytes.length);
  const what = new Uint8Array(bytes.length);
  let length = 0;
  let page = -1;
  for (let at = 0; at < bytes.length;) {
    const [step, next] = readNumber(bytes, at);
    at = next;
    page += step >> 1;
    pages[length] = page;
    what[length] = (step & 1) === 1 ? (bytes[at++] ?? 0) : PLAIN;
    length += 1;
  }
  return { pages: pages.subarray(0, length), what: what.subarray(0, length) };
}

/** Splits parts that each begin with their length (`joinParts` of search/index/pack-postings.ts). */
export function cutParts(bytes: Uint8Array): Uint8Array[] {
  const cut: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const [length, begin] = readNumber(bytes, at);
    cut.push(bytes.subarray(begin, begin + length));
    at = begin + length;
  }
  return cut;
}
