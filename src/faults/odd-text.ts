import type { FaultText } from "./fault";

/**
 * Matches control characters except tabs and line ends, unpaired surrogates, and the two values that XML doesn't allow.
 */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Cs}/u;

/** Matches visible characters. U+2800, a Braille pattern without dots, isn't visible. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Matches invisible characters that break searches and comparisons, and are easily copied by mistake. The joiners
 * U+200C and U+200D aren't included, because emoji and some scripts need them. U+FEFF is allowed only at the
 * beginning of a file, where it is a byte order mark.
 */
const INVISIBLE =
  /[\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2064\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Returns a fault if a text contains characters that can't be displayed, or no visible characters. An empty text is
 * valid here: schemas reject it where necessary.
 */
export function explainOddText(text: string): FaultText | undefined {
  const control = CONTROL.exec(text)?.[0];
  if (control !== undefined) {
    return {
      rule: "text/control-character",
      problem: `This text contains ${nameOf(control)}, which can't be displayed.`,
      fix: "Remove this character, or write the intended one.",
    };
  }
  if (text === "") return undefined;
  if (VISIBLE.test(text)) return explainInvisible(text);
  return {
    rule: "text/blank",
    problem: "This text has no visible characters.",
    fix: "Write some text, or remove the line.",
  };
}

function explainInvisible(text: string): FaultText | undefined {
  if (text.startsWith("/")) return undefined; // Paths have their own rule.
  const invisible = INVISIBLE.exec(text)?.[0];
  if (invisible === undefined) return undefined;
  return {
    rule: "text/invisible",
    problem: `This text contains the invisible character ${nameOf(invisible)}, which breaks searches and comparisons.`,
    fix: "Delete the word that contains this character, and type the word again.",
  };
}

/** Normalises a name, so that names that look the same are equal. */
export const normalizeName = (name: string): string =>
  name.normalize("NFKC").replace(/\s+/g, " ").trim();
