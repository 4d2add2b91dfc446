import {
  FIELDS,
  type PageTexts,
  type SearchField,
  type SearchStart,
  fieldBit,
  packCount,
  packLength,
  packTerms,
} from "../words/search-format";
import { type SearchedPage, type SearchRecord, toSearchRecords } from "./search-records";
import { readChunks, wordsOf } from "../words/search-words";

/** The index before it is packed and named. */
export interface SearchIndex {
  readonly start: Omit<SearchStart, "key" | "isDevelopment" | "hasRest">;
  readonly shards: readonly Uint8Array[];
  readonly pages: readonly PageTexts[];
}

/** Bytes of postings in a shard before packing; packed it is about two thirds. */
const SHARD_BYTES = 6_000;
const TEXT_BIT = fieldBit("text");
const COUNT_SHIFT = FIELDS.length;

/** Words of a text, and the parts of those that have any, each as often as it stands there. */
interface TextWords {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}
type ReadWords = (text: string) => TextWords;

/** Reads texts; a word that was met before costs a look into a table. */
function createWordReader(): ReadWords {
  const known = new Map<string, TextWords>();
  const readPiece = (piece: string): TextWords => {
    const found = readChunks(piece).map(wordsOf);
    return {
      whole: found.flatMap(({ whole }) => whole),
      parts: found.flatMap(({ parts }) => parts),
    };
  };
  return (text) => {
    const whole: string[] = [];
    const parts: string[] = [];
    for (const piece of text.split(/[\s,;()[\]{}"\u00ab\u00bb]+/)) {
      let found = known.get(piece);
      if (found === undefined) known.set(piece, (found = readPiece(piece)));
      for (const word of found.whole) whole.push(word);
      for (const word of found.parts) parts.push(word);
    }
    return { whole, parts };
  };
}

/** Postings of one word: the record and what stands where in it, as `record << 8 | count << 6 | fields`. */
type Postings = number[];

/** The embedded search index of all pages: what a browser fetches first, words by shard, texts by page. */
export function buildSearchIndex(pages: readonly SearchedPage[]): SearchIndex {
  const recordsByPage = pages.map(toSearchRecords);
  const readWords = createWordReader();
  const postings = new Map<string, Postings>();
  let lengths = "";
  let id = 0;
  for (const records of recordsByPage) {
    for (const record of records) {
      lengths += addRecord(record, id, postings, readWords);
      id += 1;
    }
  }
  const terms = [...postings.keys()].sort();
  const { shards, starts } = cutShards(terms, postings);
  const areas = [...new Set(pages.map(({ area }) => area))];
  const versions = [...new Set(pages.map(({ version }) => version))];
  const languages = [...new Set(pages.map(({ language }) => language))];
  return {
    start: {
      areas,
      versions,
      languages,
      pages: {
        path: pages.map(({ path }) => path),
        title: pages.map(({ title }) => title),
        area: pages.map(({ area }) => areas.indexOf(area)),
        version: pages.map(({ version }) => versions.indexOf(version)),
        language: pages.map(({ language }) => languages.indexOf(language)),
        second: pages.map(({ isSecond }) => (isSecond ? 1 : 0)),
        tutorial: pages.map(({ isTutorial }) => (isTutorial ? 1 : 0)),
        records: recordsByPage.map(({ length }) => length),
      },
      lengths,
      terms: packTerms(terms),
      shards: starts,
    },
    shards,
    pages: recordsByPage.map((records) =>
      records.map(({ anchor, titles, text, code }) => [anchor, titles.slice(1), text, code]),
    ),
  };
}

/** Adds a record's words, and gives how many its text and its title have, packed. */
function addRecord(
  { titles, keywords, tags, text, code, anchor }: SearchRecord,
  id: number,
  postings: Map<string, Postings>,
  readWords: ReadWords,
): string {
  const found = new Map<string, { mask: number; count: number }>();
  const addWords = (field: SearchField, words: readonly string[]): void => {
    const bit = fieldBit(field);
    for (const word of words) {
      const entry = found.get(word);
      if (!entry) {
        found.set(word, { mask: bit, count: 1 });
      } else {
        entry.mask |= bit;
        if (bit === TEXT_BIT) entry.count += 1;
      }
    }
  };
  const add = (field: SearchField, content: string): number => {
    const { whole, parts } = readWords(content);
    addWords(field, whole);
    // "pay" is not what a heading with "MiniPay" is about.
    addWords(
      field === "title" || field === "heading" || field === "keywords" ? "above" : field,
      parts,
    );
    return whole.length;
  };
  const length = add("text", text);
  const titleLength = add(anchor === null ? "title" : "heading", titles.at(-1) ?? "");
  add("above", titles.slice(0, -1).join(" "));
  add("keywords", [...keywords, ...(anchor === null ? tags : [])].join(" "));
  add("code", code);
  for (const [word, { mask, count }] of found) {
    const posting = id * 256 + (packCount(count) << COUNT_SHIFT) + mask;
    const list = postings.get(word);
    if (list) list.push(posting);
    else postings.set(word, [posting]);
  }
  return packLength(length) + packLength(titleLength);
}

/** Postings of neighbouring words, until a shard is full. */
function cutShards(
  terms: readonly string[],
  postings: ReadonlyMap<string, Postings>,
): { shards: Uint8Array[]; starts: number[] } {
  const shards: Uint8Array[] = [];
  const starts: number[] = [];
  let bytes: number[] = [];
  terms.forEach((term, index) => {
    if (bytes.length === 0) starts.push(index);
    const packed = packPostings(postings.get(term) ?? []);
    pushNumber(bytes, packed.length);
    for (const byte of packed) bytes.push(byte);
    if (bytes.length >= SHARD_BYTES || index === terms.length - 1) {
      shards.push(Uint8Array.from(bytes));
      bytes = [];
    }
  });
  return { shards, starts };
}

/** Distances between records; the lowest bit says whether more than "once, in the text" follows. */
function packPostings(list: Postings): number[] {
  const bytes: number[] = [];
  let previous = -1;
  for (const posting of list) {
    const record = Math.floor(posting / 256);
    const what = posting % 256;
    const isPlain = what === TEXT_BIT;
    pushNumber(bytes, (record - previous) * 2 + (isPlain ? 0 : 1));
    if (!isPlain) bytes.push(what);
    previous = record;
  }
  return bytes;
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Parts one after the other, each behind its length. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const pieces = parts.flatMap((part) => {
    const length: number[] = [];
    pushNumber(length, part.length);
    return [Uint8Array.from(length), part];
  });
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
