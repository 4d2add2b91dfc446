/** A name of a block as readers see it, and its type: line and column from 0, length, and what TypeScript says of it. */
export type TypedName = readonly [line: number, column: number, length: number, type: string];

/** What was done to a block: each word has a sentence of its own in src/site/checked-samples.ts. */
type Proof = "types" | "compiled" | "commands" | "schema" | "parsed";

/** What a check of a block came to, when nothing was wrong with it. */
export interface CheckedSample {
  readonly proof: Proof;
  /** What did it: `TypeScript 5.9.3`, `solc 0.8.28`, `JSON`. */
  readonly by: string;
  /** What the block was held against: `viem 2.57.1`. */
  readonly against: readonly string[];
  /** The day of the check, YYYY-MM-DD. */
  readonly on: string;
  readonly names?: readonly TypedName[];
}
