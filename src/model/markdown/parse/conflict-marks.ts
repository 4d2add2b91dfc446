import { type Fault, faultAt } from "../../../faults/fault";
import { pointAt } from "../../../faults/point";

/** A marker of Git, and those that belong to it. */
const CONFLICT = /^(?:<{7}|>{7}) \S.*$/m;
const MARKERS = /^(?:(?:<{7}|>{7}|\|{7})(?: .*)?|={7})$/gm;

/**
 * Takes conflict markers of Git out of a text, line by line, with a fault for the first one. In a code block they don't
 * break the page, so they're easy to miss; elsewhere each of their signs would be a fault of its own.
 */
export function takeConflictMarks(source: string, file: string): { text: string; faults: Fault[] } {
  const found = CONFLICT.exec(source);
  if (!found) return { text: source, faults: [] };
  const fault = faultAt(
    { file, ...pointAt(source, found.index) },
    {
      rule: "doc/conflict",
      problem: `This is a conflict marker of Git: ${found[0]}.`,
      fix: "Keep one of the two versions, and remove the three lines with <<<<<<<, ======= and >>>>>>>.",
    },
  );
  return { text: source.replace(MARKERS, (line) => " ".repeat(line.length)), faults: [fault] };
}
