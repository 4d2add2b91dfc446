import SearchableMap from "minisearch/SearchableMap";
import { editsFor, listForms } from "../words/search-words";

/** How a word of the index answers a word of a query; the earlier the better. */
export type Kind = "exact" | "form" | "prefix" | "typo";

/** A word of the index that answers a word of a query. */
export interface Answer {
  readonly term: string;
  readonly termId: number;
  readonly kind: Kind;
}

/** Longer completions first would drown the word itself. */
const MAX_PREFIXES = 24;
/** A single letter begins too many words to look at them all. */
const MAX_FOR_LETTER = 8;
const MAX_TYPOS = 8;

/** The words of the index, to be found by what readers type. */
export interface Vocabulary {
  readonly findExact: (word: string) => Answer | undefined;
  /** The word, its forms, and what begins with it. */
  readonly find: (word: string) => Answer[];
  /** Words that differ from it by few letters. */
  readonly findTypos: (word: string) => Answer[];
  /** Two words it may be the two halves of, written without the space between them. */
  readonly findHalves: (word: string) => [string, string] | undefined;
}

/** `terms` are sorted. */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  let tree: SearchableMap<number> | undefined;

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
  const idOf = (word: string): number | undefined => {
    const place = placeOf(word);
    return terms[place] === word ? place : undefined;
  };
  const answer = (term: string, kind: Kind): Answer[] => {
    const termId = idOf(term);
    return termId === undefined ? [] : [{ term, termId, kind }];
  };
  const findPrefixed = (word: string): Answer[] => {
    const found: Answer[] = [];
    for (let at = placeOf(word); terms[at]?.startsWith(word) === true; at += 1) {
      const term = terms[at] ?? "";
      if (term !== word) found.push({ term, termId: at, kind: "prefix" });
    }
    // The nearest in length: "fee" means "fees" sooner than "feecurrencydirectory".
    return found
      .sort((a, b) => a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
      .slice(0, word.length === 1 ? MAX_FOR_LETTER : MAX_PREFIXES);
  };

  return {
    findExact: (word) => answer(word, "exact")[0],
    find: (word) => {
      const forms = listForms(word).flatMap((form) => answer(form, "form"));
      const known = new Set(forms.map(({ termId }) => termId));
      return [
        ...answer(word, "exact"),
        ...forms,
        ...findPrefixed(word).filter(({ termId }) => !known.has(termId)),
      ];
    },
    findTypos: (word) => {
      const edits = editsFor(word);
      if (edits === 0) return [];
      tree ??= SearchableMap.from(terms.map((term, at) => [term, at] as [string, number]));
      const near = [...tree.fuzzyGet(word, edits)].map(([term, [termId, distance]]) => ({
        term,
        termId,
        distance,
      }));
      for (const term of listSwaps(word)) {
        const termId = idOf(term);
        if (termId !== undefined) near.push({ term, termId, distance: 1 });
      }
      const nearest = Math.min(...near.map(({ distance }) => distance));
      const seen = new Set<number>();
      return near
        .filter(({ distance }) => distance === nearest)
        .sort((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1))
        .filter(({ termId }) => !seen.has(termId) && seen.add(termId))
        .slice(0, MAX_TYPOS)
        .map(({ term, termId }) => ({ term, termId, kind: "typo" }));
    },
    findHalves: (word) => {
      for (let at = word.length - 3; at >= 3; at -= 1) {
        const halves: [string, string] = [word.slice(0, at), word.slice(at)];
        if (halves.every((half) => idOf(half) !== undefined)) return halves;
      }
      return undefined;
    },
  };
}

/** The word with each two neighbouring letters in the other order: one slip of the fingers. */
function listSwaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  ).filter((swapped) => swapped !== word);
}
