import { type Fault, type Position, faultAt } from "../../faults/fault";
import type { ProseBlock } from "./prose-block";

/**
 * Minimum number of words in a sentence that is compared. Shorter sentences, such as "Run the node.", may be repeated.
 */
const WORDS_AT_LEAST = 13;
/** Maximum share of a site's long sentences that may be on two pages. */
const REPEATED_AT_MOST = 0.03;
/** Minimum share of word triples that two sentences must have in common to count as a repeat. */
const ALIKE_FROM = 0.7;

/** The prose of a page or a fragment. A page's prose doesn't include its fragments. */
export interface PageProse {
  readonly file: string;
  readonly blocks: readonly ProseBlock[];
}

/** A sentence, and another page's sentence with almost the same words. */
interface Repeat {
  readonly sentence: Sentence;
  readonly other: Sentence;
}

/** The number of long sentences on a site, and the sentences that are on two pages. */
export interface Repeats {
  readonly sentences: number;
  readonly repeats: readonly Repeat[];
}

/** A long sentence with its position. */
export interface Sentence extends Position {
  readonly text: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}¤][\p{L}\p{N}'’-]*/gu) ?? [];

/** Lists the long sentences of a page. Shorter sentences may be repeated. */
export function listSentences({ blocks }: PageProse): Sentence[] {
  return blocks
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text, positionOf }) =>
      [...segmenter.segment(text)].flatMap(({ segment, index }): Sentence[] => {
        if (wordsOf(segment).length < WORDS_AT_LEAST) return [];
        const [first = ""] = /\S+/.exec(segment) ?? [];
        return [{ ...positionOf(index + segment.indexOf(first), first), text: segment.trim() }];
      }),
    );
}

/** Lists the word triples of a sentence. */
function listTriples(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(" ")));
}

/** Finds sentences with almost the same words on two pages. Both sentences are listed. */
export function findRepeats(sentences: readonly Sentence[]): Repeats {
  const known = sentences.map((sentence): Known => ({
    ...sentence,
    triples: listTriples(sentence.text),
  }));
  const byTriple = new Map<string, number[]>();
  known.forEach(({ triples }, index) => {
    for (const triple of triples) addTo(byTriple, triple, index);
  });
  const repeats = known.flatMap((sentence): Repeat[] => {
    const other = findAlike(sentence, known, byTriple);
    return other ? [{ sentence, other }] : [];
  });
  return { sentences: sentences.length, repeats };
}

interface Known extends Sentence {
  readonly triples: ReadonlySet<string>;
}

/** Finds the most similar sentence on another page; undefined if none is similar enough. */
function findAlike(
  { file, triples }: Known,
  sentences: readonly Known[],
  byTriple: ReadonlyMap<string, readonly number[]>,
): Known | undefined {
  const shared = new Map<number, number>();
  for (const triple of triples) {
    for (const index of byTriple.get(triple) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  let best: Known | undefined;
  let bestShare = ALIKE_FROM;
  for (const [index, count] of shared) {
    const other = sentences[index];
    if (!other || other.file === file) continue;
    const share = count / (triples.size + other.triples.size - count);
    if (share >= bestShare) [best, bestShare] = [other, share];
  }
  return best;
}

/** Reports repeated sentences if a site has too many of them. Each fault has both positions. */
export function checkRepeats({ sentences, repeats }: Repeats): Fault[] {
  if (repeats.length <= sentences * REPEATED_AT_MOST) return [];
  return repeats.map(({ sentence, other }) =>
    faultAt(sentence, {
      rule: "prose/repeated",
      problem: `This sentence is also in ${other.file}:${other.line}: "${shorten(sentence.text)}"`,
      fix: "Keep one of the two and link to it, rewrite this one for this page's readers, or move the sentence to a fragment that both pages include.",
    }),
  );
}

const shorten = (text: string): string =>
  text.length > 70 ? `${text.slice(0, 70).trimEnd()}…` : text;

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
