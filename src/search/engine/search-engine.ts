import { formatMissingOn } from "../../site/labels";
import { groupLabelOf } from "../../site/search";
import { type SearchStart, unpackNumber } from "../words/search-format";
import { createFilter, facetOf } from "./facets";
import { type FoundEntry, createEntryFinder } from "./find-entries";
import { createFindTerm } from "./hits/excerpt";
import type { DirectAnswer, SearchAnswer, SearchRequest } from "./hits/hit";
import { toHit } from "./hits/to-hit";
import { type FetchBytes, type IndexFiles, openIndex } from "./index-files";
import { type Reading, understandQuery } from "./query-terms";
import { type Lines, type ScoredPage, scorePages } from "./score-pages";

/** The embedded search. Its index is on the site's own host, and the browser searches it. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /**
   * Fetches all missing files, so that later answers don't need the network. Returns false if the index is too large to
   * do so.
   */
  readonly loadRest: () => Promise<boolean>;
  readonly isDevelopment: boolean;
}

/**
 * Maximum number of shards for one query. Words that would need more are left out, so that readers don't have to
 * download much for the first answer. One of the first three results is right for 93 % of the queries with the whole
 * index, for 91 % with three shards, and for 83 % with two.
 */
const MAX_SHARDS = 3;
/**
 * Maximum number of files for the first answer. Page texts are loaded only if shards and rare words need fewer files.
 */
const FIRST_FILES = 6;
/**
 * Maximum number of page texts to load for a later answer. Other pages show only their title until their text is
 * loaded.
 */
const MAX_TEXTS = 8;
const HITS_PER_PAGE = 20;
/** Factor for a page that should rank after another one (isSecond in search-records.ts). */
const SECOND = 1 / 3;
/**
 * Factors for kinds of pages. A recipe says less about a subject than the subject's own page, but would rank higher
 * because recipes are short. A reference repeats the names of its subject, while another page explains the subject.
 */
const KIND_FACTORS: Readonly<Record<string, number>> = { recipe: 0.7, reference: 0.65 };
/** Share of the score of a page about something that has ended with which another page comes before it. */
const LIVING_SHARE = 0.9;
/** Multiplied by the certainty, and added to the score of a page that defines what the query asks for. */
const ENTRY_WORTH = 3;

/** Opens the index. Rejects if it can't be loaded. */
export const openSearch = async (fetchBytes: FetchBytes): Promise<SearchEngine> =>
  createSearchEngine(await openIndex(fetchBytes));

/** Creates the search engine for an open index. */
export function createSearchEngine(files: IndexFiles): SearchEngine {
  const { start, common } = files;
  const { pages } = start;
  const count = pages.path.length;
  const findEntries = createEntryFinder(start.entries, start.networks);
  const toFilter = createFilter(start);
  const lengths = Float32Array.from(pages.path, (_, page) => unpackNumber(start.lengths, page));
  const lines = readLines(start);
  const kindFactors = start.kinds.map((kind) => KIND_FACTORS[kind] ?? 1);
  const factors = pages.second.map((isSecond, at) =>
    isSecond === 1 ? SECOND : (kindFactors[pages.kind[at] ?? 0] ?? 1),
  );
  const pathOf = (page: number): string => textAt(pages.path, page);
  const titleOf = (page: number): string => textAt(pages.title, page);

  let isFirst = true;

  const search = async (request: SearchRequest): Promise<SearchAnswer> => {
    const { query, page = 0, hitsPerPage = HITS_PER_PAGE } = request;
    const { facetFilters = [] } = request;
    const understood = await understandQuery(query, {
      common,
      loadRare: files.loadRare,
      synonyms: start.synonyms,
    });
    const corrected = understood.corrections.reduce(
      (text, { typed, used }) => text.replace(typed, used),
      query,
    );
    const entries = findEntries(corrected);
    const readings = limitShards(understood.readings, files);
    const postingsOf = await files.loadPostings(
      readings.flatMap(({ terms }) =>
        terms.flatMap(({ answers }) => answers.map(({ termId }) => termId)),
      ),
    );
    const isWanted = toFilter(facetFilters);
    const scored = scorePages(readings, postingsOf, files.countPages, {
      count,
      lines,
      lengthOf: (at) => lengths[at] ?? 0,
      factorOf: (at) => (isWanted?.[at] === 0 ? 0 : (factors[at] ?? 1)),
    });
    const ranked = rankEndedLater(
      withEntries(scored, entries, isWanted, readings[0]).sort(byScore),
      (at) => pages.ended[at] === 1,
    );
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const direct = page === 0 ? await loadDirect(entries.filter(({ isVague }) => !isVague)) : [];
    const room = isFirst ? Math.max(0, FIRST_FILES - files.countFetched()) : MAX_TEXTS;
    isFirst = false;
    const hitTexts = await loadTexts(shown, files, room);
    const hits = shown.map(({ page: at, reading: { terms } }) =>
      toHit({
        path: pathOf(at),
        title: titleOf(at),
        area: groupLabelOf(facetOf(start, at, "area") ?? "", pages.tutorial[at] === 1),
        hasEnded: pages.ended[at] === 1,
        texts: hitTexts.get(at),
        terms: terms.length,
        findTerm: createFindTerm(terms.map(({ answers }) => answers.map(({ term }) => term))),
      }),
    );
    const { corrections, unknown: leftOut } = understood;
    return { hits, count: ranked.length, direct, corrections, leftOut };
  };

  const loadDirect = async (found: readonly FoundEntry[]): Promise<DirectAnswer[]> => {
    const facts = await Promise.all(
      found.map(({ at }) => files.loadEntry(at).catch(() => undefined)),
    );
    return found.flatMap(({ kind, page: of, missingOn }, at) => {
      const fact = facts[at];
      if (!fact) return [];
      const { anchor, link, ...rest } = fact;
      const url = link ?? encodeURI(pathOf(of)) + (anchor === undefined ? "" : `#${anchor}`);
      const page = link === undefined ? titleOf(of) : new URL(link).host;
      const answer = { ...rest, kind, url, page };
      // A value on another network is never offered to be copied.
      return missingOn === undefined
        ? [answer]
        : [{ ...answer, value: undefined, text: formatMissingOn(missingOn) }];
    });
  };

  return { search, loadRest: files.loadRest, isDevelopment: start.isDevelopment };
}

