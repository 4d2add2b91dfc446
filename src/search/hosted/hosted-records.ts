import type { IndexSettings, SynonymHit } from "algoliasearch";
import { groupLabelOf } from "../../site/search";
import type { SearchEntry } from "../index/search-entry";
import type { SearchContent } from "../index/search-index";
import { type SearchRecord, type SearchedPage, toSearchRecords } from "../index/search-records";

/** A record for the hosted service: DocSearch's format with additional facets. */
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
  readonly kind: string;
  /** Present only if the page is about something that has ended. */
  readonly hasEnded?: true;
  /** Results that match equally well are sorted by descending level, then by ascending position. */
  readonly weight: { readonly level: number; readonly position: number };
  /** The names and facts of an entry; absent from the record of a section. */
  readonly entry?: HostedEntry;
}

interface HostedEntry extends Pick<
  SearchEntry,
  "kind" | "names" | "title" | "value" | "text" | "source"
> {
  /** Names that readers give the entry's network, one a line. */
  readonly network?: string;
}

/** Maximum length of the content. The service rejects records over 10 KB, so this leaves room for the other fields. */
const MAX_CONTENT = 6000;
const MAX_CODE = 2000;
/** Level of entries, which is higher than the level of any page or section. */
const ENTRY_LEVEL = 200;
/** Subtracted from the level of a page that should rank after another one. */
const SECOND = 5;
/** Kinds of pages that say less about a subject than the subject's own page. */
const LESSER: ReadonlySet<string> = new Set(["recipe", "reference"]);
const LESSER_LOSS = 2;

const lossOf = (isSecond: boolean, kind: string): number => {
  if (isSecond) return SECOND;
  return LESSER.has(kind) ? LESSER_LOSS : 0;
};

const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, text.lastIndexOf(" ", length));

/** Lists all records for the hosted service: the records of each page in reading order, then those of the entries. */
export function listHostedRecords(
  { pages, entries, networks }: Pick<SearchContent, "pages" | "entries" | "networks">,
  siteUrl: string,
): HostedRecord[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [
    ...pages.flatMap((page) => toHostedRecords(toSearchRecords(page), page.isSecond, siteUrl)),
    ...entries.flatMap((entry) => {
      const page = byPath.get(entry.path);
      return page ? [toEntryRecord(entry, page, networks, siteUrl)] : [];
    }),
  ];
}

/** Turns an entry into a record that belongs to the page that defines the entry. */
function toEntryRecord(
  { kind, names, title, value, text, source, anchor, path, network = "" }: SearchEntry,
  page: SearchedPage,
  networks: SearchContent["networks"],
  siteUrl: string,
): HostedRecord {
  const pageUrl = siteUrl + encodeURI(path);
  const called = networks[network];
  return {
    objectID: `${page.version}:entry:${kind}:${title}`,
    type: "lvl2",
    url: pageUrl + (anchor === undefined ? "" : `#${encodeURIComponent(anchor)}`),
    url_without_anchor: pageUrl,
    anchor: anchor ?? null,
    hierarchy: {
      lvl0: groupLabelOf(page.area, page.isTutorial),
      lvl1: page.title,
      lvl2: title,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: [value, text].filter((part) => part !== undefined).join(" "),
    code: "",
    keywords: [...names.map((name) => name.replace(/^[#$]/, "")), ...(called ?? [])],
    tags: page.tags,
    language: page.language,
    version: page.version,
    area: page.area,
    kind: page.kind,
    weight: { level: ENTRY_LEVEL, position: 0 },
    entry: {
      ...{ kind, names, title, value, text, source },
      ...(called && { network: called.join("\n") }),
    },
  };
}

/**
 * Formats the synonyms for the service. All of them are one-way, because `synonyms` already contains two-way synonyms
 * in both directions.
 */
export const listHostedSynonyms = (synonyms: SearchContent["synonyms"]): SynonymHit[] => {
  const byInput = new Map<string, string[]>();
  for (const [from, to] of synonyms) {
    const input = from.join(" ");
    byInput.set(input, [...(byInput.get(input) ?? []), to.join(" ")]);
  }
  return [...byInput].map(([input, all]) => ({
    objectID: input.replaceAll(" ", "-"),
    type: "oneWaySynonym",
    input,
    synonyms: all,
  }));
};

/** Converts the records of one page, in reading order. */
function toHostedRecords(
  records: readonly SearchRecord[],
  isSecond: boolean,
  siteUrl: string,
): HostedRecord[] {
  return records.map((record, position) => {
    const {
      path,
      anchor,
      area,
      kind,
      isTutorial,
      hasEnded,
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
      kind,
      ...(hasEnded && { hasEnded }),
      weight: { level: 100 - level * 10 - lossOf(isSecond, kind), position },
    };
  });
}

/** Index settings that make the service rank results as similarly to the embedded search as possible. */
export const HOSTED_SETTINGS: IndexSettings = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(keywords)",
    "content",
    "code",
  ],
  attributesForFaceting: ["language", "version", "area", "kind", "tags"],
  // Each page is one result, ranked by its best record, as in the embedded search.
  attributeForDistinct: "url_without_anchor",
  distinct: true,
  attributesToHighlight: ["hierarchy"],
  attributesToSnippet: ["content:24"],
  camelCaseAttributes: ["hierarchy", "content", "code"],
  separatorsToIndex: "_",
  // Optional filters, if a query has any, only decide between results that are otherwise equal.
  ranking: ["words", "typo", "attribute", "proximity", "exact", "filters", "custom"],
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // Makes sure that a long question has results, even if no page contains all of its words.
  removeWordsIfNoResults: "allOptional",
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ["en"],
  indexLanguages: ["en"],
};
