import { type Fault, type FaultText, faultAt } from "./fault";
import { createPointOf } from "./point";

/** Control characters that change the direction of text (https://www.unicode.org/reports/tr9, 2.1 to 2.5). */
const CODE_POINTS = "061C|200E|200F|202[A-E]|206[6-9]";

/** The same code points in decimal, for character references such as `&#8238;`. */
const DECIMAL = "1564|820[67]|823[4-8]|829[4-7]";

const SIGN = "[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]";

/** Patterns for the characters themselves and for the escape sequences that each kind of file allows. */
const PATTERNS = {
  code: new RegExp(SIGN, "g"),
  markdown: new RegExp(`${SIGN}|&(?:#x0*(?:${CODE_POINTS})|#0*(?:${DECIMAL})|lrm|rlm);`, "gi"),
  yaml: new RegExp(`${SIGN}|\\\\(?:u|U0000)(?:${CODE_POINTS})`, "gi"),
} as const;

/**
 * Finds control characters that change the direction of text, but only the first one on each line. Such characters
 * make reviewers see different text from what readers and compilers get (https://trojansource.codes).
 */
export function findBidirectional(
  text: string,
  kind: keyof typeof PATTERNS,
  { file, firstLine }: { readonly file: string; readonly firstLine: number },
): Fault[] {
  const pointOf = createPointOf(text);
  const lines = new Set<number>();
  return [...text.matchAll(PATTERNS[kind])].flatMap(({ 0: sign, index }) => {
    const { line, column } = pointOf(index);
    if (lines.has(line)) return [];
    lines.add(line);
    return [faultAt({ file, line: line + firstLine - 1, column }, faultOf("line", sign))];
  });
}

/** Returns a fault if a text contains such a character. */
export function explainBidirectional(text: string): FaultText | undefined {
  const [sign] = text.match(PATTERNS.code) ?? [];
  return sign === undefined ? undefined : faultOf("text", sign);
}

const faultOf = (where: "line" | "text", sign: string): FaultText => ({
  rule: "text/bidirectional",
  problem: `This ${where} contains ${nameOf(sign)}, which changes the direction of the text around it.`,
  fix: "Remove it. If the language of a page needs it, write bidirectional_text: true in the page's frontmatter.",
});

/** Returns the name of a character: `U+200B`. */
export const nameCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Returns the name of a character, or an escape sequence as it is written. */
const nameOf = (sign: string): string => (sign.length > 1 ? sign : nameCharacter(sign));
