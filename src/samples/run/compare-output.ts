/** Matches any characters within a line, or any number of whole lines. */
const ANYTHING = "…";

/** The first line that wasn't printed, and what was printed instead. */
export interface Difference {
  readonly wanted: string;
  readonly found: string;
}

/**
 * Compares printed lines with those that a page shows, without empty lines. `…` in a line stands for anything, a line
 * `…` for any lines.
 * @returns Undefined if all were printed, and nothing else.
 */
export function compareOutput(expected: string, printed: string): Difference | undefined {
  const [wanted, found] = [toLines(expected), toLines(printed)];
  const failed = match(wanted, found);
  return (
    failed && {
      wanted: wanted[failed.wanted] ?? "nothing more",
      found: found[failed.found] ?? "nothing more",
    }
  );
}

const toLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");

interface Place {
  readonly wanted: number;
  readonly found: number;
}

/** Returns the indexes of the first lines that differ; undefined if there are none. */
function match(
  wanted: readonly string[],
  found: readonly string[],
  from: Place = { wanted: 0, found: 0 },
): Place | undefined {
  let { found: index } = from;
  for (let line = from.wanted; line < wanted.length; line += 1, index += 1) {
    const text = wanted[line] ?? "";
    if (text === ANYTHING) {
      const isLast = line === wanted.length - 1;
      const rest = found.map((_, next) => next).slice(index);
      const fits = rest.some((next) => !match(wanted, found, { wanted: line + 1, found: next }));
      return isLast || fits ? undefined : { wanted: line + 1, found: index };
    }
    const next = found[index];
    if (next === undefined || !toPattern(text).test(next)) return { wanted: line, found: index };
  }
  return index < found.length ? { wanted: wanted.length, found: index } : undefined;
}

const toPattern = (text: string): RegExp =>
  new RegExp(`^${text.split(ANYTHING).map(escapeRegExp).join(".*")}$`);

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
