/** A position in a file: `file` is relative to the repository's root, line and column start at 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake in the content. */
export interface Fault extends Position {
  /** Stable name, `area/rule`: `link/unknown-page`. Once published, it is never changed. */
  readonly rule: string;
  /** A sentence about the mistake. */
  readonly problem: string;
  /** A sentence that says what to write instead. */
  readonly fix: string;
  /** The unknown name, if the fault is that a data file doesn't have it. */
  readonly missing?: string;
}

/** A fault without its position. */
export type FaultText = Pick<Fault, "rule" | "problem" | "fix" | "missing">;

/** Adds a position to the text of a fault. */
export function faultAt(position: Position, text: FaultText): Fault {
  const { file, line, column } = position;
  return { file, line, column, ...text };
}
