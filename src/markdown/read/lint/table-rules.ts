import type { Nodes, Table, TableRow } from "mdast";
import type { Finding, NodeSource } from "./finding";

const isTableLine = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isGridLine = (line: string): boolean => /^\s*\+[-=+]+\+\s*$/.test(line);
const DELIMITER_ROW = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const countCells = (line: string): number => line.split(/(?<!\\)\|/).length - 2;

function explainTable([head = "", row = ""]: readonly string[]): Omit<Finding, "offset"> {
  const isDelimiter = DELIMITER_ROW.test(row);
  return {
    rule: "table/no-delimiter",
    problem: isDelimiter
      ? `The delimiter row of this table has ${countCells(row)} columns, but the header has ${countCells(head)}.`
      : "This table has no delimiter row below its header.",
    fix: isDelimiter
      ? `Write --- once for each column of the header: |${" --- |".repeat(Math.max(1, countCells(head)))}.`
      : "Below the header, write a row with --- for each column: | --- | --- |.",
  };
}

/** True for a delimiter row that begins with a dash and a space, which Markdown reads as a list. */
function isDashedRow(node: Nodes | undefined): boolean {
  const first = node?.type === "list" ? node.children[0]?.children[0] : undefined;
  const text = first?.type === "paragraph" ? first.children[0] : undefined;
  return text?.type === "text" && /^\|[ \t]*:?-[ \t:|-]*(?:\n|$)/.test(text.value);
}

/** Finds rows that Markdown reads as a paragraph, because the row below the header is missing or wrong. */
export function findUnreadTable(
  lines: readonly string[],
  next: Nodes | undefined,
): Omit<Finding, "offset"> | undefined {
  if (lines.length > 1 && lines.every((line) => isTableLine(line) || isGridLine(line)))
    return explainTable(lines);
  return isDashedRow(next) && lines.at(-1)?.includes("|") === true ? explainTable([]) : undefined;
}

/** Finds table rows after a blank line, since the blank line ends the table. */
export function findTableBreak(children: readonly Nodes[], at: number, source: string): Finding[] {
  const node = children[at];
  const offset = node?.position?.start.offset;
  if (node?.type !== "paragraph" || offset === undefined || children[at - 1]?.type !== "table")
    return [];
  if (!source.slice(offset, node.position?.end.offset).split("\n").every(isTableLine)) return [];
  return [
    {
      offset,
      rule: "table/blank-line",
      problem: "The blank line above ends the table, so this row isn't part of it.",
      fix: "Remove the blank line.",
    },
  ];
}

/** Lists the rows of a table that don't have more cells than its header. */
export const listSoundRows = ({ children }: Table): Table["children"] =>
  children.filter((row) => row.children.length <= (children[0]?.children.length ?? 0));

/** Finds rows with more cells than the header, since readers wouldn't see the additional cells. */
export function lintTable({ node, text, start }: NodeSource<Table>): Finding[] {
  const [head, ...rows] = node.children;
  const columns = head?.children.length ?? 0;
  const lines = text.split("\n");
  const last = lines.at(-1) ?? "";
  if (columns > 1 && rows.length > 0 && !last.includes("|")) {
    return [
      {
        offset: start + text.length - last.length,
        rule: "table/text-below",
        problem: "This line is right below a table, so it becomes a row of the table.",
        fix: "Leave a blank line above it, or write | between its cells.",
      },
    ];
  }
  const torn = findTornRow(node, ({ position }) =>
    text.slice((position?.start.offset ?? 0) - start, (position?.end.offset ?? 0) - start),
  );
  if (torn) return [torn];
  return rows.flatMap((row) => {
    const excess = row.children[columns];
    const offset = excess?.position?.start.offset;
    if (offset === undefined) return [];
    return [
      {
        offset,
        rule: "table/excess-cell",
        problem: `This row has ${row.children.length} cells, but the header has ${columns}.`,
        fix: "Write \\| for a literal pipe (even in code and formulas), or add a column to the header and to the row below it.",
      },
    ];
  });
}

/** Finds a row that was meant to be the next line of a cell. */
function findTornRow(
  { children: [head, ...rows] }: Table,
  sourceOf: (row: TableRow) => string,
): Finding | undefined {
  const isComplete = (row: TableRow | undefined): boolean =>
    row !== undefined && isTableLine(sourceOf(row));
  if (!head || !isComplete(head)) return undefined;
  const torn = rows.find(
    (row, at) =>
      row.children.length < head.children.length &&
      !(isComplete(row) && isComplete(rows[at - 1] ?? head)),
  );
  return (
    torn && {
      offset: torn.position?.start.offset ?? 0,
      rule: "table/torn-row",
      problem: "This line becomes a row of its own: a cell can't go on in the next line.",
      fix: "Write the whole row on one line, with | at its start and its end. For a line break in a cell, write <br />.",
    }
  );
}
