import { type QueryWord, joinQuery, readQuery } from "../words/search-words";
import type { Answer, Vocabulary } from "./vocabulary";

/** One thing a query asks for, with all words of the index that answer it, best first. */
export interface Wish {
  readonly word: string;
  readonly answers: readonly Answer[];
}

/**
 * What a query asks for. A word of the query that the index has, in whatever form, means itself; only one it has not
 * is taken for a slip of the fingers, for parts of an identifier, or for two words written as one.
 */
export function understandQuery(query: string, vocabulary: Vocabulary): Wish[] {
  const words = readQuery(query);
  const wishes = words.flatMap((word) => toWishes(word, vocabulary));
  // "mini pay" is minipay, "fee currency" is feeCurrency too, and "what is celo" the page what-is-celo.
  const joined = words.slice(1).flatMap((word, at) => {
    const both = [words[at]?.word ?? "", word.word];
    const answer = vocabulary.findExact(both.join(""));
    return answer ? [{ both, answer }] : [];
  });
  const whole = vocabulary.findExact(joinQuery(query));
  if (whole) joined.push({ both: wishes.map(({ word }) => word), answer: whole });
  return wishes
    .map((wish) => ({
      ...wish,
      answers: [
        ...wish.answers,
        ...joined
          .filter(({ both }) => both.includes(wish.word))
          .map(({ answer }): Answer => ({ ...answer, kind: "form" })),
      ],
    }))
    .filter((wish, at, all) => all.findIndex(({ word }) => word === wish.word) === at);
}

function toWishes({ word, parts }: QueryWord, vocabulary: Vocabulary): Wish[] {
  const found = vocabulary.find(word);
  if (found.length > 0) return [{ word, answers: found }];
  if (parts.length > 1)
    return parts.flatMap((part) => toWishes({ word: part, parts: [] }, vocabulary));
  const typos = vocabulary.findTypos(word);
  if (typos.length > 0) return [{ word, answers: typos }];
  const halves = vocabulary.findHalves(word);
  if (halves) return halves.flatMap((half) => toWishes({ word: half, parts: [] }, vocabulary));
  return [{ word, answers: [] }];
}
