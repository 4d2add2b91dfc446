import type { Position } from "../../faults/fault";

/** What a piece of prose is on its page. */
export type ProseKind = "heading" | "paragraph" | "cell" | "label";

/** Words that belong together, as a reader reads them: without marks, and with a sign in the place of code and formulas. */
export interface ProseBlock {
  readonly kind: ProseKind;
  readonly text: string;
  /** Position in the file of what is at an index of the text; `found` is that piece of text. */
  readonly positionOf: (index: number, found: string) => Position;
}

/** Stands for code, a formula or a picture: part of a sentence, but no word. */
export const CODE_SIGN = "¤";

/** A stretch of a block's text that stands in one piece in the file. */
export interface Piece {
  /** Where it starts in the block's text. */
  readonly at: number;
  readonly value: string;
  /** Offset in the source where it starts, and its source: with escapes and the marks of lines that go on. */
  readonly offset: number;
  readonly source: string;
}

/**
 * Offset in the source of what stands at an index of the text. A piece's source differs from its value by escapes and
 * line starts, so what is looked for is counted: the third "x" of the one is the third of the other.
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
