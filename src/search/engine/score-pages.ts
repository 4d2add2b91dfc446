import { rarityOf } from "../words/rarity";
import { FIELDS, type SearchField, fieldBit } from "../words/search-format";
import { type Postings, countOf } from "./postings";
import type { QueryTerm, Reading } from "./query-terms";
import type { AnswerKind } from "./vocabulary";

/** Data about pages, other than their words, that is needed for scoring. */
export interface ScoredPages {
  readonly count: number;
  readonly lines: Lines;
  /** Number of words in a page's text. */
  readonly lengthOf: (page: number) => number;
  /**
   * Factor for the score of a page's words: usually 1; 0 excludes the page, because it doesn't pass the filters. Other
   * factors don't apply to lines, so a page that should rank after another one can still be found by its title.
   */
  readonly factorOf: (page: number) => number;
}

/** The lines of all pages (search-format.ts), in page order. */
export interface Lines {
  /** Index of each page's first line, followed by the total number of lines. */
  readonly starts: readonly number[];
  /** Sum of the rarities of each line's words. */
  readonly weights: Float32Array;
}

/** A page that matches a query. */
export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** The part of the query that the page matches: 1 is the whole query. Rare words count more than common ones. */
  readonly share: number;
  readonly reading: Reading;
}

const FIELD_WORTH: Readonly<Record<SearchField, number>> = {
  title: 2.2,
  name: 1.4,
  heading: 1.1,
  summary: 1,
  text: 0.45,
  code: 0.2,
};
/** Added to a word's weight each time its number of occurrences in the text doubles. */
const TIMES_WORTH = 0.35;
/** Weight at which a word reaches half of the maximum score. */
const LEVEL = 1.6;
const KIND_WORTH: Readonly<Record<AnswerKind, number>> = {
  exact: 1,
  form: 0.92,
  typo: 0.85,
  prefix: 0.5,
};
/**
 * Added to a page's score if one of its lines consists of exactly the words of the query. For a line that is only
 * similar, less is added.
 */
const LINE_WORTH = 0.9;
/**
 * Added to a page's score for each of the query's identifiers that the page contains in full, not only in parts. It
 * is more than the rest of the score can be.
 */
const NAME_WORTH = 2;
/** Minimum share of the query that a page must match, relative to the share that the best page matches. */
const NEARLY = 0.2;
/** Exponent that determines how much less a word counts in a long text. */
const LENGTH_POWER = 0.25;
const USUAL_LENGTH = 600;

const FIELD_WORTHS = Float32Array.from({ length: 64 }, (_, mask) =>
  FIELDS.reduce((sum, field) => sum + (mask & fieldBit(field) ? FIELD_WORTH[field] : 0), 0),
);
const TEXT = fieldBit("text");

