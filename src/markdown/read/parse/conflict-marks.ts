import { type Fault, faultAt } from "../../../faults/fault";
import { pointAt } from "../../../faults/point";

/** Matches a Git conflict marker. */
const CONFLICT = /^(?:<{7}|>{7}) \S.*$/m;
const MARKERS = /^(?:(?:<{7}|>{7}|\|{7})(?: .*)?|={7})$/gm;

/**
 * Removes Git's conflict markers from a text, and reports the first one. In a code block, they don't break the page, so
 * they're easy to miss; elsewhere, each of their characters would cause a fault.
 */
export function takeConflictMarks(source: string, file: string): { text: string; faults: Fault[] } {
  const found = CONFLICT.exec(source);
  if (!found) return { text: source, faults: [] };
  const fault = faultAt(
    { file, ...pointAt(source, found.index) },
    {
      rule: "doc/conflict",
      problem: `This is a Git conflict marker: ${found[0]}.`,
      fix: "Keep one of the two versions, and remove the three lines with <<<<<<<, ======= and >>>>>>>.",
    },
  );
  return { text: source.replace(MARKERS, (line) => " ".repeat(line.length)), faults: [fault] };
}
