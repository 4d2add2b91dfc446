import type { Reporter } from "gatsby";
import type { Fault } from "../../faults/fault";
import { formatFaults } from "../../faults/format-faults";
import { getBuild } from "./build";

/**
 * Ends the build and prints every fault, directly to standard error: Gatsby would wrap the lines at 80 characters, and
 * terminals can't open a position that is split across two lines.
 */
export function stopWithFaults(faults: readonly Fault[], reporter: Reporter): never {
  getBuild().lock.endInOrder();
  process.stderr.write(`\n${formatFaults(faults)}\n\n`);
  reporter.panic("The content has faults, listed above. No page was built.");
  throw new Error("Gatsby's reporter.panic returned.");
}
