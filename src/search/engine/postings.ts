import { FIELDS, fieldBit } from "../words/search-format";

/** Where a word stands: records in rising order, and for each what stands where in it. */
export interface Postings {
  readonly records: Int32Array;
  /** For each record the fields the word is in, a bit each, and above them how often it is in the text. */
  readonly what: Uint8Array;
}

export const FIELD_MASK = (1 << FIELDS.length) - 1;
const PLAIN = fieldBit("text");
const NONE: Postings = { records: new Int32Array(), what: new Uint8Array() };

/** How often a word stands in the text of a record, as far as it was kept: 1, 2, 4 or 8 times. */
export const countOf = (what: number): number => 2 ** (what >> FIELDS.length);

/** Undoes what `packPostings` of search/index/search-index.ts did. */
export function unpackPostings(bytes: Uint8Array | undefined): Postings {
  if (!bytes) return NONE;
  const records = new Int32Array(bytes.length);
  const what = new Uint8Array(bytes.length);
  let length = 0;
  let record = -1;
  for (let at = 0; at < bytes.length;) {
    let step = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++] ?? 0;
      step |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    record += step >> 1;
    records[length] = record;
    what[length] = (step & 1) === 1 ? (bytes[at++] ?? 0) : PLAIN;
    length += 1;
  }
  return { records: records.subarray(0, length), what: what.subarray(0, length) };
}
