import { type Fault, faultAt } from "../../faults/fault";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { NAMES_FILE, SPELLING_FILE, type WordLists } from "./word-lists";

/** Dictionaries, however they are kept. */
export interface Speller {
  readonly isWord: (word: string) => boolean;
  /** Words close to one that is unknown, the closest first. */
  readonly suggest: (word: string) => readonly string[];
}

/** Addresses, paths, versions, numbers with units, names of functions: not made of words. */
const NO_WORDS = /[\d_@\\=<>]|:\/\/|\w\.\w|\w\/\w.*\/|\(\)|^[-/~.#]/u;
/** Around a token; a name may be in the genitive. */
const PUNCTUATION =
  /^[("\u00ab“‘]+|(?:['’]s[.,:;!?)"\u00bb”’]*|(?<![.,:;!?)"\u00bb”’])[.,:;!?)"\u00bb”’]+)$/gu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
/** CELO, PINs. */
const SHOUTED = /^\p{Lu}+s?$/u;
/** EpochManager: a name of code is written so in a table, and where no backticks can stand: alternative texts, descriptions. */
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;
/** A word that code runs into, as in `n`th or $n$-th, is no whole word. */
const BESIDE_CODE = new RegExp(
  `${CODE_SIGN}(?:\\p{L}+|-(?:th|st|nd|rd)\\b)|\\p{L}+${CODE_SIGN}`,
  "gu",
);

/** Each word of a text that a dictionary can know, and where it starts. */
export function listWords(
  text: string,
  names: ReadonlySet<string> = new Set(),
): { word: string; index: number }[] {
  const whole = text.replace(BESIDE_CODE, (part) => CODE_SIGN.repeat(part.length));
  return [...whole.matchAll(/\S+/g)].flatMap(({ 0: token, index: start }) => {
    if (NO_WORDS.test(token.replace(PUNCTUATION, ""))) return [];
    // celo-org/governance, and/or: each part for itself.
    return [...token.matchAll(/[^/]+/g)].flatMap(({ 0: part, index: at }) => {
      if (names.has(part.replace(PUNCTUATION, ""))) return [];
      return [...part.matchAll(WORD)]
        .filter(({ 0: word }) => word.length > 1 && !SHOUTED.test(word))
        .map(({ 0: word, index }) => ({ word, index: start + at + index }));
    });
  });
}

/** A word without the ending of a genitive, and with a plain apostrophe. */
const bare = (word: string): string => word.replaceAll("’", "'").replace(/'s?$/, "");

/** Words that neither the dictionaries nor the writers' lists know. */
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
          problem: `No dictionary knows "${word}".`,
          fix: `${near.length > 0 ? `Did you mean ${near.join(", ")}? ` : ""}Code goes into backticks, a name into ${NAMES_FILE}, another word into ${SPELLING_FILE}.`,
        });
      }),
  );
}
