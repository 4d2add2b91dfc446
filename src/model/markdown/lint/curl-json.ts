import type { Code } from "mdast";
import type { Finding, NodeSource } from "./finding";

/** Columns that samples are formatted to. */
const MAX_COLUMNS = 72;

const SHELLS: ReadonlySet<string> = new Set(["bash", "sh", "shell", "console"]);

/** JSON on one line after curl's options for data, with its closing quote. */
const JSON_DATA = /\s(-d|--data(?:-\w+)?|--json)[ =](['"])[[{].*[\]}]\2/;

/** Finds JSON that a curl command sends in one long line, of which readers see only the beginning. */
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
          problem: `The JSON of this curl command is on a line of ${line.length - indent} columns; at most ${MAX_COLUMNS} are allowed.`,
          fix: `Write it over several lines: ${found[1]} '{ at the end of a line, then a line for each key, then }'.`,
        },
      ];
    }
    offset += line.length + 1;
  }
  return [];
}
