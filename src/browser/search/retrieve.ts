import { FIELDS, type SearchField, fieldBit } from "../../docs/search-format";
import { readNumber } from "./index-files";
import type { Wish } from "./understand";
import type { Kind } from "./vocabulary";

/** A record that answers at least a part of a query. */
export interface Candidate {
  readonly record: number;
  /** How much of the query it answers, 1 for all of it: rare words count for more than common ones. */
  readonly share: number;
  readonly score: number;
}

/** What is known of the records before their words are looked at. */
export interface RecordFilter {
  readonly count: number;
  readonly isWanted: (record: number) => boolean;
}

/** How much a place is worth, roughly: ranking weighs again, this decides only what is ranked at all. */
const FIELD_WORTH: Readonly<Record<SearchField, number>> = {
  title: 8,
  heading: 5,
  keywords: 4,
  above: 2,
  text: 1,
  code: 0.7,
};
const KIND_WORTH: Readonly<Record<Kind, number>> = { exact: 1, form: 0.9, typo: 0.6, prefix: 0.5 };

const MASKS = 1 << FIELDS.length;
const COUNT_SHIFT = FIELDS.length;

const WORTH_OF_MASK = Float32Array.from({ length: MASKS }, (_, mask) =>
  Math.max(0, ...FIELDS.map((field) => (mask & fieldBit(field) ? FIELD_WORTH[field] : 0))),
);

/** Goes through the postings of a word: records, and what stands where in each. */
export function readPostings(
  bytes: Uint8Array,
  visit: (record: number, mask: number, count: number) => void,
): void {
  const plain = fieldBit("text");
  let record = -1;
  for (let at = 0; at < bytes.length;) {
    const [step, next] = readNumber(bytes, at);
    at = next;
    record += Math.floor(step / 2);
    let what = plain;
    if (step % 2 === 1) what = bytes[at++] ?? 0;
    visit(record, what & (MASKS - 1), 2 ** (what >> COUNT_SHIFT));
  }
}

/**
 * Records that answer a query, those that answer most of it first, then by where the words stand and how rare they
 * are; the same records in the same order for the same query.
 */
export function retrieve(
  wishes: readonly Wish[],
  postings: ReadonlyMap<number, Uint8Array>,
  { count, isWanted }: RecordFilter,
): Candidate[] {
  const answered = new Float32Array(count);
  const scores = new Float32Array(count);
  const touched: number[] = [];
  let total = 0;
  for (const { answers } of wishes) {
    const best = new Float32Array(count);
    const found: number[] = [];
    for (const { termId, kind } of answers) {
      const kindWorth = KIND_WORTH[kind];
      readPostings(postings.get(termId) ?? new Uint8Array(), (record, mask, times) => {
        const worth = kindWorth * ((WORTH_OF_MASK[mask] ?? 0) + 0.1 * times);
        const known = best[record] ?? 0;
        if (known === 0) found.push(record);
        if (worth > known) best[record] = worth;
      });
    }
    const rarity = Math.log(1 + count / (1 + found.length));
    total += rarity;
    for (const record of found) {
      if (answered[record] === 0) touched.push(record);
      answered[record] = (answered[record] ?? 0) + rarity;
      scores[record] = (scores[record] ?? 0) + rarity * (best[record] ?? 0);
    }
  }
  return touched
    .filter(isWanted)
    .map((record) => ({
      record,
      // Rounded: sums of the same numbers in another order differ in their last digits.
      share: Math.round(((answered[record] ?? 0) / total) * 1000) / 1000,
      score: scores[record] ?? 0,
    }))
    .sort((a, b) => b.share - a.share || b.score - a.score || a.record - b.record);
}
