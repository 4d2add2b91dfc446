/** Names in their correct spelling, one per line: `Celo Composer`, `viem`. */
export const NAMES_FILE = "content/words/names.txt";

/** Words that aren't in the dictionaries, one per line: `stablecoin`. */
export const SPELLING_FILE = "content/words/spelling.txt";

/** The writers' word lists. */
export interface WordLists {
  readonly names: readonly string[];
  /**
   * Correct words, including those in names. A word listed in lower case is also correct with a capital at the start.
   */
  readonly words: ReadonlySet<string>;
  /** Names that aren't just letters: `go-ethereum`, `web3.js`. */
  readonly wholeNames: ReadonlySet<string>;
}

/** Lists the lines of a file, without comments (`# …`) and empty lines. */
const readLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim())
    .filter((line) => line !== "");

/** Parses the two word lists. */
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
