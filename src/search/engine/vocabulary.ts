import { countEdits, editsFor } from "../words/edits";
import { listForms } from "../words/search-words";

/** Ways in which an index word can match a query word. */
export type AnswerKind = "exact" | "form" | "prefix" | "typo";

/** An index word that matches a query word. */
export interface Answer {
  readonly term: string;
  readonly termId: number;
  readonly kind: AnswerKind;
}

/** Maximum number of completions. If there were more, the typed word itself would hardly matter. */
const MAX_PREFIXES = 24;
/** Maximum number of completions for a single letter, since many words begin with it. */
const MAX_FOR_LETTER = 8;
const MAX_TYPOS = 4;
/**
 * Minimum length of each half of a split word. If halves could be shorter, nearly every typo could be split into two
 * words.
 */
const LEAST_HALF = 3;

/** Sorted index words, and functions that search them. */
export interface Vocabulary {
  readonly findExact: (word: string) => Answer | undefined;
  /** Finds other forms of the word, such as plurals and tenses. */
  readonly findForms: (word: string) => Answer[];
  /** Finds longer words that begin with this word. */
  readonly findPrefixed: (word: string) => Answer[];
  /**
   * Finds the words that differ from this word in the fewest letters. Returns none if the difference is too large for
   * a typo.
   */
  readonly findTypos: (word: string) => Answer[];
  /** Splits the word into two index words, in case a space is missing. */
  readonly findHalves: (word: string) => [string, string] | undefined;
}

/** @param terms Sorted words. The id of a word is its position plus `firstId`. */
export function createVocabulary(
  terms: readonly string[],
  countOf: (at: number) => number,
  firstId = 0,
): Vocabulary {
  /** Returns the index of the first word that isn't before `word`. */
  const positionOf = (word: string): number => {
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? "") < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const toAnswer = (at: number, kind: AnswerKind): Answer => ({
    term: terms[at] ?? "",
    termId: firstId + at,
    kind,
  });
  const find = (word: string, kind: AnswerKind): Answer | undefined => {
    const at = positionOf(word);
    return terms[at] === word ? toAnswer(at, kind) : undefined;
  };
  const has = (word: string): boolean => terms[positionOf(word)] === word;

  return {
    findExact: (word) => find(word, "exact"),
    findForms: (word) => listForms(word).flatMap((form) => find(form, "form") ?? []),
    findPrefixed: (word) => {
      const found: Answer[] = [];
      for (let at = positionOf(word); terms[at]?.startsWith(word) === true; at += 1)
        if (terms[at] !== word) found.push(toAnswer(at, "prefix"));
      // Shortest first: "fee" is more likely to mean "fees" than "feecurrencydirectory".
      return found
        .sort((a, b) => a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
        .slice(0, word.length === 1 ? MAX_FOR_LETTER : MAX_PREFIXES);
    },
    findTypos: (word) => {
      let most: number = editsFor(word);
      if (most === 0) return [];
      let near: number[] = [];
      terms.forEach((term, at) => {
        if (Math.abs(term.length - word.length) > most) return;
        const edits = countEdits(word, term, most);
        if (edits > most) return;
        if (edits < most) near = [];
        most = edits;
        near.push(at);
      });
      // Readers rarely mistype the first letter.
      const startsSame = (at: number): number => Number(terms[at]?.[0] === word[0]);
      return near
        .sort((a, b) => startsSame(b) - startsSame(a) || countOf(b) - countOf(a) || a - b)
        .slice(0, MAX_TYPOS)
        .map((at) => toAnswer(at, "typo"));
    },
    findHalves: (word) => {
      for (let at = word.length - LEAST_HALF; at >= LEAST_HALF; at -= 1) {
        const halves: [string, string] = [word.slice(0, at), word.slice(at)];
        if (halves.every(has)) return halves;
      }
      return undefined;
    },
  };
}
