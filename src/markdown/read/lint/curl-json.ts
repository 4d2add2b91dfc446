import type { Code } from "mdast";
import type { Finding, NodeSource } from "./finding";

/** Maximum number of columns in a well-formatted sample. */
const MAX_COLUMNS = 72;

const SHELLS: ReadonlySet<string> = new Set(["bash", "sh", "shell", "console"]);

/** Matches JSON on a single line after one of curl's data options, up to the closing quote. */
const JSON_DATA = /\s(-d|--data(?:-\w+)?|--json)[ =](['"])[[{].*[\]}]\2/;

/** Finds JSON on one long line of a curl command, since readers see only the beginning of such a line. */
export function findLongCurlJson({ node, text, start }: NodeSource<Code>): Finding[] {
  if (!SHELLS.has(node.lang ?? "") || !/\bcurl\b/.test(node.value)) return [];
  const indent = (node.position?.start.column ?? 1) - 1;
  let offset = start;
  for (const line of text.split("\n")) {
    const found = line.length - indent > MAX_COLUMNS ? JSON_DATA.exec(line) : null;
    if (found) {
      return [
        {
          offset: offset + found.index + 1,
          rule: "code/long-json",
          problem: `This line of JSON in a curl command has ${line.length - indent} columns; at most ${MAX_COLUMNS} are allowed.`,
          fix: `Write the JSON on several lines: ${found[1]} '{ at the end of the first, then one key per line, then }' on the last.`,
        },
      ];
    }
    offset += line.length + 1;
  }
  return [];
}
