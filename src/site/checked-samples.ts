import { formatIssue } from "./issues";
import { formatDate } from "./labels";

/** The parts of a check that are shown at its code block (`CheckedSample` in the docs model). */
export interface ShownCheck {
  readonly proof: "types" | "compiled" | "commands" | "schema";
  readonly by: string;
  readonly against: readonly string[];
  readonly on: string;
  /** Present if the code ran. */
  readonly ran?: { readonly on: string; readonly chain?: boolean };
}

/** Formats lists as "a, b and c". */
const LIST = new Intl.ListFormat("en-GB");

const VERBS: Readonly<Record<ShownCheck["proof"], string>> = {
  types: "Type-checked with",
  compiled: "Compiled with",
  commands: "Checked against",
  schema: "Checked against",
};

/** Formats the words of a checked block's tick, such as `Type-checked with viem 2.57.1 and wagmi 3.7.7`. */
export function checkLabel({ proof, by, against, ran }: ShownCheck): string {
  const tools = proof === "compiled" ? [by, ...against] : against;
  if (ran) return tools.length === 0 ? "Ran" : `Ran with ${LIST.format(tools)}`;
  if (tools.length === 0) return `${VERBS[proof]} ${by}`;
  return `${VERBS[proof]} ${LIST.format(tools)}`;
}

/** Formats the full description of a check, for readers who ask for it. */
export function checkSentence({ proof, by, against, on, ran }: ShownCheck): string {
  const what = LIST.format(ran && proof === "compiled" ? [by, ...against] : against);
  if (ran) {
    const tools = what === "" ? "" : ` with ${what}`;
    return `Ran on ${formatDate(ran.on)}${tools}${ran.chain === true ? " on a local Celo chain" : ""}.`;
  }
  switch (proof) {
    case "types":
      return `Type-checked with ${what === "" ? by : `${what} by ${by}`} on ${on}.`;
    case "compiled":
      return `Compiled with ${LIST.format([by, ...against])} on ${on}.`;
    case "commands":
      return `Commands, flags and packages checked against ${what} on ${on}.`;
    case "schema":
      return `Checked against ${what} on ${on}.`;
  }
}

/**
 * Returns a link to a new issue that names the versions the code was checked against, for readers who couldn't get the
 * code to work.
 */
export const reportOf = (
  path: string,
  versions: readonly string[],
): { readonly href: string; readonly words: string } => ({
  href: formatIssue(`${path}: Code`, versions.join(", ")),
  words: "Report that this code doesn't work",
});

/** Lists the names and versions of everything that a block was checked with. */
export function checkedVersions({ proof, by, against }: ShownCheck): readonly string[] {
  switch (proof) {
    case "types":
    case "compiled":
      return [...against, by];
    case "commands":
    case "schema":
      return against;
  }
}
