/**
 * A name in a block's shown code, with its line and column (both counting from 0), its length, and its TypeScript
 * type.
 */
export type TypedName = readonly [line: number, column: number, length: number, type: string];

/** The method by which a sample was checked. Each method has its own sentence in src/site/checked-samples.ts. */
type CheckMethod = "types" | "compiled" | "commands" | "schema" | "parsed";

/** The result of a run on the local chain. */
export interface RanSample {
  /** Date of the run, YYYY-MM-DD. */
  readonly on: string;
  /** True if the program asked the chain for something. */
  readonly chain?: boolean;
}

/** The result of a check that passed. */
export interface CheckedSample {
  readonly proof: CheckMethod;
  /** Name and version of the tool: `TypeScript 5.9.3`, `solc 0.8.28`, `JSON`. */
  readonly by: string;
  /** Packages or schemas that the block was checked against: `viem 2.57.1`. */
  readonly against: readonly string[];
  /** Date of the check, YYYY-MM-DD. */
  readonly on: string;
  readonly names?: readonly TypedName[];
  /** Present if the block is a program that ran, and did what its page says. */
  readonly ran?: RanSample;
}