/** Reads one page's string from a list in SearchStart that has one value per page. */
const textAt = (list: readonly string[], at: number): string => list[at] ?? "";

function readLines({ lines: { counts, weights } }: SearchStart): Lines {
  let end = 0;
  const starts = counts.map((count) => {
    end += count;
    return end - count;
  });
  return {
    starts: [...starts, end],
    weights: Float32Array.from({ length: end }, (_, at) => unpackNumber(weights, at)),
  };
}

/** Raises the scores of pages that define what the query asks for, and adds such pages if they are missing. */
function withEntries(
  scored: readonly ScoredPage[],
  entries: readonly FoundEntry[],
  isWanted: Uint8Array | undefined,
  reading: Reading | undefined,
): ScoredPage[] {
  if (entries.length === 0 || !reading) return [...scored];
  const all = new Map(scored.map((one) => [one.page, one]));
  entries.forEach(({ page, certainty }, at) => {
    if (page < 0 || isWanted?.[page] === 0) return;
    const known = all.get(page) ?? { page, score: 0, share: 1, reading };
    all.set(page, { ...known, score: known.score + (ENTRY_WORTH * certainty) / (1 + at / 10) });
  });
  return [...all.values()];
}

const byScore = (a: ScoredPage, b: ScoredPage): number => b.score - a.score || a.page - b.page;

/** Moves each page about something that has ended behind the first page that fits the query nearly as well. */
function rankEndedLater(
  ranked: readonly ScoredPage[],
  hasEnded: (page: number) => boolean,
): readonly ScoredPage[] {
  const living = ranked.filter(({ page }) => !hasEnded(page));
  return ranked
    .map((one) => {
      if (!hasEnded(one.page)) return one;
      const better = living.find(
        ({ score, share }) => share >= one.share && score >= one.score * LIVING_SHARE,
      );
      return better && better.score < one.score ? { ...one, score: better.score * 0.999 } : one;
    })
    .sort(byScore);
}

/**
 * Leaves out words that would need too many shards: completions first, then words of later readings, and among equals
 * the most common words, which are the least specific.
 */
function limitShards(
  readings: readonly Reading[],
  { shardOf, countPages }: Pick<IndexFiles, "shardOf" | "countPages">,
): Reading[] {
  const answers = readings
    .flatMap(({ terms }, reading) =>
      terms.flatMap(({ answers: own }) => own.map((answer) => ({ ...answer, reading }))),
    )
    .sort(
      (a, b) =>
        Number(a.kind === "prefix") - Number(b.kind === "prefix") ||
        a.reading - b.reading ||
        countPages(a.termId) - countPages(b.termId),
    );
  const needed = new Set<number>();
  for (const { termId } of answers) {
    const shard = shardOf(termId);
    if (shard !== undefined && needed.size < MAX_SHARDS) needed.add(shard);
  }
  const isHere = (termId: number): boolean => {
    const shard = shardOf(termId);
    return shard === undefined || needed.has(shard);
  };
  return readings.map((reading) => ({
    ...reading,
    terms: reading.terms.flatMap((term) => {
      const here = term.answers.filter(({ termId }) => isHere(termId));
      // A term is dropped if all its matching words were left out. A term that isn't on any page stays.
      return here.length === 0 && term.answers.length > 0 ? [] : [{ ...term, answers: here }];
    }),
  }));
}

/** Loads the texts of the pages that are shown, but no more than `room` texts that aren't loaded yet. */
async function loadTexts(shown: readonly ScoredPage[], files: IndexFiles, room: number) {
  const missing = shown.filter(({ page }) => !files.hasPage(page)).slice(0, room);
  const wanted = shown.filter((one) => files.hasPage(one.page) || missing.includes(one));
  return new Map(
    await Promise.all(wanted.map(async ({ page }) => [page, await files.loadPage(page)] as const)),
  );
}
