import type { Position } from "../faults/fault";

/** A code block to check. Its position is that of the first line of code. */
export interface Sample extends Position {
  readonly language: string;
  /** The whole code, including hidden lines. */
  readonly code: string;
  /** The shown code, if it differs from `code`. `lines` contains each shown line's index in `code`, from 0. */
  readonly shown?: { readonly code: string; readonly lines: readonly number[] };
  /** Title of the block (`title="…"`). Other blocks can import this block by its title. */
  readonly title?: string;
  /** Codes of TypeScript errors that the block demonstrates. It must have exactly these errors. */
  readonly errors: readonly number[];
  /** True if the block continues the previous one of its kind, even one that isn't checked itself. */
  readonly continues: boolean;
  /** True if some lines of the code are hidden. */
  readonly isFragment?: boolean;
  /** Reason why the block isn't checked; absent if it is checked. */
  readonly nocheck?: string;
  /** Reason why a program isn't run; absent if it is run. */
  readonly norun?: string;
  /** True if a tutorial's next steps don't wait for this command to end. */
  readonly isBackground?: boolean;
  /** Arguments with which the program runs. */
  readonly run?: readonly string[];
  /** Lines that the program has to print, if the page doesn't show them. */
  readonly prints?: readonly string[];
  /** Transfers that the program has to make on the chain, such as `0.5 USDm to 0x…`. */
  readonly moves?: readonly string[];
}
