import { type Fault, faultAt } from "../../faults/fault";
import type { ProseBlock } from "./prose-block";

/** Filler words, and advice for each. */
const FILLERS: Readonly<Record<string, string>> = {
  simply: "Leave the word out: it doesn't make anything simpler.",
  just: 'Leave the word out, or write "only".',
  easy: 'Say what makes it easy: "in one command", "without a key".',
  easily: 'Say what makes it easy: "in one command", "without a key".',
  obviously: "Leave the word out: readers already know what is obvious.",
  please: "Leave the word out: readers asked for the instructions.",
};

const FILLER = new RegExp(`(?<![\\w-])(?:${Object.keys(FILLERS).join("|")})(?![\\w-])`, "giu");
const EXCLAMATION = /!/g;

/** Finds filler words and exclamation marks. */
export function checkStyle(blocks: readonly ProseBlock[]): Fault[] {
  return blocks.flatMap(({ text, positionOf }) => [
    ...[...text.matchAll(FILLER)].map(({ 0: word, index }) =>
      faultAt(positionOf(index, word), {
        rule: "prose/filler",
        problem: `"${word}" adds nothing to the sentence.`,
        fix: FILLERS[word.toLowerCase()] ?? "Leave the word out.",
      }),
    ),
    ...[...text.matchAll(EXCLAMATION)].map(({ index }) =>
      faultAt(positionOf(index, "!"), {
        rule: "prose/exclamation",
        problem: "This sentence has an exclamation mark.",
        fix: "Write a full stop. If the mark is part of code, put the code in backticks.",
      }),
    ),
  ]);
}
