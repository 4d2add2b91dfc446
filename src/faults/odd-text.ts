import type { FaultText } from "./fault";

/**
 * Control characters except tabs and line ends, halves of surrogate pairs, and the two values that XML doesn't allow.
 */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Cs}/u;

/** Visible characters. U+2800, a Braille pattern without dots, isn't visible. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Invisible characters that break searches and comparisons and get copied by mistake. Not included are the joiners
 * U+200C and U+200D, which emoji and some scripts need. A byte order mark may begin a file.
 */
const INVISIBLE =
  /[\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2064\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Returns a fault if a text can't be displayed or has no visible characters. An empty text is valid here, because
 * schemas check for that.
 */
export function explainOddText(text: string): FaultText | undefined {
  const control = CONTROL.exec(text)?.[0];
  if (control !== undefined) {
    return {
      rule: "text/control-character",
      problem: `This text contains ${nameOf(control)}, which can't be displayed.`,
      fix: "Remove it, or write the intended character.",
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
    fix: "Delete it: put the cursor after the letter before it and press Delete, or type the word again.",
  };
}

/** Normalises a name, so that names that look the same are equal. */
export const normalizeName = (name: string): string =>
  name.normalize("NFKC").replace(/\s+/g, " ").trim();
