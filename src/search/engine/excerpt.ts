import { findChunks, toChunk } from "../words/search-words";

/** Signs around a match: of Unicode's private use, so that no text of ours has them. */
export const MARK_START = "\uE000";
export const MARK_END = "\uE001";

const ELLIPSIS = "…";
/** Letters of a text that are shown at most, and how many before the first match. */
const EXCERPT_LENGTH = 170;
const LEAD_LENGTH = 24;

/** Which wish of the query a chunk of a text answers, by place; -1 for none. */
export type FindWish = (chunk: string) => number;

/**
 * Finds for each chunk of a text the wish it answers; the lists are the words that answer each wish. Kept for one query,
 * since a few chunks make up most of the texts that are shown.
 */
export function createFindWish(answers: readonly (readonly string[])[]): FindWish {
  const known = new Map<string, number>();
  answers.forEach((words, wish) => {
    for (const word of words) if (!known.has(word)) known.set(word, wish);
  });
  const find = (word: string): number => known.get(word) ?? -1;
  const found = new Map<string, number>();
  return (text) => {
    const before = found.get(text);
    if (before !== undefined) return before;
    const { whole, parts } = toChunk(text);
    const wish = Math.max(find(whole), ...parts.map(find));
    found.set(text, wish);
    return wish;
  };
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly wish: number;
}

function findMatches(text: string, findWish: FindWish): Match[] {
  const matches: Match[] = [];
  for (const chunk of findChunks(text)) {
    const wish = findWish(chunk.text);
    if (wish >= 0) matches.push({ start: chunk.start, end: chunk.start + chunk.text.length, wish });
  }
  return matches;
}

/** The whole text with its matches marked, and how many different wishes they answer. */
export function markMatches(text: string, findWish: FindWish): { marked: string; wishes: number } {
  const matches = findMatches(text, findWish);
  return { marked: mark(text, 0, text.length, matches), wishes: countWishes(matches) };
}

const countWishes = (matches: readonly Match[]): number =>
  new Set(matches.map(({ wish }) => wish)).size;

function mark(text: string, from: number, to: number, matches: readonly Match[]): string {
  let marked = "";
  let at = from;
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    marked += text.slice(at, start) + MARK_START + text.slice(start, end) + MARK_END;
    at = end;
  }
  return marked + text.slice(at, to);
}

/** The stretch of a text that answers most of the query, its matches marked; the text's beginning when none does. */
export function findExcerpt(text: string, findWish: FindWish): { marked: string; wishes: number } {
  const matches = findMatches(text, findWish);
  const windows = matches.map(({ start }, at) => {
    const inside = matches
      .slice(at)
      .filter(({ end }) => end <= start + EXCERPT_LENGTH - LEAD_LENGTH);
    return { start, wishes: countWishes(inside) };
  });
  // The earliest of the best.
  const wishes = Math.max(0, ...windows.map((one) => one.wishes));
  const best = windows.find((one) => one.wishes === wishes);
  // A match near the end is shown with more of what leads to it.
  const lead = Math.min((best?.start ?? 0) - LEAD_LENGTH, text.length - EXCERPT_LENGTH);
  const from = toWordStart(text, Math.max(0, lead));
  const to = toWordEnd(text, from + EXCERPT_LENGTH);
  const marked = mark(text, from, to, matches).trim();
  return {
    marked: (from > 0 ? ELLIPSIS : "") + marked + (to < text.length ? ELLIPSIS : ""),
    wishes,
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
