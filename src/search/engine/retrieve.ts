import { FIELDS, type SearchField, fieldBit } from "../words/search-format";
import { FIELD_MASK, type Postings, countOf } from "./postings";
import type { Wish } from "./understand";
import type { Kind } from "./vocabulary";

/** A record that answers at least a part of a query. */
export interface Candidate {
  readonly record: number;
  /** How much of the query it answers, 1 for all of it: rare words count for more than common ones. */
  readonly share: number;
  readonly score: number;
}

export interface Retrieved {
  /** How many records answer the query. */
  readonly count: number;
  /** The best of them, in no particular order, and few others. */
  readonly best: readonly Candidate[];
  /** All of them, best first: slower. To be called before the next query. */
  readonly listAll: () => Candidate[];
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
const TIMES_WORTH = 0.1;

/** What a posting's byte is worth: a word is as good as the best place it stands in. */
const WORTH = Float32Array.from(
  { length: 256 },
  (_, what) =>
    TIMES_WORTH * countOf(what) +
    Math.max(
      0,
      ...FIELDS.map((field) => (what & FIELD_MASK & fieldBit(field) ? FIELD_WORTH[field] : 0)),
    ),
);

/** Fewer records that answer everything than this, and records that answer most of it are shown too. */
const ENOUGH = 12;
/** Part of what the best record answers that others have to answer then. */
const NEARLY = 0.5;
const BUCKETS = 2048;
const SHARE_STEPS = 1000;

const compare = (a: Candidate, b: Candidate): number =>
  b.share - a.share || b.score - a.score || a.record - b.record;

/** Finds the records that answer a query; kept for a whole visit, because its tables are as long as the site. */
export function createRetriever(count: number) {
  const answered = new Float32Array(count);
  const scores = new Float32Array(count);
  const best = new Float32Array(count);
  const found = new Int32Array(count);
  const touched = new Int32Array(count);

  return (
    wishes: readonly Wish[],
    postingsOf: (termId: number) => Postings,
    /** Undefined when all records are. */
    isWanted: ((record: number) => boolean) | undefined,
    limit: number,
  ): Retrieved => {
    answered.fill(0);
    scores.fill(0);
    let touchedCount = 0;
    let total = 0;
    for (const { answers } of wishes) {
      let foundCount = 0;
      for (const { termId, kind } of answers) {
        const kindWorth = KIND_WORTH[kind];
        const { records, what } = postingsOf(termId);
        for (let at = 0; at < records.length; at += 1) {
          const record = records[at] ?? 0;
          const worth = kindWorth * (WORTH[what[at] ?? 0] ?? 0);
          const known = best[record] ?? 0;
          if (known === 0) found[foundCount++] = record;
          if (worth > known) best[record] = worth;
        }
      }
      const rarity = Math.log(1 + count / (1 + foundCount));
      total += rarity;
      for (let at = 0; at < foundCount; at += 1) {
        const record = found[at] ?? 0;
        if (answered[record] === 0) touched[touchedCount++] = record;
        answered[record] = (answered[record] ?? 0) + rarity;
        scores[record] = (scores[record] ?? 0) + rarity * (best[record] ?? 0);
        best[record] = 0;
      }
    }
    // From here on `answered` holds shares, rounded: sums of the same numbers in another order differ in their last
    // digits.
    let most = 0;
    let wantedCount = 0;
    for (let at = 0; at < touchedCount; at += 1) {
      const record = touched[at] ?? 0;
      if (isWanted && !isWanted(record)) continue;
      touched[wantedCount++] = record;
      const share = Math.round(((answered[record] ?? 0) / total) * SHARE_STEPS) / SHARE_STEPS;
      answered[record] = share;
      if (share > most) most = share;
    }
    const pool = choosePool(touched.subarray(0, wantedCount), answered, Math.fround(most));
    const toCandidate = (record: number): Candidate => ({
      record,
      share: answered[record] ?? 0,
      score: scores[record] ?? 0,
    });
    const worths = new Float32Array(pool.length);
    for (let at = 0; at < pool.length; at += 1) {
      worths[at] = (answered[pool[at] ?? 0] ?? 0) * (scores[pool[at] ?? 0] ?? 0);
    }
    return {
      count: pool.length,
      best: Array.from(selectBest(pool, worths, limit), toCandidate)
        .sort(compare)
        .slice(0, limit),
      listAll: () => Array.from(pool, toCandidate).sort(compare),
    };
  };
}

/** Those that answer the whole query; when they are few, those too that answer most of it. */
function choosePool(records: Int32Array, shares: Float32Array, most: number): Int32Array {
  const best = listFrom(records, (at) => (shares[records[at] ?? 0] ?? 0) === most);
  if (best.length >= ENOUGH) return best;
  return listFrom(records, (at) => (shares[records[at] ?? 0] ?? 0) >= most * NEARLY);
}

/** As `filter` of typed arrays, which takes several times as long. */
function listFrom(records: Int32Array, isChosen: (at: number) => boolean): Int32Array {
  const chosen = new Int32Array(records.length);
  let length = 0;
  for (let at = 0; at < records.length; at += 1) {
    if (isChosen(at)) chosen[length++] = records[at] ?? 0;
  }
  return chosen.subarray(0, length);
}

/** At least `limit` records with the highest worth, if there are so many: by buckets, since sorting all takes longer. */
function selectBest(records: Int32Array, worths: Float32Array, limit: number): Int32Array {
  if (records.length <= limit) return records;
  let highest = 0;
  for (const worth of worths) if (worth > highest) highest = worth;
  const scale = (BUCKETS - 1) / highest;
  const sizes = new Int32Array(BUCKETS);
  for (const worth of worths) {
    const bucket = Math.floor(worth * scale);
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  let lowest = BUCKETS;
  for (let taken = 0; taken < limit && lowest > 0;) taken += sizes[(lowest -= 1)] ?? 0;
  return listFrom(records, (at) => Math.floor((worths[at] ?? 0) * scale) >= lowest);
}
