import type { Position } from "../../faults/fault";

/** A code block of a doc as its tools check it. Its position is that of the code's first line. */
export interface Sample extends Position {
  readonly language: string;
  /** The code with lines of its own for everything a reader sees, and what is hidden from readers besides. */
  readonly code: string;
  /** What readers see, when it is not the code as it is; `lines` says which lines of the code its lines are, from 0. */
  readonly shown?: { readonly code: string; readonly lines: readonly number[] };
  /** `title="…"`: other blocks of the page may import a block by it. */
  readonly title?: string;
  /** Errors the block is there to show (TypeScript's numbers); it must have these and no others. */
  readonly errors: readonly number[];
  /** The block goes on where the one before it in its language ended. */
  readonly continues: boolean;
  /** Lines around the shown ones are hidden from readers. */
  readonly isFragment?: boolean;
  /** Why it is not checked; absent for one that is. */
  readonly nocheck?: string;
}
