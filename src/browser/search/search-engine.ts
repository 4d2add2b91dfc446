import { type PageTexts, unpackLength } from "../../docs/search-format";
import { areaOf, searchedAreas } from "../../site/search";
import { createFindWish, findExcerpt, markMatches, type FindWish } from "./excerpt";
import type { Hierarchy, Highlight, SearchAnswer, SearchHit, SearchRequest } from "./hit";
import { type FetchBytes, type IndexFiles, openIndex } from "./index-files";
import { rank } from "./rank";
import { type Candidate, retrieve } from "./retrieve";
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
const MAX_RANKED = 240;
/** Fewer records that answer everything than this, and records that answer nearly everything are shown too. */
const ENOUGH = 12;
/** Part of what the best answer that others have to answer then. */
const NEARLY = 0.5;
const HITS_PER_PAGE = 20;
/** The area a reader is in comes first among near equals. */
const SAME_AREA = 1.15;
const ENDED = 0.6;
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
  const pageOf = new Int32Array(count);
  pages.records.forEach((records, page) =>
    pageOf.fill(page, firstRecords[page], (firstRecords[page] ?? 0) + records),
  );

  const facetOf = (record: number, name: string): string | undefined => {
    const page = pageOf[record] ?? 0;
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
  const has = (record: number, filter: string): boolean => {
    const colon = filter.indexOf(":");
    return facetOf(record, filter.slice(0, colon)) === filter.slice(colon + 1);
  };

  const search = async (request: SearchRequest): Promise<SearchAnswer> => {
    const { query, page = 0, hitsPerPage = HITS_PER_PAGE } = request;
    const { facetFilters = [], optionalFilters = [] } = request;
    const wishes = understandQuery(query, vocabulary);
    const postings = await files.loadPostings(
      wishes.flatMap(({ answers }) => answers.map(({ termId }) => termId)),
    );
    const candidates = chooseCandidates(
      retrieve(wishes, postings, {
        count,
        isWanted: (record) =>
          facetFilters.every((filter) => [filter].flat().some((one) => has(record, one))),
      }),
    );
    const ranked = rank(candidates.slice(0, MAX_RANKED), wishes, postings, {
      count,
      lengthsOf: (record) => [
        unpackLength(start.lengths, record * 2),
        unpackLength(start.lengths, record * 2 + 1),
      ],
      welcomeOf: (record) => {
        const at = pageOf[record] ?? 0;
        const place = record - (firstRecords[at] ?? 0);
        const isSameArea = optionalFilters.some((filter) => has(record, filter));
        return (
          (isSameArea ? SAME_AREA : 1) *
          (pages.ended[at] === 1 ? ENDED : 1) *
          (1 - LATER_STEP * Math.min(place, LATER_STEPS))
        );
      },
    });
    const all = [...ranked, ...candidates.slice(MAX_RANKED).map(({ record }) => record)];
    const shown = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
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
        area: facetOf(record, "area") ?? "",
        version: facetOf(record, "version") ?? "",
        text: texts.get(at)?.[place],
        wishes,
        findWish,
      });
    });
    return {
      hits,
      nbHits: all.length,
      page,
      nbPages: Math.ceil(all.length / hitsPerPage),
      hitsPerPage,
      query,
    };
  };
  return { search, loadRest: files.loadRest, isDevelopment: start.isDevelopment };
}

/** Those that answer the whole query; when they are few, those too that answer most of it. */
function chooseCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  const most = candidates[0]?.share ?? 0;
  const best = candidates.filter(({ share }) => share === most);
  return best.length >= ENOUGH ? best : candidates.filter(({ share }) => share >= most * NEARLY);
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
  readonly area: string;
  readonly version: string;
  readonly text: PageTexts[number] | undefined;
  readonly wishes: readonly Wish[];
  readonly findWish: FindWish;
}

const TITLE_TYPES = ["lvl1", "lvl2", "lvl3"] as const;

function toHit({ path, title, area, version, text, wishes, findWish }: HitParts): SearchHit {
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
  const label = searchedAreas.find(({ id }) => id === area)?.label ?? areaOf("").label;
  const hierarchy: Hierarchy<string | null> = {
    lvl0: label,
    lvl1: title,
    lvl2: headings[0] ?? null,
    lvl3: headings[1] ?? null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked: Partial<Hierarchy<Highlight>> = {
    lvl0: toHighlight({ marked: label, wishes: 0 }),
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
