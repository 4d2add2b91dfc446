import { listKeptWords } from "../words/search-words";
import { type SearchedPage, nameOf } from "./search-records";

/**
 * Lists the words of each line of a page (search-format.ts): its title, its name, its questions and its error messages.
 */
export function listLines({ title, path, questions, sections }: SearchedPage): string[][] {
  const name = nameOf(path).replaceAll(/[-_]/g, " ");
  const messages = sections.flatMap(({ messages: own = [] }) => own);
  return [title, name, ...questions, ...messages].map((line) => [
    ...new Set(listKeptWords(line).map(({ word }) => word)),
  ]);
}

/** Lists the postings of lines in the same form as the postings of pages. Lines are numbered from `first`. */
export function postLines(
  lines: readonly (readonly string[])[],
  first: number,
): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  lines.forEach((words, at) => {
    for (const word of words) {
      const list = postings.get(word);
      if (list) list.push((first + at) * 256);
      else postings.set(word, [(first + at) * 256]);
    }
  });
  return postings;
}
