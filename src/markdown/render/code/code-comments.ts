/**
 * Code without the comments that highlight lines or open notes, and the lines that these comments refer to. In
 * `marked` and `notes`, lines are numbered from 1.
 */
export interface CommentMarks {
  readonly code: string;
  /** Index of each line of `code` in the source, from 0. */
  readonly lines: readonly number[];
  readonly marked: ReadonlySet<number>;
  /** Number of the note that each line opens. */
  readonly notes: ReadonlyMap<number, number>;
}

/**
 * Builds a pattern for a comment that contains only `words`, in any of our languages, at the end of a trimmed line. No
 * two parts of the pattern match the same spaces: otherwise, a line of spaces would take quadratic time.
 */
const comment = (words: string): string =>
  `(?:\\/\\/|#|--|;|\\/\\*|\\{\\/\\*|<!--)[ \\t]*${words}[ \\t]*(?:\\*\\/\\}?|-->)?$`;

const HIGHLIGHT = new RegExp(`^[ \\t]*${comment("highlight-(next-line|start|end)")}`);
const NOTE = new RegExp(comment("\\((\\d+)\\)"));

/** Removes the comments that highlight lines, but not those that open notes. */
export const withoutHighlights = (source: string): string =>
  source.includes("highlight-")
    ? source
        .split("\n")
        .filter((line) => !HIGHLIGHT.test(line.trimEnd()))
        .join("\n")
    : source;

/**
 * Removes `// highlight-next-line`, `// highlight-start`, `// highlight-end` and `// (1)` from code. The first three
 * highlight lines; the last one opens note 1 in the list below the block.
 */
export function readCommentMarks(source: string): CommentMarks {
  if (!source.includes("highlight-") && !/\(\d+\)/.test(source)) {
    const lines = source.split("\n").map((_, line) => line);
    return { code: source, lines, marked: new Set(), notes: new Map() };
  }
  const kept: string[] = [];
  const lines: number[] = [];
  const marked = new Set<number>();
  const notes = new Map<number, number>();
  let inRange = false;
  let isNext = false;
  for (const [at, line] of source.split("\n").entries()) {
    const trimmed = line.trimEnd();
    const word = HIGHLIGHT.exec(trimmed)?.[1];
    if (word !== undefined) {
      isNext = word === "next-line";
      if (!isNext) inRange = word === "start";
      continue;
    }
    const note = NOTE.exec(trimmed);
    kept.push(note ? line.slice(0, note.index).trimEnd() : line);
    lines.push(at);
    if (note) notes.set(kept.length, Number(note[1]));
    if (inRange || isNext) marked.add(kept.length);
    isNext = false;
  }
  return { code: kept.join("\n"), lines, marked, notes };
}
