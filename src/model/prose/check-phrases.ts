import { type Fault, faultAt } from "../../faults/fault";
import type { ProseBlock } from "./prose-block";

/** How a page came to be: of no use to a reader, who wants the fact. */
const WORKSHOP_NOTES: readonly RegExp[] = [
  /\bour (?:machine|build|registry|sources|newest source|test run)\b/giu,
  /\bwe (?:could not|did not|have not|had no|found no|ran|read (?:it|its|this)|compiled|checked|compared|measured|opened|tested|tried|type-checked)\b/giu,
  /\b(?:is|was|were|been) type-checked\b/giu,
  /\bwhen (?:this|the) page was (?:checked|written)\b/giu,
  /\b(?:checked|read|run|tested|tried) for this page\b/giu,
  /\bcould not be (?:checked|confirmed|tested|tried|verified)\b/giu,
  /\b(?:was|were) compared with the (?:manifest|package)\b/giu,
  /\bon the day of (?:this check|writing)\b/giu,
];

/** Phrases that no native writer would choose, and what says the same. */
const PHRASES: Readonly<Record<string, string>> = {
  "is told in": 'Name what tells of it first: "X explains it".',
  "are told in": 'Name what tells of it first: "X explains them".',
  "lies in": 'Write "is in", or say what holds it.',
  "lie in": 'Write "are in", or say what holds them.',
  "million million": "Write 10¹², or a trillion.",
  "needs a word": "Say at once what there is to explain.",
  "net below": 'Write "fallback".',
  shall: 'Write "will", "should", "must" or "can", whichever is meant.',
  "without a word": 'Write "silently".',
  anew: 'Write "again".',
  "came about": 'Write "began", or say who made it.',
  "stands behind": 'Say what it does: "backs", "guarantees".',
  "rests on": 'Write "depends on" or "is based on".',
};

const PHRASE = new RegExp(`(?<![\\w-])(?:${Object.keys(PHRASES).join("|")})(?![\\w-])`, "giu");

/** Notes from the workshop, and phrases that make a reader stumble. */
export function checkPhrases(blocks: readonly ProseBlock[]): Fault[] {
  return blocks.flatMap(({ text, positionOf }) => [
    ...WORKSHOP_NOTES.flatMap((note) => [...text.matchAll(note)]).map(({ 0: words, index }) =>
      faultAt(positionOf(index, words), {
        rule: "prose/workshop-note",
        problem: `"${words}" tells how the page was made, not what is true.`,
        fix: 'Write the fact alone, or "Check X before you rely on it"; sources and facts_checked say how it was checked.',
      }),
    ),
    ...[...text.matchAll(PHRASE)].map(({ 0: words, index }) =>
      faultAt(positionOf(index, words), {
        rule: "prose/phrase",
        problem: `"${words}" is not how a native writer would say it.`,
        fix: PHRASES[words.toLowerCase()] ?? "Say it plainly.",
      }),
    ),
  ]);
}
