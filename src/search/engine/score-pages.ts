import { FIELDS, type SearchField, fieldBit } from "../words/search-format";
import { joinQuery, readChunks, wordsOf } from "../words/search-words";
import { type Postings, countOf } from "./postings";
import type { QueryTerm, Reading } from "./query-terms";
import type { AnswerKind } from "./vocabulary";

/** What scoring needs to know about pages, besides their words. */
export interface ScoredPages {
  readonly count: number;
  readonly titleOf: (page: number) => string;
  /** The last part of the path. */
  readonly nameOf: (page: number) => string;
  /** Number of words in the page's text. */
  readonly lengthOf: (page: number) => number;
  /** Factor for the page's score, whatever its words: usually 1, and 0 for a page that the filters exclude. */
  readonly factorOf: (page: number) => number;
  /** Number of pages with a word. */
  readonly countPages: (word: string) => number;
}

/** A page that matches a query. */
export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** The part of the query that it matches, 1 for all of it. Rare words count more than common ones. */
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
/** What is added to a word's weight each time its number of occurrences in the text doubles. */
const TIMES_WORTH = 0.35;
/** The weight of a word at which half of the largest possible weight is reached. */
const LEVEL = 1.6;
const KIND_WORTH: Readonly<Record<AnswerKind, number>> = {
  exact: 1,
  form: 0.92,
  typo: 0.85,
  prefix: 0.5,
};
/** The higher this is, the more a page loses that leaves out a part of the query. */
const SHARE_POWER = 1.6;
/** Added to the score of a page whose title consists of exactly the words of the query. */
const TITLE_WORTH = 0.55;
const SAME_TITLE_WORTH = 0.25;
/** A match in the last part of the path counts a little less than one in the title. */
const NAME_SHARE = 0.85;
/** A page is left out if it matches less than this share of what the best page matches. */
const NEARLY = 0.5;
/** How strongly the length of a page lowers the weight of a word in its text. */
const LENGTH_POWER = 0.25;
const USUAL_LENGTH = 600;

const FIELD_WORTHS = Float32Array.from({ length: 64 }, (_, mask) =>
  FIELDS.reduce((sum, field) => sum + (mask & fieldBit(field) ? FIELD_WORTH[field] : 0), 0),
);
const TEXT = fieldBit("text");
const IN_TITLE = fieldBit("title");
const IN_NAME = fieldBit("name");

/** How rare a word is (BM25's inverse document frequency): nearly 0 when it is on every page. */
const rarityOf = (found: number, count: number): number =>
  Math.log(1 + (count - Math.min(found, count) + 0.5) / (Math.min(found, count) + 0.5));

