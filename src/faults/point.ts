/** A point in a text: line and column from 1. With its file it is a `Position`. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** The point of one offset. For many of one text, createPointOf is faster. */
export const pointAt = (text: string, offset: number): Point => createPointOf(text)(offset);

/** Converts offsets of a text to points. Lines are counted once, so thousands of points cost no more than a few. */
export function createPointOf(text: string): (offset: number) => Point {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = 1;
    for (let above = starts.length; line < above;) {
      const middle = Math.ceil((line + above) / 2);
      if ((starts[middle - 1] ?? 0) <= offset) line = middle;
      else above = middle - 1;
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}
