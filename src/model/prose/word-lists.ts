/** Names as they are written, one on a line: `Celo Composer`, `viem`. */
export const NAMES_FILE = "content/words/names.txt";

/** Words the dictionaries do not know, one on a line: `stablecoin`. */
export const SPELLING_FILE = "content/words/spelling.txt";

/** The writers' own lists of words. */
export interface WordLists {
  readonly names: readonly string[];
  /** Words that are right, and those of the names. A word in small letters may start with a capital too. */
  readonly words: ReadonlySet<string>;
  /** Names that are no mere word: `go-ethereum`, `web3.js`. */
  readonly wholeNames: ReadonlySet<string>;
}

/** Lines of a list, without comments (`# …`) and empty ones. */
const readLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim())
    .filter((line) => line !== "");

/** The lists as their two files give them. */
export function readWordLists(namesText: string, spellingText: string): WordLists {
  const names = readLines(namesText);
  const parts = names.flatMap((name) => name.split(/\s+/));
  const isWord = (part: string): boolean => /^[\p{L}\p{M}'’]+$/u.test(part);
  return {
    names,
    words: new Set([...readLines(spellingText), ...parts.filter(isWord)]),
    wholeNames: new Set(parts.filter((part) => !isWord(part))),
  };
}
