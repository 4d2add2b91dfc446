import { type Fault, faultAt } from "../../faults/fault";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { NAMES_FILE, SPELLING_FILE, type WordLists } from "./word-lists";

/** Dictionaries of correct words. */
export interface Speller {
  readonly isWord: (word: string) => boolean;
  /** Suggests words for an unknown one, the most similar first. */
  readonly suggest: (word: string) => readonly string[];
}

/** Addresses, paths, versions, numbers with units and function names, which aren't made of words. */
const NO_WORDS = /[\d_@\\=<>]|:\/\/|\w\.\w|\w\/\w.*\/|\(\)|^[-/~.#]/u;
/** Punctuation around a token, including a possessive ending. */
const PUNCTUATION =
  /^[("\u00ab“‘]+|(?:['’]s[.,:;!?)"\u00bb”’]*|(?<![.,:;!?)"\u00bb”’])[.,:;!?)"\u00bb”’]+)$/gu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
/** CELO, PINs. */
const SHOUTED = /^\p{Lu}+s?$/u;
/**
 * EpochManager: a name in code. Allowed in tables, and in texts without backticks, such as alt texts and descriptions.
 */
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;
/** A word attached to code, as in `n`th or $n$-th. It isn't a whole word, so it isn't checked. */
const BESIDE_CODE = new RegExp(
  `${CODE_SIGN}(?:\\p{L}+|-(?:th|st|nd|rd)\\b)|\\p{L}+${CODE_SIGN}`,
  "gu",
);

/** Lists the words of a text that can be in a dictionary, each with its index. */
export function listWords(
  text: string,
  names: ReadonlySet<string> = new Set(),
): { word: string; index: number }[] {
  const whole = text.replace(BESIDE_CODE, (part) => CODE_SIGN.repeat(part.length));
  return [...whole.matchAll(/\S+/g)].flatMap(({ 0: token, index: start }) => {
    if (NO_WORDS.test(token.replace(PUNCTUATION, ""))) return [];
    // celo-org/governance, and/or: each part is checked on its own.
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

/** Finds words that are in no dictionary and in none of the writers' lists. */
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
          fix: `${near.length > 0 ? `Did you mean ${near.join(", ")}? ` : ""}Put code in backticks; add a name to ${NAMES_FILE}, and any other word to ${SPELLING_FILE}.`,
        });
      }),
  );
}
