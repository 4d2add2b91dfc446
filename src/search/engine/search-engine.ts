import { type PageTexts, unpackLength } from "../words/search-format";
import { groupLabelOf } from "../../site/search";
import { createFindWish, findExcerpt, markMatches, type FindWish } from "./excerpt";
import type { Hierarchy, Highlight, SearchAnswer, SearchHit, SearchRequest } from "./hit";
import { type Postings, unpackPostings } from "./postings";
import { type FetchBytes, type IndexFiles, openIndex } from "./index-files";
import { rank } from "./rank";
import { type Candidate, createRetriever } from "./retrieve";
import { type Wish, understandQuery } from "./understand";
import { createVocabulary } from "./vocabulary";

/** The embedded search: an index on the site's own host, read in the browser. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Fetches what is missing, so that later answers need no network. */
  readonly loadRest: () => Promise<void>;
  readonly isDevelopment: boolean;
}

/** Records that are ranked; what lies behind them answers the query less than any of them. */
const MAX_RANKED = 150;
/** Shards one query may need; completions that lie further away are left out, so that a first answer stays small. */
const MAX_SHARDS = 8;
const HITS_PER_PAGE = 20;
const NO_POSTINGS = unpackPostings(undefined);
/** The area a reader is in comes first among near equals. */
const SAME_AREA = 1.15;
/** A page behind another that says it better. */
const SECOND = 0.6;
/** Earlier sections of a page come first among near equals: by so much for each, up to so many. */
const LATER_STEP = 0.012;
const LATER_STEPS = 12;

/** Opens the index. Rejects when it cannot be had. */
export async function openSearch(fetchBytes: FetchBytes): Promise<SearchEngine> {
  const files = await openIndex(fetchBytes);
  const { start, terms, firstRecords } = files;
  const { pages } = start;
  const vocabulary = createVocabulary(terms);
  const count = firstRecords.at(-1) ?? 0;
  const retrieve = createRetriever(count);
  const pageOf = new Int32Array(count);
  pages.records.forEach((records, page) =>
    pageOf.fill(page, firstRecords[page], (firstRecords[page] ?? 0) + records),
  );

  const facetOf = (page: number, name: string): string | undefined => {
    switch (name) {
      case "area":
        return start.areas[pages.area[page] ?? 0];
      case "version":
        return start.versions[pages.version[page] ?? 0];
      case "language":
        return start.languages[pages.language[page] ?? 0];
      default:
        return undefined;
    }
  };
  /** For each page 1 when it passes all filters; a list inside is passed by any of its own. None when all pages do. */
  const passes = (filters: readonly (string | readonly string[])[]): Uint8Array | undefined => {
    if (filters.length === 0) return undefined;
    const tests = filters.map((filter) =>
      [filter].flat().map((one) => {
        const colon = one.indexOf(":");
        return [one.slice(0, colon), one.slice(colon + 1)] as const;
      }),
    );
    return Uint8Array.from(pages.path, (_, page) =>
      Number(tests.every((any) => any.some(([name, value]) => facetOf(page, name) === value))),
    );
  };

  const search = async (request: SearchRequest): Promise<SearchAnswer> => {
    const { query, page = 0, hitsPerPage = HITS_PER_PAGE } = request;
    const { facetFilters = [], optionalFilters = [] } = request;
    const wishes = limitShards(understandQuery(query, vocabulary), files.shardOf);
    const postings = await files.loadPostings(
      wishes.flatMap(({ answers }) => answers.map(({ termId }) => termId)),
    );
    const postingsOf = (termId: number): Postings => postings.get(termId) ?? NO_POSTINGS;
    const isWanted = passes(facetFilters);
    const isPreferred = passes(optionalFilters);
    const retrieved = retrieve(
      wishes,
      postingsOf,
      isWanted && ((record) => isWanted[pageOf[record] ?? 0] === 1),
      MAX_RANKED,
    );
    const ranked = rank(retrieved.best, wishes, postingsOf, {
      count,
      lengthsOf: (record) => [
        unpackLength(start.lengths, record * 2),
        unpackLength(start.lengths, record * 2 + 1),
      ],
      welcomeOf: (record) => {
        const at = pageOf[record] ?? 0;
        const place = record - (firstRecords[at] ?? 0);
        return (
          (isPreferred?.[at] === 1 ? SAME_AREA : 1) *
          (pages.second[at] === 1 ? SECOND : 1) *
          (1 - LATER_STEP * Math.min(place, LATER_STEPS))
        );
      },
    });
    const end = (page + 1) * hitsPerPage;
    const listed = end > MAX_RANKED ? withRest(ranked, retrieved.listAll()) : ranked;
    const shown = listed.slice(page * hitsPerPage, end);
    const findWish = createFindWish(wishes.map(({ answers }) => answers.map(({ term }) => term)));
    const texts = await loadTexts(
      shown.map((record) => pageOf[record] ?? 0),
      files,
    );
    const hits = shown.map((record) => {
      const at = pageOf[record] ?? 0;
      const place = record - (firstRecords[at] ?? 0);
      return toHit({
        path: pages.path[at] ?? "",
        title: pages.title[at] ?? "",
        group: groupLabelOf(facetOf(at, "area") ?? "", pages.tutorial[at] === 1),
        version: facetOf(at, "version") ?? "",
        text: texts.get(at)?.[place],
        wishes,
        findWish,
      });
    });
    return {
      hits,
      nbHits: retrieved.count,
      page,
      nbPages: Math.ceil(retrieved.count / hitsPerPage),
      hitsPerPage,
      query,
    };
  };
  return { search, loadRest: files.loadRest, isDevelopment: start.isDevelopment };
}

