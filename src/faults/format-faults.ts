import type { Fault } from "./fault";

const byPosition = (a: Fault, b: Fault): number =>
  a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;

/** Formats a number with its noun: `1 fault`, `2 faults`. */
export const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/**
 * Formats faults in file order: `file:line:column problem`, with the fix and the rule's name below. The last line is
 * the number of faults. Empty if there are none.
 */
export function formatFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return "";
  const sorted = [...faults].sort(byPosition);
  const files = new Set(sorted.map((fault) => fault.file));
  const rows = sorted.map(
    ({ file, line, column, problem, fix, rule }) =>
      `${file}:${line}:${column} ${problem}\n    ${fix} [${rule}]`,
  );
  return [...rows, `${countOf(faults.length, "fault")} in ${countOf(files.size, "file")}`].join(
    "\n",
  );
}
