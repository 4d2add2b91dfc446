/** A point in a text. Line and column numbers start at 1. */
interface Point {
  readonly line: number;
  readonly column: number;
}

/** Matches a tag that has attributes. */
const TAG = /^<[A-Za-z][^<>=]*=[^<>]*>/;

/**
 * Blanks a character, or the whole tag that it starts: attributes aren't text, and the parser would turn URLs in them
 * into links.
 */
function blankAt(source: string, offset: number): string {
  const found = TAG.exec(source.slice(offset))?.[0] ?? source.charAt(offset);
  return source.slice(0, offset) + blankTag(found) + source.slice(offset + found.length);
}

/** Replaces a text with spaces, but keeps its line breaks. */
export const blankTag = (tag: string): string => tag.replace(/[^\n]/g, " ");

function offsetOf(source: string, { line, column }: Point): number {
  const above = source.split("\n").slice(0, line - 1);
  return above.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** Finds the tag that is still open when another tag is closed. Its position is in the parser's message. */
function findOpenTag(reason: string): Point | undefined {
  const [, line, column] = /corresponding closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason) ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/**
 * Blanks the character at which the parser stopped, so that the rest can be parsed. If the character starts a tag, the
 * other tag of the pair is blanked too, because it would cause another error.
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

/**
 * Returns the offset of the closing tag that belongs to the tag at `from`, or -1. Skips inner tags with the same name.
 */
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
