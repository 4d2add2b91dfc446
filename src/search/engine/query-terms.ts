import type { SynonymPair } from "../words/search-format";
import { type QueryWord, listForms, listKeptWords, readQuery } from "../words/search-words";
import type { Answer, Vocabulary } from "./vocabulary";

/** One query term, with all index words that match it, best first. */
export interface QueryTerm {
  readonly word: string;
  readonly typed: string;
  readonly answers: readonly Answer[];
  /** True if the term was typed as an identifier, and the index contains the whole identifier. */
  readonly isName?: boolean;
}

/** One interpretation of a query. The first one is the query as typed. */
export interface Reading {
  readonly terms: readonly QueryTerm[];
  /** Similarity to the query as typed. */
  readonly weight: number;
}

/** All interpretations of a query. */
export interface Understood {
  readonly readings: readonly Reading[];
  /** Words that were treated as typos. */
  readonly corrections: readonly { readonly typed: string; readonly used: string }[];
  /** Words that aren't on any page, not even in a similar form. */
  readonly unknown: readonly string[];
}

/** The words in the index. Rare words are fetched when they are needed. */
export interface Words {
  readonly common: Vocabulary;
  /** Loads the rare words that are close to a word in alphabetical order. */
  readonly loadRare: (word: string) => Promise<Vocabulary | undefined>;
  readonly synonyms: readonly SynonymPair[];
}

const JOINED_WEIGHT = 0.97;
/** Weight of a reading that replaces typed words with synonyms or with the parts of identifiers. */
const REWORDED_WEIGHT = 0.7;
const MAX_READINGS = 8;
/** Minimum length of a prefix that may match an identifier. */
const LEAST_PREFIX = 3;

/**
 * Interprets a query. A word that is in the index in any form is used as typed. Any other word may be a typo, an
 * identifier of which only the parts are in the index, or two words without a space between them.
 */
export async function understandQuery(query: string, words: Words): Promise<Understood> {
  const all = readQuery(query);
  const kept = listKeptWords(query);
  const isOpen = !/\s$/.test(query); // The reader may still be typing the last word.
  const resolved = await Promise.all(
    kept.map((word) => resolve(word, words, isOpen && word.typed === all.at(-1)?.typed)),
  );
  const terms = withoutRepeats(resolved.flat());
  const joined = terms.slice(1).flatMap((term, at): Reading[] => {
    const pair = [terms[at], term].map((one) => one?.answers[0]?.term ?? one?.word ?? "");
    const answer = words.common.findExact(pair.join(""));
    if (!answer) return [];
    const both: QueryTerm = { word: pair.join(""), typed: pair.join(" "), answers: [answer] };
    return [{ terms: terms.toSpliced(at, 2, both), weight: JOINED_WEIGHT }];
  });
  const apart = await readParts(kept, words);
  const reworded = await readSynonyms(terms, all, words);
  return {
    readings: [{ terms, weight: 1 }, ...apart, ...joined, ...reworded].slice(0, MAX_READINGS),
    corrections: terms.flatMap(({ typed, answers: [best] }) =>
      best?.kind === "typo" ? [{ typed, used: best.term }] : [],
    ),
    unknown: terms.filter(({ answers }) => answers.length === 0).map(({ typed }) => typed),
  };
}

/** Splits a query's identifiers into words: "GasPriceMinimum" may be about gas prices. */
async function readParts(kept: readonly QueryWord[], words: Words): Promise<Reading[]> {
  if (kept.every(({ parts }) => parts.length < 2)) return [];
  const apart = await Promise.all(
    kept
      .flatMap(({ word, typed, parts }) =>
        parts.length < 2 ? [{ word, typed }] : parts.map((part) => ({ word: part, typed: part })),
      )
      .map((word) => resolve({ ...word, parts: [], isName: false }, words, false)),
  );
  return [{ terms: withoutRepeats(apart.flat()), weight: REWORDED_WEIGHT }];
}

const withoutRepeats = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.filter(({ word }, at) => terms.findIndex((other) => other.word === word) === at);

