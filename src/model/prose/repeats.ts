import { type Fault, type Position, faultAt } from "../../faults/fault";
import type { ProseBlock } from "./prose-block";

/** Shorter sentences may be the same: "Run the node." */
const WORDS_AT_LEAST = 13;
/** Share of the sentences of a site that may stand on two pages. */
const REPEATED_AT_MOST = 0.03;
/** Share of their word triples that two sentences have in common to count as one. */
const ALIKE_FROM = 0.7;

/** The prose of one page, or of one fragment: what a page includes belongs to the fragment. */
export interface PageProse {
  readonly file: string;
  readonly blocks: readonly ProseBlock[];
}

/** A sentence, and the one on another page that says the same in the same words. */
interface Repeat {
  readonly sentence: Sentence;
  readonly other: Sentence;
}

/** Long sentences of a site, and those among them that stand on two pages. */
export interface Repeats {
  readonly sentences: number;
  readonly repeats: readonly Repeat[];
}

/** A long sentence, where it stands. */
export interface Sentence extends Position {
  readonly text: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}¤][\p{L}\p{N}'’-]*/gu) ?? [];

/** The sentences of a page that are long enough to be the same on no other. */
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

/** The word triples of a sentence: two sentences that share most of them say the same in the same words. */
function listTriples(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(" ")));
}

/** Finds the sentences that stand, almost word for word, on two pages. Each is listed once for each of its positions. */
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

/** The sentence of another page that is most like this one, when one is alike. */
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

/** Faults when more of a site repeats itself than may; each names both positions. */
export function checkRepeats({ sentences, repeats }: Repeats): Fault[] {
  if (repeats.length <= sentences * REPEATED_AT_MOST) return [];
  return repeats.map(({ sentence, other }) =>
    faultAt(sentence, {
      rule: "prose/repeated",
      problem: `This sentence stands in ${other.file}:${other.line} too: "${shorten(sentence.text)}"`,
      fix: "Say it in one of the two and link there, say it for this page's reader, or make it a fragment that both include.",
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
