import type { Fault } from "./fault";

const escapeText = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/**
 * Formats faults as GitHub Actions commands. GitHub then shows each fault on its line in the diff of a pull request.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export const formatAnnotations = (faults: readonly Fault[]): string =>
  faults
    .map(
      ({ file, line, column, problem, fix, rule }) =>
        `::error file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}::${escapeText(`${problem}\n${fix}`)}`,
    )
    .join("\n");