/** Pages that match a query, best first. Each page is scored by the reading of the query that suits it best. */
export function scorePages(
  readings: readonly Reading[],
  query: string,
  postingsOf: (termId: number) => Postings,
  countOfTerm: (termId: number) => number,
  pages: ScoredPages,
): ScoredPage[] {
  const best = new Map<number, ScoredPage>();
  const asked = joinQuery(query);
  for (const reading of readings) {
    for (const found of scoreReading(reading, asked, postingsOf, countOfTerm, pages)) {
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
  asked: string,
  postingsOf: (termId: number) => Postings,
  countOfTerm: (termId: number) => number,
  pages: ScoredPages,
): ScoredPage[] {
  const { terms, weight } = reading;
  const sums = createSums(pages.count);
  let total = 0;
  for (const term of terms) {
    const rarity = rarityOf(countAll(term, countOfTerm), pages.count);
    total += rarity;
    addTerm(term, rarity, postingsOf, pages, sums);
  }
  if (total === 0) return [];
  const found: ScoredPage[] = [];
  for (let page = 0; page < pages.count; page += 1) {
    const answered = sums.answered[page] ?? 0;
    const factor = answered === 0 ? 0 : pages.factorOf(page);
    if (factor === 0) continue;
    const share = Math.min(1, answered / total);
    const score =
      weight *
      factor *
      (((sums.worth[page] ?? 0) / total) * share ** SHARE_POWER +
        worthOfTitle(page, asked, total, sums, pages));
    found.push({ page, score: Number(score.toPrecision(6)), share: share * weight, reading });
  }
  return found;
}

/** Sums for each page over the words of a reading. */
interface Sums {
  /** Weights of the words on the page. */
  readonly worth: Float32Array;
  /** Rarities of the words that are on the page, in its title, and in its name. */
  readonly answered: Float32Array;
  readonly inTitle: Float32Array;
  readonly inName: Float32Array;
}

const createSums = (count: number): Sums => ({
  worth: new Float32Array(count),
  answered: new Float32Array(count),
  inTitle: new Float32Array(count),
  inName: new Float32Array(count),
});

function worthOfTitle(
  page: number,
  asked: string,
  total: number,
  { inTitle, inName }: Sums,
  pages: ScoredPages,
): number {
  const [shared = 0, sharedName = 0] = [inTitle[page], inName[page]];
  if (shared === 0 && sharedName === 0) return 0;
  const title = pages.titleOf(page);
  const name = pages.nameOf(page);
  const likeness = Math.max(
    likenessOf(shared, total, title, pages),
    NAME_SHARE * likenessOf(sharedName, total, name, pages),
  );
  const isSame = joinQuery(title) === asked || joinQuery(name) === asked;
  return TITLE_WORTH * likeness ** 2 + (isSame ? SAME_TITLE_WORTH : 0);
}

/** Number of pages with a query term, estimated from its best matches. */
function countAll({ answers }: QueryTerm, countOfTerm: (termId: number) => number): number {
  const counts = answers
    .filter(({ kind }) => kind !== "prefix" || answers[0]?.kind === "prefix")
    .map(({ termId }) => countOfTerm(termId));
  return Math.max(0, ...counts);
}

function addTerm(
  { answers }: QueryTerm,
  rarity: number,
  postingsOf: (termId: number) => Postings,
  pages: ScoredPages,
  sums: Sums,
): void {
  const worths = new Float32Array(pages.count);
  const fields = new Uint8Array(pages.count);
  for (const { termId, kind } of answers) {
    const { pages: list, what } = postingsOf(termId);
    const kindWorth = KIND_WORTH[kind];
    for (let at = 0; at < list.length; at += 1) {
      const page = list[at] ?? 0;
      const byte = what[at] ?? 0;
      const worth = kindWorth * worthOf(byte, pages.lengthOf(page));
      // A word of the title that only begins with the term does not make the title match.
      if (kind !== "prefix") fields[page] = (fields[page] ?? 0) | byte;
      if (worth > (worths[page] ?? 0)) worths[page] = worth;
    }
  }
  const add = (list: Float32Array, page: number, more: number): void => {
    list[page] = (list[page] ?? 0) + more;
  };
  for (let page = 0; page < pages.count; page += 1) {
    const worth = worths[page] ?? 0;
    if (worth === 0) continue;
    const what = fields[page] ?? 0;
    add(sums.worth, page, rarity * worth);
    add(sums.answered, page, rarity);
    if (what & IN_TITLE) add(sums.inTitle, page, rarity);
    if (what & IN_NAME) add(sums.inName, page, rarity);
  }
}

/** The weight of a word on a page, between 0 and 1. It depends on the fields that contain the word. */
function worthOf(what: number, length: number): number {
  const mask = what & 63;
  const times = mask & TEXT ? TIMES_WORTH * countOf(what) : 0;
  const short = (USUAL_LENGTH / Math.max(length, 60)) ** LENGTH_POWER;
  const inText = ((mask & TEXT ? FIELD_WORTH.text : 0) + times) * Math.min(1.5, short);
  const worth = (FIELD_WORTHS[mask & ~TEXT] ?? 0) + inText;
  return worth / (worth + LEVEL);
}

/** How similar a title is to the query: the shared words as a share of all words of both, weighted by rarity. */
function likenessOf(shared: number, total: number, title: string, pages: ScoredPages): number {
  if (shared === 0) return 0;
  const words = new Set(readChunks(title).flatMap((chunk) => wordsOf(chunk).whole));
  let all = 0;
  for (const word of words) all += rarityOf(pages.countPages(word), pages.count);
  return Math.min(1, shared / Math.max(total + all - shared, 0.001));
}
