import type { Synonym } from "../../data/search/synonyms";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { SynonymPair } from "../words/search-format";
import { listForms, listKeptWords, readQuery } from "../words/search-words";
import type { SearchedPage } from "./search-records";
import { createWordReader } from "./word-reader";

/** Lists the words of a phrase, without stop words, which the search can't find. */
const toWords = (phrase: string): string[] => listKeptWords(phrase).map(({ word }) => word);

export const toSynonymPairs = (synonyms: readonly Synonym[]): SynonymPair[] =>
  synonyms.map(({ from, to }) => [readQuery(from).map(({ word }) => word), toWords(to)]);

/** Checks that every word that a synonym leads to is on some page; otherwise the synonym would find nothing. */
export function checkSynonyms(
  synonyms: readonly Synonym[],
  pages: readonly SearchedPage[],
): Fault[] {
  const vocabulary = listWords(pages);
  const has = (word: string): boolean =>
    vocabulary.has(word) || listForms(word).some((form) => vocabulary.has(form));
  const faults = new Map<string, Fault>();
  for (const { to, toPosition, isTwoWay } of synonyms) {
    const missing = toWords(to).find((word) => !has(word));
    if (missing === undefined) continue;
    faults.set(
      to,
      faultAt(toPosition, {
        rule: "synonyms/unknown-word",
        problem: `"${to}" finds nothing: no page contains the word "${missing}".`,
        fix: isTwoWay
          ? "Replace words: with from: and to:. Under to:, list only words that the docs contain."
          : suggest(missing, vocabulary, "words"),
      }),
    );
  }
  return [...faults.values()];
}

function listWords(pages: readonly SearchedPage[]): Set<string> {
  const readWords = createWordReader();
  const words = new Set<string>();
  for (const { title, description, keywords, tags, sections } of pages) {
    const texts = sections.flatMap(({ title: heading, text, code = "" }) => [heading, text, code]);
    for (const text of [title, description, ...keywords, ...tags, ...texts]) {
      const { whole, parts } = readWords(text);
      for (const word of [...whole, ...parts]) words.add(word);
    }
  }
  return words;
}
