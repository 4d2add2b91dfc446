import { type Fault, faultAt } from "../../faults/fault";
import type { ProseBlock } from "./prose-block";

/** Words that carry nothing, and what to do about each. */
const FILLERS: Readonly<Record<string, string>> = {
  simply: "Leave it out: what is hard for a reader stays hard.",
  just: 'Leave it out, or write "only".',
  easy: 'Say what makes it short: "in one command", "without a key".',
  easily: 'Say what makes it short: "in one command", "without a key".',
  obviously: "Leave it out: what is obvious need not be said.",
  please: "Leave it out: instructions are orders the reader asked for.",
};

const FILLER = new RegExp(`(?<![\\w-])(?:${Object.keys(FILLERS).join("|")})(?![\\w-])`, "giu");
const EXCLAMATION = /!/g;

/** Fillers and exclamation marks. */
export function checkStyle(blocks: readonly ProseBlock[]): Fault[] {
  return blocks.flatMap(({ text, positionOf }) => [
    ...[...text.matchAll(FILLER)].map(({ 0: word, index }) =>
      faultAt(positionOf(index, word), {
        rule: "prose/filler",
        problem: `"${word}" adds nothing to the sentence.`,
        fix: FILLERS[word.toLowerCase()] ?? "Leave it out.",
      }),
    ),
    ...[...text.matchAll(EXCLAMATION)].map(({ index }) =>
      faultAt(positionOf(index, "!"), {
        rule: "prose/exclamation",
        problem: "An exclamation mark shouts at the reader.",
        fix: "Write a full stop; code goes into backticks.",
      }),
    ),
  ]);
}