async function resolve(
  { word, typed, parts, isName }: Pick<QueryWord, "word" | "typed" | "parts" | "isName">,
  words: Words,
  isOpen: boolean,
): Promise<QueryTerm[]> {
  const { common, loadRare } = words;
  const toTerm = (answers: readonly Answer[]): QueryTerm[] => [
    { word, typed, answers, isName: isName && answers[0]?.kind === "exact" },
  ];
  const exact = common.findExact(word);
  const own = [...(exact ? [exact] : []), ...common.findForms(word)];
  const prefixed =
    (isOpen || word.startsWith("0x")) && word.length >= Math.min(LEAST_PREFIX, typed.length)
      ? common.findPrefixed(word)
      : [];
  if (own.length > 0) return toTerm(unique([...own, ...prefixed]));
  const rare = await loadRare(word);
  const rareExact = rare?.findExact(word);
  const rareOwn = [...(rareExact ? [rareExact] : []), ...(rare?.findForms(word) ?? [])];
  if (rareOwn.length > 0) return toTerm(unique([...rareOwn, ...prefixed]));
  const completed = isOpen || word.startsWith("0x") ? (rare?.findPrefixed(word) ?? []) : [];
  if (prefixed.length + completed.length > 0) return toTerm([...prefixed, ...completed]);
  if (parts.length > 1) {
    const found = await Promise.all(
      parts.map((part) =>
        resolve({ word: part, typed: part, parts: [], isName: false }, words, false),
      ),
    );
    return found.flat();
  }
  const typos = common.findTypos(word);
  const [nearest] = typos;
  // Readers rarely mistype the first letter: "testcelo" is rather two words than "stCELO".
  const halves = nearest?.term[0] === word[0] ? undefined : common.findHalves(word);
  if (halves) {
    return halves.map((half) => {
      const answer = common.findExact(half);
      return { word: half, typed: half, answers: answer ? [answer] : [] };
    });
  }
  if (nearest) {
    const forms = common.findForms(nearest.term).map((form): Answer => ({ ...form, kind: "typo" }));
    return toTerm(unique([...typos, ...forms]));
  }
  return toTerm(rare?.findTypos(word) ?? []);
}

const unique = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ termId }, at) => answers.findIndex((one) => one.termId === termId) === at);

/**
 * Substitutes synonyms for words that the docs don't use. If there are several substitutions, the first reading
 * contains all of them, and each further reading contains only one. The words of a phrase may be anywhere in the
 * query.
 */
async function readSynonyms(
  terms: readonly QueryTerm[],
  all: readonly QueryWord[],
  words: Words,
): Promise<Reading[]> {
  const byTyped = new Map(terms.map((term) => [term.typed, term]));
  const namesOf = all.map(({ word, typed }) => {
    const answers = byTyped.get(typed)?.answers ?? [];
    const meant = answers.filter(({ kind }) => kind !== "prefix").map(({ term }) => term);
    return new Set([word, ...listForms(word), ...meant]);
  });
  const found: Replacement[] = [];
  for (const [from, to] of words.synonyms) {
    const indexes = from.map((word) => namesOf.findIndex((names) => names.has(word)));
    if (indexes.includes(-1)) continue;
    const covered = indexes.flatMap((at) => byTyped.get(all[at]?.typed ?? "") ?? []);
    if (covered.length === 0) continue;
    const meant = await Promise.all(
      to.map((word) => resolve({ word, typed: word, parts: [], isName: false }, words, false)),
    );
    found.push({ from: covered, to: meant.flat() });
  }
  // The longest phrase first: "seed phrase" has different synonyms from "seed".
  found.sort((a, b) => b.from.length - a.from.length);
  const every = found.reduce(replace, terms);
  return [...(found.length > 1 ? [every] : []), ...found.map((one) => replace(terms, one))].map(
    (own) => ({ terms: own, weight: REWORDED_WEIGHT }),
  );
}

/** Query terms, and the terms that the docs use for the same thing. */
interface Replacement {
  readonly from: readonly QueryTerm[];
  readonly to: readonly QueryTerm[];
}

/** Replaces terms, but only if none of them has been replaced yet. */
const replace = (terms: readonly QueryTerm[], { from, to }: Replacement): readonly QueryTerm[] =>
  from.every((term) => terms.includes(term))
    ? withoutRepeats(
        terms.flatMap((term) => (term === from[0] ? to : from.includes(term) ? [] : term)),
      )
    : terms;
