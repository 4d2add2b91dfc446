/**
 * A code block, and the result of reading its comments for the checker. The notation is from twoslash
 * (https://twoslash.netlify.app/refs/notations); `@continues`, `@prints` and `@moves` are ours.
 */
export interface SampleComments {
  /** The code that readers see, without the comments for the checker and without hidden lines. */
  readonly shown: string;
  /** Index in `checked` of each shown line, counting from 0. */
  readonly shownLines: readonly number[];
  /**
   * The whole code. Each comment for the checker is replaced with an empty line, so that line numbers stay the same.
   */
  readonly checked: string;
  readonly errors: readonly number[];
  readonly continues: boolean;
  /** Lines that the program has to print. */
  readonly prints: readonly string[];
  /** Transfers that the program has to make on the chain. */
  readonly moves: readonly string[];
  /** True if some lines of the code are hidden. */
  readonly isFragment: boolean;
}

/** Matches a comment on a trimmed line. If it also matched the spaces around the comment, it would take cubic time. */
const COMMENT =
  /^(?:\/\/|#)[ \t]*(?:---(cut(?:-before|-after|-start|-end)?)---|@(errors):([\d ,\t]+)|@(continues)|@(prints|moves):(.*))$/;

/** Reads the checker's comments in a code block. */
export function readSampleComments(source: string): SampleComments {
  if (!/---cut|@errors|@continues|@prints|@moves/.test(source)) {
    return {
      shown: source,
      shownLines: source.split("\n").map((_, line) => line),
      checked: source,
      errors: [],
      continues: false,
      prints: [],
      moves: [],
      isFragment: false,
    };
  }
  const errors: number[] = [];
  const facts: Record<string, string[]> = { prints: [], moves: [] };
  const shown: { line: number; text: string }[] = [];
  let continues = false;
  let isFragment = false;
  let isHidden = false;
  let isOver = false;
  const checked = source.split("\n").map((text, line) => {
    const [, cut, hasErrors, numbers = "", goesOn, fact, words = ""] =
      COMMENT.exec(text.trim()) ?? [];
    if ((cut ?? hasErrors ?? goesOn ?? fact) === undefined) {
      if (!isHidden && !isOver) shown.push({ line, text });
      return text;
    }
    if (hasErrors !== undefined)
      errors.push(
        ...numbers
          .split(/[ ,\t]+/)
          .filter(Boolean)
          .map(Number),
      );
    if (fact !== undefined) facts[fact]?.push(words.trim());
    if (goesOn !== undefined) continues = true;
    if (cut !== undefined) isFragment = true;
    if (cut === "cut" || cut === "cut-before") shown.length = 0;
    if (cut === "cut-start") isHidden = true;
    if (cut === "cut-end") isHidden = false;
    if (cut === "cut-after") isOver = true;
    return "";
  });
  while (shown.length > 1 && shown[0]?.text.trim() === "") shown.shift();
  return {
    shown: shown.map(({ text }) => text).join("\n"),
    shownLines: shown.map(({ line }) => line),
    checked: checked.join("\n"),
    errors,
    continues,
    prints: facts.prints ?? [],
    moves: facts.moves ?? [],
    isFragment,
  };
}
