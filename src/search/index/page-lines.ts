import { listKeptWords } from "../words/search-words";
import { type SearchedPage, nameOf } from "./search-records";

/**
 * Lists the words in each line of a page (search-format.ts). A page's lines are its title, name, questions and error
 * messages.
 */
export function listLines({ title, path, questions, sections }: SearchedPage): string[][] {
  const name = nameOf(path).replaceAll(/[-_]/g, " ");
  const messages = sections.flatMap(({ messages: own = [] }) => own);
  return [title, name, ...questions, ...messages].map((line) => [
    ...new Set(listKeptWords(line).map(({ word }) => word)),
  ]);
}

/** Lists the postings of lines in the same format as the postings of pages. The first line has the number `first`. */
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
