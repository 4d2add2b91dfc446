import { countEdits, editsFor } from "../words/edits";
import { listForms } from "../words/search-words";

/** How a word of the index answers a word of a query; the earlier the better. */
export type AnswerKind = "exact" | "form" | "prefix" | "typo";

/** A word of the index that answers a word of a query. */
export interface Answer {
  readonly term: string;
  readonly termId: number;
  readonly kind: AnswerKind;
}

/** Longer completions first would drown the word itself. */
const MAX_PREFIXES = 24;
/** A single letter begins too many words to look at them all. */
const MAX_FOR_LETTER = 8;
const MAX_TYPOS = 4;
/** Letters of which one slip leaves another word of its own. */
const LEAST_HALF = 3;

/** Sorted words of the index, to be found by what readers type. */
export interface Vocabulary {
  readonly findExact: (word: string) => Answer | undefined;
  /** Other forms of the word: plural, tenses. */
  readonly findForms: (word: string) => Answer[];
  /** What begins with the word. */
  readonly findPrefixed: (word: string) => Answer[];
  /** Words that differ from it by few letters, the most common first. */
  readonly findTypos: (word: string) => Answer[];
  /** Two words it may be the two halves of, written without the space between them. */
  readonly findHalves: (word: string) => [string, string] | undefined;
}

/** `terms` are sorted; their ids are their places, counted from `firstId`. */
export function createVocabulary(
  terms: readonly string[],
  countOf: (at: number) => number,
  firstId = 0,
): Vocabulary {
  /** Place of the first word that is not before `word`. */
  const placeOf = (word: string): number => {
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
    const at = placeOf(word);
    return terms[at] === word ? toAnswer(at, kind) : undefined;
  };
  const has = (word: string): boolean => terms[placeOf(word)] === word;

  return {
    findExact: (word) => find(word, "exact"),
    findForms: (word) => listForms(word).flatMap((form) => find(form, "form") ?? []),
    findPrefixed: (word) => {
      const found: Answer[] = [];
      for (let at = placeOf(word); terms[at]?.startsWith(word) === true; at += 1)
        if (terms[at] !== word) found.push(toAnswer(at, "prefix"));
      // The nearest in length: "fee" means "fees" sooner than "feecurrencydirectory".
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
      // People seldom miss the first letter.
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
