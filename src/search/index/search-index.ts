import { shortenName } from "../words/entry-names";
import { rarityOf } from "../words/rarity";
import {
  ENTRY_KINDS,
  type EntryFacts,
  FIELDS,
  type PageTexts,
  type SearchField,
  type SearchStart,
  type SynonymPair,
  fieldBit,
  packCount,
  packNumber,
  packTerms,
} from "../words/search-format";
import { joinParts, packPostings } from "./pack-postings";
import { listLines, postLines } from "./page-lines";
import type { SearchEntry } from "./search-entry";
import { type SearchedPage, nameOf, toSearchRecords } from "./search-records";
import { type ReadWords, createWordReader } from "./word-reader";

/** The index before its files are compressed and named. */
export interface SearchIndex {
  readonly start: Omit<SearchStart, "key" | "isDevelopment" | "hasRest">;
  readonly shards: readonly Uint8Array[];
  readonly rare: readonly Uint8Array[];
  readonly pages: readonly PageTexts[];
  readonly entries: readonly EntryFacts[];
}

/** Everything that the search can find. */
export interface SearchContent {
  readonly pages: readonly SearchedPage[];
  readonly entries: readonly SearchEntry[];
  /** Names that readers give each network, by its id; the main network first. */
  readonly networks: Readonly<Record<string, readonly string[]>>;
  readonly synonyms: readonly SynonymPair[];
}

/**
 * Maximum number of words in the first file, which contains the most common words. Words on only one page count as
 * rare.
 */
const MAX_COMMON = 8000;
/** If a site has no more words than this, all of them are in the first file. */
const FEW_WORDS = 3000;
/**
 * Maximum number of postings in a single shard. If all postings fit into it, a query needs just one request for all its
 * words. A posting compresses to 1.5 bytes.
 */
const ONE_SHARD_POSTINGS = 53_000;
/** Number of postings per shard if there are several shards. */
const SHARD_POSTINGS = 5000;
const RARE_BYTES = 8000;
/**
 * Maximum shares of pages, tried in this order. A word on a larger share of the pages finds only pages about it, not
 * pages that just mention it. The build uses the first share with which the postings fit into one file, or else the
 * last.
 */
const EVERYWHERE = [
  1, 0.5, 0.4, 0.32, 0.25, 0.2, 0.16, 0.13, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.02,
];

const COUNT_SHIFT = FIELDS.length;
const STRONG = (["title", "name", "heading", "summary"] as const).reduce(
  (mask, field) => mask | fieldBit(field),
  3 << COUNT_SHIFT,
);

/**
 * Postings of one word. For each page: its number, how often the word occurs in its text, and the fields that contain
 * the word, encoded as `page << 8 | count << 6 | fields`.
 */
type Postings = number[];

/**
 * Builds the embedded index: the file that a browser fetches first, the shards of postings, and the text of each page.
 */
export function buildSearchIndex({
  pages,
  entries,
  networks,
  synonyms,
}: SearchContent): SearchIndex {
  const readWords = createWordReader();
  const postings = new Map<string, Postings>();
  const lengths = pages.map((page, at) => addPage(page, at, postings, readWords));
  const lines = pages.map(listLines);
  const linePostings = postLines(lines.flat(), pages.length);
  for (const word of linePostings.keys()) if (!postings.has(word)) postings.set(word, []);
  const rarity = (word: string): number => rarityOf(postings.get(word)?.length ?? 0, pages.length);
  const common = listCommon(postings);
  const commonSet = new Set(common);
  const rare = [...postings.keys()].filter((word) => !commonSet.has(word)).sort();
  const inLines = common.map((word) => linePostings.get(word) ?? []);
  const room = ONE_SHARD_POSTINGS - sum(inLines.map(({ length }) => length));
  const lists = fitPostings(common, postings, pages.length, room).map((list, at) => [
    ...list,
    ...(inLines[at] ?? []),
  ]);
  const sizes = lists.map(({ length }) => length);
  const isOne = sum(sizes) <= ONE_SHARD_POSTINGS;
  const shards = cutAt(sizes, isOne ? Infinity : SHARD_POSTINGS);
  const rareCuts = cutAt(
    rare.map((word) => word.length + 4),
    RARE_BYTES,
  );
  const listOf = (name: "area" | "kind" | "version" | "language") => {
    const all = [...new Set(pages.map((page) => page[name]))];
    return { all, positions: pages.map((page) => all.indexOf(page[name])) };
  };
  const [area, kind, version, language] = [
    listOf("area"),
    listOf("kind"),
    listOf("version"),
    listOf("language"),
  ];
  const positions = new Map(pages.map(({ path }, at) => [path, at]));
  const networkIds = Object.keys(networks);
  const known = entries.filter(({ path, link }) => link !== undefined || positions.has(path));
  return {
    start: {
      areas: area.all,
      kinds: kind.all,
      versions: version.all,
      languages: language.all,
      pages: {
        path: pages.map(({ path }) => path),
        title: pages.map(({ title }) => title),
        area: area.positions,
        kind: kind.positions,
        version: version.positions,
        language: language.positions,
        second: pages.map(({ isSecond }) => (isSecond ? 1 : 0)),
        ended: pages.map(({ hasEnded }) => (hasEnded ? 1 : 0)),
        tutorial: pages.map(({ isTutorial }) => (isTutorial ? 1 : 0)),
      },
      lengths: lengths.map(packNumber).join(""),
      lines: {
        counts: lines.map(({ length }) => length),
        weights: lines
          .flat()
          .map((words) => packNumber(sum(words.map(rarity))))
          .join(""),
      },
      terms: packTerms(common),
      counts: common.map((word) => packNumber(postings.get(word)?.length ?? 0)).join(""),
      shards: shards.map(({ from }) => from),
      rare: rareCuts.map(({ from }) => rare[from] ?? ""),
      entries: known.map(({ kind: one, path, network = "", names }) => [
        ENTRY_KINDS.indexOf(one),
        positions.get(path) ?? -1,
        networkIds.indexOf(network),
        ...names.map(shortenName),
      ]),
      networks: Object.values(networks),
      synonyms,
    },
    shards: shards.map(({ from, to }) => packPostings(lists.slice(from, to))),
    rare: rareCuts.map(({ from, to }) => {
      const words = rare.slice(from, to);
      const all = packPostings(
        words.map((word) => [...(postings.get(word) ?? []), ...(linePostings.get(word) ?? [])]),
      );
      return joinParts([new TextEncoder().encode(packTerms(words)), all]);
    }),
    pages: pages.map((page) =>
      toSearchRecords(page).map(({ anchor, titles, text, code }) => [
        anchor,
        titles.slice(1),
        text,
        code,
      ]),
    ),
    entries: known.map(({ title, value, text, source, anchor, link }) => ({
      ...{ title, value, text, source, anchor, link },
    })),
  };
}

