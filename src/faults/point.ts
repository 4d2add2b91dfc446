/** A point in a text: line and column, both counted from 1. A `Position` is a point in a file. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Converts one offset to a point. For many offsets in one text, createPointOf is faster. */
export const pointAt = (text: string, offset: number): Point => createPointOf(text)(offset);

/** Creates a function that converts offsets in a text to points. Line starts are found only once. */
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
