import { type Fault, faultAt } from "../../faults/fault";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { NAMES_FILE, SPELLING_FILE, type WordLists } from "./word-lists";

/** Dictionaries of correct words. */
export interface Speller {
  readonly isWord: (word: string) => boolean;
  /** Suggests words for a word that isn't in the dictionaries, the most similar first. */
  readonly suggest: (word: string) => readonly string[];
}

/** Matches URLs, paths, versions, numbers with units and function names, which aren't made of words. */
const NO_WORDS = /[\d_@\\=<>]|:\/\/|\w\.\w|\w\/\w.*\/|\(\)|^[-/~.#]/u;
/** Matches punctuation around a token, and a possessive ending. */
const PUNCTUATION =
  /^[("\u00ab“‘]+|(?:['’]s[.,:;!?)"\u00bb”’]*|(?<![.,:;!?)"\u00bb”’])[.,:;!?)"\u00bb”’]+)$/gu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
/** Matches words in capitals: CELO, PINs. */
const SHOUTED = /^\p{Lu}+s?$/u;
/**
 * Matches names in code, such as EpochManager. They are allowed in tables, and in texts that can't contain backticks,
 * such as alt texts and descriptions.
 */
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;
/** Matches letters next to code, as in `n`th or $n$-th. They aren't a whole word, so they aren't checked. */
const BESIDE_CODE = new RegExp(
  `${CODE_SIGN}(?:\\p{L}+|-(?:th|st|nd|rd)\\b)|\\p{L}+${CODE_SIGN}`,
  "gu",
);

/** Lists the words in a text that a dictionary could contain, each with its index. */
export function listWords(
  text: string,
  names: ReadonlySet<string> = new Set(),
): { word: string; index: number }[] {
  const whole = text.replace(BESIDE_CODE, (part) => CODE_SIGN.repeat(part.length));
  return [...whole.matchAll(/\S+/g)].flatMap(({ 0: token, index: start }) => {
    if (NO_WORDS.test(token.replace(PUNCTUATION, ""))) return [];
    // Words separated by slashes, as in celo-org/governance, are checked separately.
    return [...token.matchAll(/[^/]+/g)].flatMap(({ 0: part, index: at }) => {
      if (names.has(part.replace(PUNCTUATION, ""))) return [];
      return [...part.matchAll(WORD)]
        .filter(({ 0: word }) => word.length > 1 && !SHOUTED.test(word))
        .map(({ 0: word, index }) => ({ word, index: start + at + index }));
    });
  });
}

/** Removes a possessive ending, and replaces curly apostrophes. */
const bare = (word: string): string => word.replaceAll("’", "'").replace(/'s?$/, "");

/** Finds words that aren't in a dictionary or in the writers' lists. */
export function checkSpelling(
  blocks: readonly ProseBlock[],
  { words, wholeNames }: WordLists,
  { isWord, suggest }: Speller,
): Fault[] {
  const isListed = (word: string): boolean =>
    words.has(word) || words.has(word.slice(0, 1).toLowerCase() + word.slice(1));
  const isKnown = (word: string): boolean =>
    isListed(word) ||
    isListed(bare(word)) ||
    isWord(bare(word)) ||
    isWord(word.replaceAll("’", "'"));
  return blocks.flatMap(({ kind, text, positionOf }) =>
    listWords(text, wholeNames)
      .filter(
        ({ word }) =>
          !((kind === "label" || kind === "cell") && CAMEL_CASE.test(word)) && !isKnown(word),
      )
      .map(({ word, index }) => {
        const near = suggest(word);
        return faultAt(positionOf(index, word), {
          rule: "prose/spelling",
          problem: `"${word}" isn't in the dictionary.`,
          fix: `${near.length > 0 ? `Did you mean ${near.join(", ")}? ` : ""}If the word is correct, add it to ${NAMES_FILE} (names) or ${SPELLING_FILE} (other words). If it's code, put it in backticks.`,
        });
      }),
  );
}
