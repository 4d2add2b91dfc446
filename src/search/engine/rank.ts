import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { FIELDS, type SearchField, fieldBit } from "../words/search-format";
import { editsFor } from "../words/search-words";
import { type Postings, countOf } from "./postings";
import type { Candidate } from "./retrieve";
import type { Wish } from "./understand";

/** What ranking needs to know of records, besides their words. */
export interface RankedRecords {
  /** How many records the site has. */
  readonly count: number;
  /** Words in the record's text and in its own title. */
  readonly lengthsOf: (record: number) => readonly [text: number, title: number];
  /** How welcome a record is whatever is asked: 1 is usual. */
  readonly welcomeOf: (record: number) => number;
}

const BOOST: Readonly<Record<SearchField, number>> = {
  title: 7,
  heading: 5,
  keywords: 4,
  above: 1.6,
  text: 1.5,
  code: 0.8,
};
/** Words in the other fields of an average record; their own numbers are not kept. */
const AVERAGE_LENGTHS: Readonly<Record<SearchField, number>> = {
  title: 3,
  heading: 3,
  keywords: 4,
  above: 4,
  text: 60,
  code: 30,
};
const FIELD_BITS = FIELDS.map(fieldBit);
const TEXT = FIELDS.indexOf("text");
/** How steeply a record falls that leaves a part of the query unanswered. */
const SHARE_POWER = 3;
/** What MiniSearch counts a form of a word: nearly the word itself. */
const FORM_SHARE = 0.8;

const OPTIONS: Options<{ id: number }> = {
  fields: [...FIELDS],
  tokenize: (text) => text.split(" "),
  processTerm: (term) => term,
};

/**
 * Records with MiniSearch's score (BM25+, fields weighted, forms before prefixes before typos), best first. It is
 * given a view of the index that holds the candidates and the words asked for and nothing else: the whole would
 * be megabytes to load and, where a word stands in every page, too slow to search.
 */
export function rank(
  candidates: readonly Candidate[],
  wishes: readonly Wish[],
  postingsOf: (termId: number) => Postings,
  records: RankedRecords,
): number[] {
  if (candidates.length === 0) return [];
  const byPlace = candidates.map(({ record }) => record);
  const places = new Int16Array(records.count).fill(-1);
  byPlace.forEach((record, place) => (places[record] = place));
  const view = MiniSearch.loadJS<{ id: number }>(
    {
      documentCount: records.count,
      nextId: candidates.length,
      documentIds: Object.fromEntries(byPlace.entries()),
      fieldIds: Object.fromEntries(FIELDS.map((field, at) => [field, at])),
      fieldLength: Object.fromEntries(
        byPlace.map((record, place) => {
          const [text, title] = records.lengthsOf(record);
          const lengths = { ...AVERAGE_LENGTHS, text, title, heading: title };
          return [place, FIELDS.map((field) => lengths[field])];
        }),
      ),
      averageFieldLength: FIELDS.map((field) => AVERAGE_LENGTHS[field]),
      storedFields: {},
      dirtCount: 0,
      index: toIndex(wishes, postingsOf, places),
      serializationVersion: 2,
    } satisfies AsPlainObject,
    OPTIONS,
  );
  const shares = new Map(candidates.map(({ record, share }) => [record, share]));
  const found = view.search(wishes.map(({ word }) => word).join(" "), {
    boost: BOOST,
    prefix: true,
    fuzzy: (term) => {
      const wish = wishes.find(({ word }) => word === term);
      return wish?.answers.every(({ kind }) => kind !== "exact") === true && editsFor(term);
    },
    weights: { prefix: 0.45, fuzzy: 0.5 },
    boostDocument: (record) =>
      records.welcomeOf(record as number) * (shares.get(record as number) ?? 0) ** SHARE_POWER,
  });
  return found
    .map(({ id, score }) => ({ id: id as number, score: Number(score.toPrecision(6)) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id);
}

/** The postings of candidates, as MiniSearch writes an index: by word, field and document. */
function toIndex(
  wishes: readonly Wish[],
  postingsOf: (termId: number) => Postings,
  places: Int16Array,
): AsPlainObject["index"] {
  const index = new Map<string, Record<number, Record<number, number>>>();
  for (const { word, answers } of wishes) {
    for (const { term, termId, kind } of answers) {
      // Forms count for the word itself: MiniSearch would not know that they belong together.
      const key = kind === "form" ? word : term;
      const share = kind === "form" ? FORM_SHARE : 1;
      const fields = index.get(key) ?? {};
      index.set(key, fields);
      const { records, what } = postingsOf(termId);
      for (let at = 0; at < records.length; at += 1) {
        const place = places[records[at] ?? 0] ?? -1;
        if (place < 0) continue;
        const byte = what[at] ?? 0;
        for (let number = 0; number < FIELD_BITS.length; number += 1) {
          if ((byte & (FIELD_BITS[number] ?? 0)) === 0) continue;
          const times = share * (number === TEXT ? countOf(byte) : 1);
          const known = (fields[number] ??= {});
          const before = known[place];
          if (before === undefined || before < times) known[place] = times;
        }
      }
    }
  }
  return [...index];
}
