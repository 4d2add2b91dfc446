/** A place in a file a person can open: `file` from the repository's root, line and column from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One mistake in the content: where it is, what is wrong, what to do about it, and the rule's stable name. */
export interface Fault extends Place {
  /** `area/rule`, for instance `link/unknown-page`: never reworded once published. */
  readonly rule: string;
  /** A whole sentence: what is wrong. */
  readonly problem: string;
  /** A whole sentence: what to write instead. */
  readonly fix: string;
}

/** The words of a fault without its place, as the check that finds it writes them. */
export type FaultText = Pick<Fault, "rule" | "problem" | "fix">;

/** A fault at a place. */
export function faultAt(place: Place, text: FaultText): Fault {
  const { file, line, column } = place;
  return { file, line, column, ...text };
}