/** Scores the pages that match a query, best first. Each page gets its highest score from any reading. */
export function scorePages(
  readings: readonly Reading[],
  postingsOf: (termId: number) => Postings,
  countOfTerm: (termId: number) => number,
  pages: ScoredPages,
): ScoredPage[] {
  const best = new Map<number, ScoredPage>();
  for (const reading of readings) {
    for (const found of scoreReading(reading, postingsOf, countOfTerm, pages)) {
      if (found.score > (best.get(found.page)?.score ?? 0)) best.set(found.page, found);
    }
  }
  const all = [...best.values()];
  const most = Math.max(0, ...all.map(({ share }) => share));
  return all
    .filter(({ share }) => share >= most * NEARLY)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function scoreReading(
  reading: Reading,
  postingsOf: (termId: number) => Postings,
  countOfTerm: (termId: number) => number,
  pages: ScoredPages,
): ScoredPage[] {
  const { terms, weight } = reading;
  const sums = createSums(pages);
  let [total, known] = [0, 0];
  for (const term of terms) {
    const rarity = rarityOf(countAll(term, countOfTerm), pages.count);
    total += rarity;
    // A line can match fully even if the query contains a word that isn't on any page.
    if (term.answers.length > 0) known += rarity;
    addTerm(term, rarity, postingsOf, pages, sums);
  }
  if (total === 0) return [];
  const found: ScoredPage[] = [];
  for (let page = 0; page < pages.count; page += 1) {
    const answered = sums.answered[page] ?? 0;
    const line = likenessOfLines(page, known, sums.inLine, pages.lines);
    const factor = answered === 0 && line === 0 ? 0 : pages.factorOf(page);
    if (factor === 0) continue;
    const share = Math.min(1, Math.max(answered / total, line));
    const inText = factor * ((sums.worth[page] ?? 0) / total) * share;
    const score = (sums.named[page] ?? 0) * NAME_WORTH + weight * (inText + LINE_WORTH * line);
    found.push({ page, score: Number(score.toPrecision(6)), share: share * weight, reading });
  }
  return found;
}

/** Sums over all words of one reading. */
interface Sums {
  /** Sum of the words' weights on each page. */
  readonly worth: Float32Array;
  /** Sum of the rarities of the words on each page. */
  readonly answered: Float32Array;
  /** Number of the query's identifiers that are on each page. */
  readonly named: Uint8Array;
  /** Sum of the rarities of the words in each line. */
  readonly inLine: Float32Array;
}

const createSums = ({ count, lines }: ScoredPages): Sums => ({
  worth: new Float32Array(count),
  answered: new Float32Array(count),
  named: new Uint8Array(count),
  inLine: new Float32Array(lines.weights.length),
});

/**
 * Returns how similar a page's best line is to the query: the words that both contain, as a fraction of the words that
 * at least one of them contains, weighted by rarity.
 */
function likenessOfLines(
  page: number,
  asked: number,
  inLine: Float32Array,
  { starts, weights }: Lines,
): number {
  let best = 0;
  for (let at = starts[page] ?? 0; at < (starts[page + 1] ?? 0); at += 1) {
    const shared = inLine[at] ?? 0;
    if (shared === 0) continue;
    const likeness = shared / Math.max(shared, asked + (weights[at] ?? 0) - shared);
    if (likeness > best) best = likeness;
  }
  return best;
}

/**
 * Estimates the number of pages that contain a query term: the highest number for any of its matches. Completions count
 * only if the term has no better match.
 */
function countAll({ answers }: QueryTerm, countOfTerm: (termId: number) => number): number {
  const counts = answers
    .filter(({ kind }) => kind !== "prefix" || answers[0]?.kind === "prefix")
    .map(({ termId }) => countOfTerm(termId));
  return Math.max(0, ...counts);
}

function addTerm(
  { answers, isName }: QueryTerm,
  rarity: number,
  postingsOf: (termId: number) => Postings,
  pages: ScoredPages,
  sums: Sums,
): void {
  const worths = new Float32Array(pages.count);
  const inLine = new Map<number, number>();
  for (const { termId, kind } of answers) {
    const { pages: list, what } = postingsOf(termId);
    const kindWorth = KIND_WORTH[kind];
    for (let at = 0; at < list.length; at += 1) {
      const page = list[at] ?? 0;
      if (page >= pages.count) {
        const line = page - pages.count;
        inLine.set(line, Math.max(inLine.get(line) ?? 0, kindWorth));
        continue;
      }
      if (isName === true && kind === "exact") sums.named[page] = (sums.named[page] ?? 0) + 1;
      const worth = kindWorth * worthOf(what[at] ?? 0, pages.lengthOf(page));
      if (worth > (worths[page] ?? 0)) worths[page] = worth;
    }
  }
  for (const [line, worth] of inLine) sums.inLine[line] = (sums.inLine[line] ?? 0) + rarity * worth;
  for (let page = 0; page < pages.count; page += 1) {
    const worth = worths[page] ?? 0;
    if (worth === 0) continue;
    sums.worth[page] = (sums.worth[page] ?? 0) + rarity * worth;
    sums.answered[page] = (sums.answered[page] ?? 0) + rarity;
  }
}

/** Returns the weight of a word on a page, between 0 and 1. It depends on which fields contain the word. */
function worthOf(what: number, length: number): number {
  const mask = what & 63;
  const times = mask & TEXT ? TIMES_WORTH * countOf(what) : 0;
  const short = (USUAL_LENGTH / Math.max(length, 60)) ** LENGTH_POWER;
  const inText = ((mask & TEXT ? FIELD_WORTH.text : 0) + times) * Math.min(1.5, short);
  const worth = (FIELD_WORTHS[mask & ~TEXT] ?? 0) + inText;
  return worth / (worth + LEVEL);
}
