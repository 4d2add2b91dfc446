import { explainBidirectional, nameCharacter } from "./bidirectional";
import type { FaultText } from "./fault";

/**
 * Matches control characters except tabs and line ends, unpaired surrogates, the two values that XML doesn't allow, and
 * private-use characters, which look different in each font and stand for links while a page is compiled
 * (markdown/text/twin-placeholders.ts).
 */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\p{Cs}\p{Co}]/u;

/** Matches visible characters. U+2800, a Braille pattern without dots, isn't visible. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Matches invisible characters that break searches and comparisons, are easily copied by mistake, or hide text from
 * readers but not from programs. Characters that some scripts and emoji need are allowed: the joiners U+200C and
 * U+200D, Mongolian variation selectors, and U+FE0E and U+FE0F after an emoji or in a keycap. The tag characters in the
 * flags of England, Scotland and Wales are not, because they can hide whole sentences. Characters that change the
 * direction of text have their own rule. A byte order mark at the beginning of a file (U+FEFF) is removed before texts
 * are checked.
 */
const INVISIBLE =
  /(?![\uFE0E\uFE0F\u180B-\u180D\u180F\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069])\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F](?!\u20E3)|[\uFFF9-\uFFFB]/u;

/** Matches more combining marks in a row than a letter of any language has. They would cover the lines around them. */
const MARKS = /\p{M}{9}/u;

interface OddPattern {
  readonly pattern: RegExp;
  readonly words: (found: string) => FaultText;
}

/** Characters that no text may contain. */
const ODD: readonly OddPattern[] = [
  {
    pattern: CONTROL,
    words: (found) => ({
      rule: "text/control-character",
      problem: `This text contains ${nameCharacter(found)}, which can't be displayed.`,
      fix: "Remove this character, or write the intended one.",
    }),
  },
  {
    pattern: INVISIBLE,
    words: (found) => ({
      rule: "text/invisible",
      problem: `This text contains the invisible character ${nameCharacter(found)}, which breaks searches and comparisons.`,
      fix: "Delete the word that contains this character, and type the word again.",
    }),
  },
  {
    pattern: MARKS,
    words: () => ({
      rule: "text/combining-marks",
      problem: "This text has more than 8 combining marks in a row.",
      fix: "Remove the marks that the letter doesn't need.",
    }),
  },
];

/** Finds the first character of each kind that no text may contain, with its offset. */
export const listOddCharacters = (
  text: string,
): { readonly offset: number; readonly words: FaultText }[] =>
  ODD.flatMap(({ pattern, words }) => {
    const found = pattern.exec(text);
    return found ? [{ offset: found.index, words: words(found[0]) }] : [];
  });

/** True if a text has no visible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/**
 * Returns a fault if a text contains characters that no text may contain, or no visible characters. An empty text is
 * valid here: schemas reject it where necessary.
 */
export function explainOddText(text: string): FaultText | undefined {
  const words = listOddCharacters(text)[0]?.words;
  if (words?.rule === "text/control-character" || text === "" || !isBlank(text)) return words;
  return {
    rule: "text/blank",
    problem: "This text has no visible characters.",
    fix: "Write some text, or remove the line.",
  };
}

/**
 * Returns a fault if a text from JSON or JavaScript contains characters that no text may contain, or characters that
 * change the direction of text. Its source may contain only escapes such as `\u202E`.
 */
export const explainEscapedText = (
  text: string,
  { allowsBidirectional = false } = {},
): FaultText | undefined =>
  (allowsBidirectional ? undefined : explainBidirectional(text)) ??
  listOddCharacters(text)[0]?.words;

/** Normalizes a name, so that names that look the same are equal. */
export const normalizeName = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
