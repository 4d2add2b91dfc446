import type { Reporter } from "gatsby";
import type { Fault } from "../../faults/fault";
import { formatFaults } from "../../faults/format-faults";
import type { Build } from "../../pipeline/build";

/**
 * Prints the faults found in a folder, in development, unless they are the same as the last ones printed for it.
 * @param subject Name of the folder.
 */
export function printFaults(
  { printedFaults }: Pick<Build, "printedFaults">,
  subject: string,
  faults: readonly Fault[],
  reporter: Pick<Reporter, "success" | "warn">,
): void {
  const text = formatFaults(faults);
  if (text === (printedFaults.get(subject) ?? "")) return;
  printedFaults.set(subject, text);
  if (text === "") reporter.success(`${subject}: no faults`);
  else reporter.warn(`${subject}:\n${text}`);
}
