import { type Fault, faultAt } from "../../faults/fault";
import { CODE_SIGN, type ProseBlock } from "./prose-block";
import { NAMES_FILE, type WordLists } from "./word-lists";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

/** Matches words in capitals: CELO, L2, RPCs, NFT's. */
const ACRONYM = /^(?:\p{Lu}|\p{N})+(?:['’]?s)?$/u;
/** Matches words with a capital inside: MiniPay, dApps, USDm. */
const CAMEL_CASE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** Matches text after which a capital is allowed: at the start, after a full stop or a colon, or inside quotes. */
const START = /(?:^|[.:?!]\s+|[\u00ab"“(]\s*)$/u;

/** Checks that headings and titles are in sentence case, with capitals only at the start and in names. */
export function checkHeadings(blocks: readonly ProseBlock[], { names }: WordLists): Fault[] {
  return blocks
    .filter(({ kind }) => kind === "heading")
    .flatMap(({ text, positionOf }) => {
      const named = findNames(text, names);
      const isNamed = (index: number): boolean =>
        named.some(([start, end]) => start <= index && index < end);
      const words = [...text.matchAll(WORD)];
      const wrong = words.filter(
        ({ 0: word, index }) =>
          /^\p{Lu}/u.test(word) &&
          !START.test(text.slice(0, index)) &&
          !ACRONYM.test(word) &&
          !CAMEL_CASE.test(word) &&
          !isNamed(index),
      );
      const faults: Fault[] = [];
      const [first] = words;
      const isLow = first && /^\p{Ll}/u.test(first[0]) && text.slice(0, first.index).trim() === "";
      if (first && isLow && !CAMEL_CASE.test(first[0]) && !isNamed(first.index)) {
        const [letter = ""] = first[0];
        faults.push(
          faultAt(positionOf(first.index, first[0]), {
            rule: "prose/heading-case",
            problem: `The heading "${shown(text)}" starts with a lower-case letter.`,
            fix: `Write "${letter.toUpperCase()}${first[0].slice(1)}". If "${first[0]}" is a name, add it to ${NAMES_FILE}.`,
          }),
        );
      }
      const [at] = wrong;
      if (at) {
        faults.push(
          faultAt(positionOf(at.index, at[0]), {
            rule: "prose/heading-case",
            problem: `The heading "${shown(text)}" isn't in sentence case.`,
            fix: `Write "${shown(lower(text, wrong))}". If a capital belongs to a name, add the name to ${NAMES_FILE}.`,
          }),
        );
      }
      return faults;
    });
}

/** Formats a heading for a message, with "…" instead of code. */
const shown = (text: string): string => text.trim().replaceAll(CODE_SIGN, "…");

/** Finds the names in a text. Each result is a start and end index. */
function findNames(text: string, names: readonly string[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const name of names) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      const around = `${text[at - 1] ?? " "}${text[at + name.length] ?? " "}`;
      if (!/[\p{L}\p{N}]/u.test(around)) found.push([at, at + name.length]);
    }
  }
  return found;
}

function lower(text: string, words: readonly RegExpExecArray[]): string {
  return words.reduce((sofar, { 0: word, index }) => {
    return sofar.slice(0, index) + word.toLowerCase() + sofar.slice(index + word.length);
  }, text);
}
