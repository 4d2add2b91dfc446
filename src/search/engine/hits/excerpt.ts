import { findChunks, toChunk } from "../../words/search-words";
import type { TextPiece } from "./hit";

const ELLIPSIS = "…";
/** Maximum length of an excerpt in characters, and the number of characters before its first match. */
const EXCERPT_LENGTH = 170;
const LEAD_LENGTH = 24;
const WINDOW_LENGTH = EXCERPT_LENGTH - LEAD_LENGTH;

/** Finds the query terms that match a chunk of text, and returns their indexes. "feeCurrency" may match two terms. */
export type FindTerm = (chunk: string) => readonly number[];

/**
 * Creates a function that finds the query terms that match a chunk of text. It caches its results, because most text
 * consists of the same few chunks.
 * @param answers The words that match each term.
 */
export function createFindTerm(answers: readonly (readonly string[])[]): FindTerm {
  const known = new Map<string, number>();
  answers.forEach((words, term) => {
    for (const word of words) if (!known.has(word)) known.set(word, term);
  });
  const find = (word: string): readonly number[] => {
    const term = known.get(word);
    return term === undefined ? [] : [term];
  };
  const found = new Map<string, readonly number[]>();
  return (text) => {
    const before = found.get(text);
    if (before !== undefined) return before;
    const { whole, parts } = toChunk(text);
    const terms = [...new Set([whole, ...parts].flatMap(find))];
    found.set(text, terms);
    return terms;
  };
}

/** A chunk of text that matches query terms. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly number[];
}

/** Finds the matches in a text, in order. */
export function findMatches(text: string, findTerm: FindTerm): Match[] {
  const matches: Match[] = [];
  for (const chunk of findChunks(text)) {
    const terms = findTerm(chunk.text);
    const end = chunk.start + chunk.text.length;
    if (terms.length > 0) matches.push({ start: chunk.start, end, terms });
  }
  return matches;
}

/** Splits a text at its matches. */
export const markMatches = (text: string, findTerm: FindTerm): TextPiece[] =>
  mark(text, 0, text.length, findMatches(text, findTerm));

/** Counts the distinct terms in these matches. */
export const countTerms = (matches: readonly Match[]): number =>
  new Set(matches.flatMap(({ terms }) => terms)).size;

/** Splits the part of a text between two positions at its matches. */
function mark(text: string, from: number, to: number, matches: readonly Match[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = from;
  for (const { start, end } of matches) {
    if (start < at || end > to) continue;
    pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at, to), isMatch: false }].filter(
    (part) => part.text !== "",
  );
}

/**
 * Finds the part of a text, no longer than an excerpt, that matches the most distinct terms. If several pieces are
 * equally good, it takes the first.
 */
export function findBestWindow(matches: readonly Match[]): { start?: number; terms: number } {
  let best: { start?: number; terms: number } = { terms: 0 };
  matches.forEach(({ start }, at) => {
    const inside = new Set<number>();
    for (let next = at; (matches[next]?.end ?? Infinity) <= start + WINDOW_LENGTH; next += 1)
      for (const term of matches[next]?.terms ?? []) inside.add(term);
    if (inside.size > best.terms) best = { start, terms: inside.size };
  });
  return best;
}

/**
 * Cuts out the part of a text that matches the most query terms, and marks the matches. Without a match, returns the
 * beginning of the text.
 */
export function toExcerpt(
  text: string,
  matches: readonly Match[],
): { pieces: readonly TextPiece[]; terms: number } {
  const { start = 0, terms } = findBestWindow(matches);
  // If the match is near the end of the text, the excerpt starts earlier, so that it has the usual length.
  const lead = Math.min(start - LEAD_LENGTH, text.length - EXCERPT_LENGTH);
  const from = toWordStart(text, Math.max(0, lead));
  const to = toWordEnd(text, from + EXCERPT_LENGTH);
  const pieces = mark(text, from, to, matches);
  const ellipsis = { text: ELLIPSIS, isMatch: false };
  return {
    pieces: [...(from > 0 ? [ellipsis] : []), ...pieces, ...(to < text.length ? [ellipsis] : [])],
    terms,
  };
}

function toWordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(" ", at);
  return space < 0 || space > at + 30 ? at : space + 1;
}

function toWordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return space < at - 30 ? at : space;
}
