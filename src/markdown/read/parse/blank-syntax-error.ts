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
  const tags = listTags(blanked, name);
  const other =
    end === ""
      ? findOther(
          tags.filter((tag) => tag.offset > offset),
          "start",
        )
      : isTorn
        ? findOther(tags.filter((tag) => tag.offset < offset).reverse(), "end")
        : undefined;
  return other === undefined ? blanked : blankAt(blanked, other);
}

/** The start or end tag of an element that has both. */
interface Tag {
  readonly kind: "start" | "end";
  readonly offset: number;
}

/**
 * Lists the tags with this name, except for empty elements: `<Card />`. A tag ends at the next `<` outside quotes at the
 * latest, so that the search takes linear time.
 */
function listTags(source: string, name: string): Tag[] {
  const tags = new RegExp(
    `<(/?)${name.replaceAll(".", "\\.")}(?![\\w.-])(?:"[^"]*"|'[^']*'|[^<>"'])*?(/?)>`,
    "g",
  );
  return [...source.matchAll(tags)].flatMap(({ 1: end, 2: empty, index: offset }): Tag[] =>
    empty === "/" ? [] : [{ kind: end === "/" ? "end" : "start", offset }],
  );
}

/**
 * Returns the offset of the other tag of a pair; undefined if there is none. Skips pairs inside it.
 * @param tags The tags from the known one onwards.
 * @param known The kind of the known tag.
 */
function findOther(tags: readonly Tag[], known: Tag["kind"]): number | undefined {
  let depth = 1;
  for (const { kind, offset } of tags) {
    depth += kind === known ? 1 : -1;
    if (depth === 0) return offset;
  }
  return undefined;
}
