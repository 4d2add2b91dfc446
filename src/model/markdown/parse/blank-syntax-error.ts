/** A point in a text, from 1. */
interface Point {
  readonly line: number;
  readonly column: number;
}

const blankAt = (source: string, offset: number): string =>
  `${source.slice(0, offset)} ${source.slice(offset + 1)}`;

/** Offset of a point: its column, behind the lines above. */
function offsetOf(source: string, { line, column }: Point): number {
  const above = source.split("\n").slice(0, line - 1);
  return above.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The tag that is still open where another one closes, as the parser names it. */
function findOpenTag(reason: string): Point | undefined {
  const [, line, column] = /corresponding closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/**
 * The source without the sign that a parser stopped at, so that the rest of it can be read. A tag goes with its other
 * half, or that half would be the next error.
 */
export function blankSyntaxError(source: string, sign: Point, reason: string): string {
  const offset = offsetOf(source, findOpenTag(reason) ?? sign);
  const [, end, name] = /^<(\/?)([\w.-]+)/.exec(source.slice(offset)) ?? [];
  const blanked = blankAt(source, offset);
  if (name === undefined) return blanked;
  const isTorn = reason.startsWith("Expected the closing tag");
  const other =
    end === ""
      ? findEnd(blanked, offset, name)
      : isTorn
        ? source.lastIndexOf(`<${name}`, offset)
        : -1;
  return other === -1 ? blanked : blankAt(blanked, other);
}

/** Offset of the tag that ends the one that starts at `from`, past inner ones of the same name; -1 for none. */
function findEnd(source: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name.replaceAll(".", "\\.")}(?![\\w.-])[^>]*?(/?)>`, "g");
  let depth = 1;
  for (const { 1: end, 2: empty, index } of source.slice(from).matchAll(tags)) {
    if (end === "/") depth -= 1;
    else if (empty === "") depth += 1;
    if (depth === 0) return from + index;
  }
  return -1;
}
