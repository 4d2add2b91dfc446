import type { FaultText } from "./fault";

/**
 * Control characters except tabs and line ends, halves of surrogate pairs, and the two values that XML doesn't allow.
 */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Cs}/u;

/** A visible character. U+2800 is a Braille pattern without dots. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Checks that a text can be read. An empty one is valid here; schemas check that. */
export function explainOddText(text: string): FaultText | undefined {
  const control = CONTROL.exec(text)?.[0];
  if (control !== undefined) {
    const code = (control.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return {
      rule: "text/control-character",
      problem: `This text contains U+${code}, which can't be displayed.`,
      fix: "Remove it, or write the intended character.",
    };
  }
  if (text === "" || VISIBLE.test(text)) return undefined;
  return {
    rule: "text/blank",
    problem: "This text has no visible character.",
    fix: "Write some text, or remove the line.",
  };
}
