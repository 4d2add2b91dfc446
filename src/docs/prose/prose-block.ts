import type { Position } from "../../faults/fault";

/** The role of a piece of prose on its page. */
export type ProseKind = "heading" | "paragraph" | "cell" | "label";

/**
 * A continuous piece of text as readers see it: without Markdown syntax, and with {@link CODE_SIGN} instead of code and
 * formulas.
 */
export interface ProseBlock {
  readonly kind: ProseKind;
  readonly text: string;
  /** Returns the position in the file of the string `found`, which is at `index` in the text. */
  readonly positionOf: (index: number, found: string) => Position;
}

/** Character that replaces parts of a sentence that aren't words, such as code and formulas. */
export const CODE_SIGN = "¤";

/** A part of a block's text that is contiguous in the file. */
export interface Piece {
  /** The piece's index in the block's text. */
  readonly at: number;
  readonly value: string;
  /**
   * The piece's offset in the file, and its source. Unlike `value`, the source contains escapes, and markers at the
   * start of continuation lines.
   */
  readonly offset: number;
  readonly source: string;
}

/**
 * Converts the index of `found` in the text to an offset in the file. A piece's source contains escapes and markers
 * that its value doesn't have, so indexes can't be compared. Occurrences are counted instead: the third "x" in the
 * value is also the third "x" in the source.
 */
export function offsetOf(pieces: readonly Piece[], index: number, found: string): number {
  const piece = pieces.findLast(({ at }) => at <= index) ?? pieces[0];
  if (!piece) return 0;
  const inside = index - piece.at;
  let offset = -1;
  for (let at = piece.value.indexOf(found); at !== -1 && at <= inside;) {
    const next = piece.source.indexOf(found, offset + 1);
    if (next === -1) break;
    offset = next;
    at = piece.value.indexOf(found, at + 1);
  }
  return piece.offset + Math.max(0, offset);
}
