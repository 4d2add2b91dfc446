import type { IndexSettings } from "algoliasearch";
import type { SearchRecord } from "../index/search-records";
import { groupLabelOf } from "../../site/search";

/** A record as the hosted service keeps it: DocSearch's shape, and facets. */
export interface HostedRecord {
  readonly objectID: string;
  readonly type: "lvl1" | "lvl2" | "lvl3";
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  readonly content: string;
  readonly code: string;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly language: string;
  readonly version: string;
  readonly area: string;
  /** Higher before lower, then earlier before later. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** The service refuses records over 10 KB; these leave room for the rest of one. */
const MAX_CONTENT = 6000;
const MAX_CODE = 2000;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, text.lastIndexOf(" ", length));

/** The records of one page for the hosted service, in reading order. */
export function toHostedRecords(records: readonly SearchRecord[], siteUrl: string): HostedRecord[] {
  return records.map((record, position) => {
    const {
      path,
      anchor,
      area,
      isTutorial,
      titles,
      text,
      code,
      keywords,
      tags,
      language,
      version,
    } = record;
    const [page, second, third] = titles;
    const [pagePath = ""] = path.split("#", 1);
    const pageUrl = siteUrl + encodeURI(pagePath);
    const level = titles.length;
    return {
      objectID: version === "" ? path : `${version}:${path}`,
      type: level === 1 ? "lvl1" : level === 2 ? "lvl2" : "lvl3",
      url: pageUrl + (anchor === null ? "" : `#${encodeURIComponent(anchor)}`),
      url_without_anchor: pageUrl,
      anchor,
      hierarchy: {
        lvl0: groupLabelOf(area, isTutorial),
        lvl1: page,
        lvl2: second ?? null,
        lvl3: third ?? null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: cut(text, MAX_CONTENT),
      code: cut(code, MAX_CODE),
      keywords,
      tags,
      language,
      version,
      area,
      weight: { level: 100 - level * 10, position },
    };
  });
}

/** The index's settings: the same order of things as the embedded search has. */
export const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "keywords",
    "content",
    "code",
  ],
  attributesForFaceting: ["language", "version", "area", "tags"],
  attributesToHighlight: ["hierarchy"],
  attributesToSnippet: ["content:24"],
  camelCaseAttributes: ["hierarchy", "content", "code"],
  separatorsToIndex: "_",
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ["en"],
  indexLanguages: ["en"],
};