/** Ranked records, and behind them those that were not ranked. */
function withRest(ranked: readonly number[], all: readonly Candidate[]): number[] {
  const first = new Set(ranked);
  return [...ranked, ...all.map(({ record }) => record).filter((record) => !first.has(record))];
}

/** Leaves out completions whose shards would be too many. What was typed, its forms and its slips all stay. */
function limitShards(wishes: readonly Wish[], shardOf: (termId: number) => number): Wish[] {
  const needed = new Set(
    wishes.flatMap(({ answers }) =>
      answers.filter(({ kind }) => kind !== "prefix").map(({ termId }) => shardOf(termId)),
    ),
  );
  return wishes.map((wish) => ({
    ...wish,
    answers: wish.answers.filter(({ kind, termId }) => {
      if (kind !== "prefix") return true;
      const shard = shardOf(termId);
      if (needed.size < MAX_SHARDS) needed.add(shard);
      return needed.has(shard);
    }),
  }));
}

async function loadTexts(
  wanted: readonly number[],
  files: IndexFiles,
): Promise<Map<number, PageTexts>> {
  const pages = [...new Set(wanted)];
  return new Map(
    await Promise.all(pages.map(async (page) => [page, await files.loadPage(page)] as const)),
  );
}

interface HitParts {
  readonly path: string;
  readonly title: string;
  /** What the result is listed under. */
  readonly group: string;
  readonly version: string;
  readonly text: PageTexts[number] | undefined;
  readonly wishes: readonly Wish[];
  readonly findWish: FindWish;
}

const TITLE_TYPES = ["lvl1", "lvl2", "lvl3"] as const;

function toHit({ path, title, group, version, text, wishes, findWish }: HitParts): SearchHit {
  const [anchor = null, headings = [], prose = "", code = ""] = text ?? [];
  const titles = [title, ...headings];
  const inTitle = markMatches(titles.at(-1) ?? "", findWish);
  const inText = findExcerpt(prose, findWish);
  const inCode = inText.wishes === 0 ? findExcerpt(code, findWish) : { marked: "", wishes: 0 };
  const excerpt = inCode.wishes > 0 ? inCode : inText;
  const toHighlight = ({ marked, wishes: answered }: typeof inTitle): Highlight => ({
    value: marked,
    matchLevel: answered === 0 ? "none" : answered === wishes.length ? "full" : "partial",
    matchedWords: wishes.map(({ word }) => word),
  });
  const hierarchy: Hierarchy<string | null> = {
    lvl0: group,
    lvl1: title,
    lvl2: headings[0] ?? null,
    lvl3: headings[1] ?? null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked: Partial<Hierarchy<Highlight>> = {
    lvl0: toHighlight({ marked: group, wishes: 0 }),
    lvl1: toHighlight(markMatches(title, findWish)),
    ...(headings[0] !== undefined && { lvl2: toHighlight(markMatches(headings[0], findWish)) }),
    ...(headings[1] !== undefined && { lvl3: toHighlight(markMatches(headings[1], findWish)) }),
  };
  const url = encodeURI(path) + (anchor === null ? "" : `#${encodeURIComponent(anchor)}`);
  const isInTitle = inTitle.wishes > 0 || excerpt.wishes === 0;
  return {
    objectID: url,
    type: isInTitle ? (TITLE_TYPES[titles.length - 1] ?? "lvl3") : "content",
    url,
    url_without_anchor: encodeURI(path),
    anchor,
    content: prose,
    hierarchy,
    version,
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: marked, content: toHighlight(excerpt) },
  };
}
