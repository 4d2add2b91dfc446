/**
 * What comments in a code block say to the checker. The words are those of twoslash
 * (https://twoslash.netlify.app/refs/notations), which writers may know; `@continues` is ours.
 */
export interface SampleComments {
  /** The code without these comments and without what they hide: what a reader sees. */
  readonly shown: string;
  /** The code with everything, each comment an empty line, so that lines keep their numbers. */
  readonly checked: string;
  readonly errors: readonly number[];
  readonly continues: boolean;
  /** Something around the shown lines is hidden. */
  readonly isFragment: boolean;
}

const COMMENT =
  /^[ \t]*(?:\/\/|#)[ \t]*(?:---(cut(?:-before|-after|-start|-end)?)---|@(errors):[ \t]*([\d ,]+)|@(continues))[ \t]*$/;

/** Reads the checker's comments out of a code block. */
export function readSampleComments(source: string): SampleComments {
  if (!/---cut|@errors|@continues/.test(source)) {
    return { shown: source, checked: source, errors: [], continues: false, isFragment: false };
  }
  const errors: number[] = [];
  const shown: string[] = [];
  let continues = false;
  let isFragment = false;
  let isHidden = false;
  let isOver = false;
  const checked = source.split("\n").map((line) => {
    const [, cut, hasErrors, numbers = "", goesOn] = COMMENT.exec(line) ?? [];
    if (cut === undefined && hasErrors === undefined && goesOn === undefined) {
      if (!isHidden && !isOver) shown.push(line);
      return line;
    }
    if (hasErrors !== undefined) errors.push(...numbers.split(/[ ,]+/).filter(Boolean).map(Number));
    if (goesOn !== undefined) continues = true;
    if (cut !== undefined) isFragment = true;
    if (cut === "cut" || cut === "cut-before") shown.length = 0;
    if (cut === "cut-start") isHidden = true;
    if (cut === "cut-end") isHidden = false;
    if (cut === "cut-after") isOver = true;
    return "";
  });
  return {
    shown: shown.join("\n").replace(/^(?:[ \t]*\n)+/, ""),
    checked: checked.join("\n"),
    errors,
    continues,
    isFragment,
  };
}