/** Lists the words for the first file, sorted. */
function listCommon(postings: ReadonlyMap<string, Postings>): string[] {
  if (postings.size <= FEW_WORDS) return [...postings.keys()].sort();
  const shared = [...postings].filter(([, { length }]) => length > 1);
  const sizes = shared.map(([, { length }]) => length).sort((a, b) => b - a);
  const least = sizes[MAX_COMMON] ?? 1;
  return shared
    .filter(([, { length }]) => length > least)
    .map(([word]) => word)
    .sort();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Shortens the lists of words that are on many pages until all postings fit, or as far as EVERYWHERE allows. Such a word
 * keeps only the pages that are about it, or all pages if there are none.
 */
function fitPostings(
  words: readonly string[],
  postings: ReadonlyMap<string, Postings>,
  pages: number,
  room: number,
): Postings[] {
  const all = words.map((word) => postings.get(word) ?? []);
  let fitted = all;
  for (const share of EVERYWHERE) {
    fitted = all.map((list) => thin(list, pages * share));
    if (sum(fitted.map(({ length }) => length)) <= room) break;
  }
  return fitted;
}

/** If a word is on more than `most` pages, keeps only the pages that are about it, or all pages if none is. */
function thin(list: Postings, most: number): Postings {
  if (list.length <= most) return list;
  const strong = list.filter((posting) => {
    const what = posting % 256;
    return (what & STRONG & 63) !== 0 || what >> COUNT_SHIFT === 3;
  });
  return strong.length > 0 ? strong : list;
}

/** Adds the words of a page and returns the number of words in its text. */
function addPage(
  page: SearchedPage,
  at: number,
  postings: Map<string, Postings>,
  readWords: ReadWords,
): number {
  const found = new Map<string, { mask: number; count: number }>();
  const addWords = (field: SearchField, words: readonly string[]): void => {
    const bit = fieldBit(field);
    const isCounted = field === "text" || field === "code";
    for (const word of words) {
      const entry = found.get(word);
      if (!entry) {
        found.set(word, { mask: bit, count: 1 });
      } else {
        entry.mask |= bit;
        if (isCounted) entry.count += 1;
      }
    }
  };
  const add = (field: SearchField, content: string): number => {
    const { whole, parts } = readWords(content);
    addWords(field, whole);
    // A heading that contains "MiniPay" isn't about "pay", so the parts of identifiers in headings are indexed like
    // body text.
    addWords(field === "title" || field === "heading" ? "text" : field, parts);
    return whole.length;
  };
  add("title", page.title);
  add("name", nameOf(page.path));
  add("summary", [page.description, ...page.keywords, ...page.tags].join(" "));
  let length = 0;
  for (const { id, title, text, code = "" } of page.sections) {
    if (id !== undefined) add("heading", title);
    length += add("text", text);
    add("code", code);
  }
  for (const [word, { mask, count }] of found) {
    const posting = at * 256 + (packCount(count) << COUNT_SHIFT) + mask;
    const list = postings.get(word);
    if (list) list.push(posting);
    else postings.set(word, [posting]);
  }
  return length;
}

/** Groups neighboring items so that the sizes in each group add up to at most `most`. */
function cutAt(sizes: readonly number[], most: number): { from: number; to: number }[] {
  const cuts: { from: number; to: number }[] = [];
  let joined = Infinity;
  sizes.forEach((size, at) => {
    const last = cuts.at(-1);
    if (!last || joined + size > most) {
      cuts.push({ from: at, to: at + 1 });
      joined = size;
    } else {
      last.to = at + 1;
      joined += size;
    }
  });
  return cuts;
}
