import { type Fault, faultAt } from "../../faults/fault";
import type { ProseBlock, ProseKind } from "./prose-block";

/** Patterns for notes on how a page was made. Readers only need the facts. */
const WORKSHOP_NOTES: readonly RegExp[] = [
  /\bour (?:machine|build|registry|sources|newest source|test run)\b/giu,
  /\bwe (?:(?:could|did|have)(?:n't| not)|had no|found no|ran|read (?:it|its|this)|compiled|checked|compared|measured|opened|tested|tried|type-checked)\b/giu,
  /\b(?:is|was|were|been) type-checked\b/giu,
  /\bwhen (?:this|the) page was (?:checked|written)\b/giu,
  /\b(?:checked|read|run|tested|tried) for this page\b/giu,
  /\bcould(?:n't| not) be (?:checked|confirmed|tested|tried|verified)\b/giu,
  /\b(?:was|were) compared with the (?:manifest|package)\b/giu,
  /\bon the day of (?:this check|writing)\b/giu,
  /\bsources still disagree\b|\bno reports about\b|\bwe looked at\b/giu,
];

interface Phrase {
  /** The phrase as the source of a regular expression, which is matched at word boundaries. */
  readonly words: string;
  readonly fix: string;
  /** The only kind of prose in which the phrase is reported; if absent, it's reported in all kinds. */
  readonly kind?: ProseKind;
  readonly isCaseSensitive?: true;
}

/** Phrases that aren't idiomatic, and what to write instead. */
const PHRASES: readonly Phrase[] = [
  { words: "is told in", fix: 'Name the page first: "X explains it".' },
  { words: "are told in", fix: 'Name the page first: "X explains them".' },
  { words: "lies in", fix: 'Write "is in", or say what contains it.' },
  { words: "lie in", fix: 'Write "are in", or say what contains them.' },
  { words: "million million", fix: "Write 10¹², or a trillion." },
  { words: "needs a word", fix: "Start with the explanation itself." },
  { words: "net below", fix: 'Write "fallback".' },
  { words: "shall", fix: 'Write "will", "should", "must" or "can", whichever is meant.' },
  { words: "without a word", fix: 'Write "silently".' },
  { words: "anew", fix: 'Write "again".' },
  { words: "came about", fix: 'Write "began", or say who made it.' },
  { words: "stands behind", fix: 'Say what it does: "backs", "guarantees".' },
  { words: "rests on", fix: 'Write "depends on" or "is based on".' },
  {
    words: "stands? (?:in|on|under|at|above|below|beside)",
    fix: 'Things don\'t stand: write "is in", "is on", or "replaces" for "stands in for".',
  },
  {
    // "There is no fee", "is no longer" and "the answer is no" are fine.
    words:
      "(?<!\\bthere )(?:is|are|was|were) no(?= \\S)(?! (?:longer|more|less|better|worse|larger|smaller|higher|lower|faster|slower|later|different|doubt|one)\\b)",
    fix: 'Write "isn\'t a" or "aren\'t".',
  },
  { words: "the ones? of", fix: 'Repeat the noun, or use a possessive: "the proxy\'s port".' },
  {
    words: "(?:is|are|to|and|than|from|by|with|as|match|or) that of",
    fix: 'Use a possessive: "the same as Ethereum\'s".',
  },
  { words: "at present", fix: 'Write "currently", "now" or "today".' },
  {
    words: "the present (?!(?:and|is|was|or|to|time|moment|day)\\b)[a-z]+",
    fix: 'Write "the current …", or "today\'s …".',
  },
  // Only matches at the end of a sentence or clause, because "any more tokens" is fine.
  {
    words: "any more(?=\\s*(?:[.,;:)?]|$))",
    fix: 'Write "no longer" before the verb, or "anymore".',
  },
  { words: "in the place of", fix: 'Write "instead of".' },
  { words: "takes? the place of", fix: 'Write "replaces".' },
  { words: "(?<!\\bas )of today", fix: 'Write "today\'s" or "current" before the noun.' },
  { words: "has no use", fix: 'Write "isn\'t needed", or say what to do with it.' },
  {
    words: "knows? no(?! one\\b)",
    fix: 'Write "doesn\'t know", "doesn\'t have" or "doesn\'t support".',
  },
  {
    words: "(?:is|are|was|were|does|do|did|has|have|had|would|could|should|will|can) not|cannot",
    fix: 'Write the contraction, such as "isn\'t". A quoted message belongs in backticks.',
  },
  {
    words: "(?:some|no|any|every)body",
    fix: 'Write "someone", "no one", "anyone" or "everyone".',
  },
  { words: "[Cc]hain [Ii]ds?", fix: 'Write "chain ID".', isCaseSensitive: true },
  { words: "\\d+ %|\\w+ percent", fix: 'Write the sign right after the number: "10%".' },
  { words: "afterwards", fix: 'Write "afterward".' },
  {
    words:
      "^(?:what can go wrong|common problems|(?:if|when) (?:something|it|an? [a-z]+|the [a-z]+|[a-z]+ion|[a-z]+ing) (?:fails|goes wrong|doesn't work)|[a-z]+(?: and [a-z]+)? errors)$",
    kind: "heading",
    fix: 'Write "Troubleshooting", or name the one problem. If there\'s nothing to say, drop the section.',
  },
  {
    words: "^(?:(?:the same|nothing)(?=$|[,;:.])|(?:if|when) you$)",
    kind: "cell",
    fix: 'Repeat the value, write "None", or name the column with a noun: readers jump between cells.',
  },
];

const MATCHERS = PHRASES.map(({ words, isCaseSensitive, ...phrase }) => ({
  ...phrase,
  pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, isCaseSensitive ? "gu" : "giu"),
}));

const LAYER = /\b(?:[Ll]ayer[ -]|L)([12])\b/gu;

/** Finds "layer 1" and "layer 2" after a page's first use of the term. Headings and labels are read alone. */
function checkLayers(blocks: readonly ProseBlock[]): Fault[] {
  const introduced = new Set<string>();
  return blocks.flatMap(({ kind, text, positionOf }) => {
    if (kind === "heading" || kind === "label") return [];
    return [...text.matchAll(LAYER)].flatMap(({ 0: words, 1: layer, index }) => {
      const position = positionOf(index, words);
      const key = `${position.file} ${layer ?? ""}`;
      if (words.length === 2 || !introduced.has(key)) {
        introduced.add(key);
        return [];
      }
      return faultAt(position, {
        rule: "prose/phrase",
        problem: `This page has already introduced "L${layer ?? ""}".`,
        fix: `Write "L${layer ?? ""}".`,
      });
    });
  });
}

/** Finds notes on how a page was made, and phrases that aren't idiomatic. */
export function checkPhrases(blocks: readonly ProseBlock[]): Fault[] {
  const found = blocks.flatMap(({ kind, text, positionOf }) => [
    ...WORKSHOP_NOTES.flatMap((note) => [...text.matchAll(note)]).map(({ 0: words, index }) =>
      faultAt(positionOf(index, words), {
        rule: "prose/workshop-note",
        problem: `"${words}" is about how the page was made, not about its subject.`,
        fix: 'Write only the fact, or "Check X before you rely on it". The page already shows its sources and the date of its last check.',
      }),
    ),
    ...MATCHERS.filter((phrase) => phrase.kind === undefined || phrase.kind === kind).flatMap(
      ({ pattern, fix }) =>
        [...text.matchAll(pattern)].map(({ 0: words, index }) =>
          faultAt(positionOf(index, words), {
            rule: "prose/phrase",
            problem: `The docs don't use the phrase "${words}".`,
            fix,
          }),
        ),
    ),
  ]);
  return [...found, ...checkLayers(blocks)];
}
