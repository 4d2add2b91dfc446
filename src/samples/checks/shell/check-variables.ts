import type { Sample } from "../../../base/sample";
import { type Fault, faultAt } from "../../../faults/fault";
import { type SamplePage, listSamples } from "../../../markdown/samples/sample-page";
import { SHELL_LANGUAGES } from "./check-shell";
import type { ParseShell } from "./parse-shell";

/**
 * Variables set in every login shell (https://www.gnu.org/software/bash/manual/html_node/Bourne-Shell-Variables.html,
 * POSIX 8.3).
 */
const ALWAYS_SET: ReadonlySet<string> = new Set(["HOME", "PATH", "PWD", "SHELL", "USER", "TMPDIR"]);

/**
 * Finds shell variables that are used before the page sets them. Readers who follow the page would run the command
 * with an empty value. After `source`, any variable may be set, so the rest of the page isn't checked.
 */
export function checkVariables(pages: readonly SamplePage[], parse: ParseShell): Fault[] {
  return pages.flatMap((page) => {
    const known = new Set(ALWAYS_SET);
    const faults: Fault[] = [];
    for (const { sample } of listSamples([page], SHELL_LANGUAGES)) {
      const { commands, variables } = parse(sample.code);
      if (commands.some(({ words: [name] }) => name?.text === "source" || name?.text === "."))
        break;
      for (const { name, isSet, line, column } of variables) {
        if (!isSet && !known.has(name)) faults.push(toFault(name, sample, { line, column }));
        known.add(name); // Each variable is reported once.
      }
    }
    return faults;
  });
}

const toFault = (
  name: string,
  { file, line, column }: Sample,
  at: { line: number; column: number },
): Fault =>
  faultAt(
    { file, line: line + at.line, column: column + at.column },
    {
      rule: "sample/unset-variable",
      problem: `No block above sets $${name}.`,
      fix: `Set it in a block above (${name}=…, or \`read -rs ${name}\` for a secret), or write \${${name}:?} if it is set elsewhere.`,
    },
  );
