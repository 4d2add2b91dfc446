/**
 * What comments in a code block say to the checker. The words are those of twoslash
 * (https://twoslash.netlify.app/refs/notations), which writers may know; `@continues` is ours.
 */
export interface SampleComments {
  /** The code without these comments and without what they hide: what a reader sees. */
  readonly shown: string;
  /** Which lines of `checked` those are, from 0. */
  readonly shownLines: readonly number[];
  /** The code with everything, each comment an empty line, so that lines keep their numbers. */
  readonly checked: string;
  readonly errors: readonly number[];
  readonly continues: boolean;
  /** Something around the shown lines is hidden. */
  readonly isFragment: boolean;
}

/** Such a comment on a line without the blanks around it: blanks that two parts could match take the cube of their number. */
const COMMENT =
  /^(?:\/\/|#)[ \t]*(?:---(cut(?:-before|-after|-start|-end)?)---|@(errors):([\d ,\t]+)|@(continues))$/;

/** Reads the checker's comments out of a code block. */
export function readSampleComments(source: string): SampleComments {
  if (!/---cut|@errors|@continues/.test(source)) {
    return {
      shown: source,
      shownLines: source.split("\n").map((_, line) => line),
      checked: source,
      errors: [],
      continues: false,
      isFragment: false,
    };
  }
  const errors: number[] = [];
  const shown: { line: number; text: string }[] = [];
  let continues = false;
  let isFragment = false;
  let isHidden = false;
  let isOver = false;
  const checked = source.split("\n").map((text, line) => {
    const [, cut, hasErrors, numbers = "", goesOn] = COMMENT.exec(text.trim()) ?? [];
    if (cut === undefined && hasErrors === undefined && goesOn === undefined) {
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
    isFragment,
  };
}
