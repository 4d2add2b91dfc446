import { FIELDS, type SearchField, fieldBit } from "../words/search-format";
import { joinQuery, readChunks, wordsOf } from "../words/search-words";
import { type Postings, countOf } from "./postings";
import type { QueryTerm, Reading } from "./query-terms";
import type { AnswerKind } from "./vocabulary";

/** What scoring needs to know of the pages, besides their words. */
export interface ScoredPages {
  readonly count: number;
  readonly titleOf: (page: number) => string;
  /** The last part of the path. */
  readonly nameOf: (page: number) => string;
  /** Words in the page's text. */
  readonly lengthOf: (page: number) => number;
  /** How welcome a page is whatever is asked: 1 is usual, 0 for one that is not wanted. */
  readonly welcomeOf: (page: number) => number;
  /** On how many pages a word stands. */
  readonly countPages: (word: string) => number;
}

/** A page that answers a query. */
export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** How much of the query it answers, 1 for all of it: rare words count for more than common ones. */
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
/** What a word is worth more for each time its number of uses in the text doubles. */
const TIMES_WORTH = 0.35;
/** Where the worth of a word on a page begins to level off. */
const LEVEL = 1.6;
const KIND_WORTH: Readonly<Record<AnswerKind, number>> = {
  exact: 1,
  form: 0.92,
  typo: 0.85,
  prefix: 0.5,
};
/** How steeply a page falls that leaves a part of the query unanswered. */
const SHARE_POWER = 1.6;
/** What a title worth that says just what is asked, no more and no less. */
const TITLE_WORTH = 0.55;
const SAME_TITLE_WORTH = 0.25;
/** A name in an address says a little less than a title. */
const NAME_SHARE = 0.85;
/** Pages that answer less of the query than this part of what the best one answers are not told of. */
const NEARLY = 0.6;
/** How much a long page has to mention a word more often to be as much about it. */
const LENGTH_POWER = 0.25;
const USUAL_LENGTH = 600;

const FIELD_WORTHS = Float32Array.from({ length: 64 }, (_, mask) =>
  FIELDS.reduce((sum, field) => sum + (mask & fieldBit(field) ? FIELD_WORTH[field] : 0), 0),
);
const TEXT = fieldBit("text");
const IN_TITLE = fieldBit("title");
const IN_NAME = fieldBit("name");

/** How rare a word is: 0 when it stands on every page (BM25's inverse document frequency). */
const rarityOf = (found: number, count: number): number =>
  Math.log(1 + (count - Math.min(found, count) + 0.5) / (Math.min(found, count) + 0.5));

/** Pages that answer a query, best first: each by the reading of the query that suits it best. */
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
    const welcome = answered === 0 ? 0 : pages.welcomeOf(page);
    if (welcome === 0) continue;
    const share = Math.min(1, answered / total);
    const score =
      weight *
      welcome *
      (((sums.worth[page] ?? 0) / total) * share ** SHARE_POWER +
        worthOfTitle(page, asked, total, sums, pages));
    found.push({ page, score: Number(score.toPrecision(6)), share: share * weight, reading });
  }
  return found;
}

/** What is known of each page while the words of a reading are looked at. */
interface Sums {
  /** What the words are worth on the page. */
  readonly worth: Float32Array;
  /** Rarities of the words that stand on it, in its title, in its name. */
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

/** Pages that a query term stands on, from what is known of its best answers. */
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
  const places = new Uint8Array(pages.count);
  for (const { termId, kind } of answers) {
    const { pages: list, what } = postingsOf(termId);
    const kindWorth = KIND_WORTH[kind];
    for (let at = 0; at < list.length; at += 1) {
      const page = list[at] ?? 0;
      const byte = what[at] ?? 0;
      const worth = kindWorth * worthOf(byte, pages.lengthOf(page));
      // What only begins like a word of a title does not make the title say what is asked.
      if (kind !== "prefix") places[page] = (places[page] ?? 0) | byte;
      if (worth > (worths[page] ?? 0)) worths[page] = worth;
    }
  }
  const add = (list: Float32Array, page: number, more: number): void => {
    list[page] = (list[page] ?? 0) + more;
  };
  for (let page = 0; page < pages.count; page += 1) {
    const worth = worths[page] ?? 0;
    if (worth === 0) continue;
    const what = places[page] ?? 0;
    add(sums.worth, page, rarity * worth);
    add(sums.answered, page, rarity);
    if (what & IN_TITLE) add(sums.inTitle, page, rarity);
    if (what & IN_NAME) add(sums.inName, page, rarity);
  }
}

/** What a word is worth on a page by the places it stands in: between 0 and 1. */
function worthOf(what: number, length: number): number {
  const mask = what & 63;
  const times = mask & TEXT ? TIMES_WORTH * countOf(what) : 0;
  const short = (USUAL_LENGTH / Math.max(length, 60)) ** LENGTH_POWER;
  const inText = ((mask & TEXT ? FIELD_WORTH.text : 0) + times) * Math.min(1.5, short);
  const worth = (FIELD_WORTHS[mask & ~TEXT] ?? 0) + inText;
  return worth / (worth + LEVEL);
}

/** How nearly a title says what is asked: what both have in common, of all that either has. */
function likenessOf(shared: number, total: number, title: string, pages: ScoredPages): number {
  if (shared === 0) return 0;
  const words = new Set(readChunks(title).flatMap((chunk) => wordsOf(chunk).whole));
  let all = 0;
  for (const word of words) all += rarityOf(pages.countPages(word), pages.count);
  return Math.min(1, shared / Math.max(total + all - shared, 0.001));
}
