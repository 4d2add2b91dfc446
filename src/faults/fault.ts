/** A position in a file that a person can open: `file` from the repository's root, line and column from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One mistake in the content: where it is, what is wrong, what to do about it, and the rule's stable name. */
export interface Fault extends Position {
  /** `area/rule`, for instance `link/unknown-page`: never reworded once published. */
  readonly rule: string;
  /** A whole sentence: what is wrong. */
  readonly problem: string;
  /** A whole sentence: what to write instead. */
  readonly fix: string;
}

/** The texts of a fault without its position, as a check writes them. */
export type FaultText = Pick<Fault, "rule" | "problem" | "fix">;

/** A fault at a position. */
export function faultAt(position: Position, text: FaultText): Fault {
  const { file, line, column } = position;
  return { file, line, column, ...text };
}
