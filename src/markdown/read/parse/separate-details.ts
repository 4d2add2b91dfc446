import type { Nodes } from "mdast";
import type { Fault } from "../../../faults/fault";
import { createFenceReader } from "./fence-lines";

/** Matches quote markers, indentation and a list marker before a tag. */
const PREFIX = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
const OPENING = /^<details(?:\s[^<>]*)?>(?=[ \t]*<summary)/;
const WHOLE = /<details[\s>].*<\/details>/;
const END = "</details>";
const SUMMARY_END = "</summary>";

/**
 * A line of the separated text, its line number in the original text, and how many columns further right it was in that
 * text.
 */
interface Line {
  readonly text: string;
  readonly line: number;
  readonly shift: number;
}

/** A text in which the tags and the content of `<details>` are on separate lines. */
export interface Separated {
  readonly text: string;
  /** Absent if nothing was separated. */
  readonly lines?: readonly Line[];
}

/**
 * Puts the tags of `<details><summary>…</summary>` on separate lines, with blank lines before and after the content,
 * because the parser needs them. For GitHub, writers often put them on one line.
 */
export function separateDetails(text: string): Separated {
  if (!text.includes("<details") || !text.includes(SUMMARY_END)) return { text };
  const isCode = createFenceReader();
  let openMargin = "";
  const written = text.split("\n");
  const lines = written.flatMap((line, at): Line[] => {
    const whole = { text: line, line: at + 1, shift: 0 };
    if (isCode(line)) return [whole];
    if (line.slice(marginOf(line).length).startsWith("<details")) openMargin = marginOf(line);
    return separateLine(whole, written[at + 1] ?? "", openMargin);
  });
  if (lines.length === written.length) return { text };
  return { text: lines.map((line) => line.text).join("\n"), lines };
}

/** Returns the indentation and quote markers that a new line needs to be in the same block as this line. */
const marginOf = (line: string): string => (PREFIX.exec(line)?.[0] ?? "").replace(/[^>\s]/g, " ");

/** Splits a line. `openMargin` is the margin of the `<details>` around it. */
function separateLine(whole: Line, next: string, openMargin: string): Line[] {
  const margin = marginOf(whole.text);
  const content = whole.text.slice(margin.length);
  const opening = OPENING.exec(content)?.[0];
  if (WHOLE.test(content)) return [whole]; // The whole element is on one line.
  const from = (start: number): Line => ({
    text: margin + whole.text.slice(start).trimStart(),
    line: whole.line,
    shift: start + leadingSpaces(whole.text.slice(start)) - margin.length,
  });
  const blank = { text: margin.trimEnd(), line: whole.line, shift: 0 };
  if (opening !== undefined) {
    const start = margin.length + opening.length;
    const rest = separateLine(from(start), next, margin);
    return [{ ...whole, text: whole.text.slice(0, start) }, ...rest];
  }
  const summaryEnd = whole.text.indexOf(SUMMARY_END);
  if (summaryEnd !== -1 && (content.startsWith("<summary") || !content.includes("`"))) {
    const end = summaryEnd + SUMMARY_END.length;
    if (whole.text.slice(end).trim() !== "") {
      const rest = from(end);
      return [
        { ...whole, text: whole.text.slice(0, end) },
        blank,
        { ...rest, shift: rest.shift + whole.shift },
      ];
    }
    return next.replace(PREFIX, "").trim() === "" || next.includes(END) ? [whole] : [whole, blank];
  }
  const last = whole.text.trimEnd();
  if (
    last.endsWith(END) &&
    last.length > margin.length + END.length &&
    !content.includes("<details")
  ) {
    const end = last.length - END.length;
    // The closing tag gets the same margin as the opening tag, even if it was in a list item.
    const tag = { text: openMargin + END, line: whole.line, shift: end - openMargin.length };
    return [{ ...whole, text: whole.text.slice(0, end) }, blank, tag];
  }
  return [whole];
}

const leadingSpaces = (text: string): number => text.length - text.trimStart().length;

interface Point {
  readonly line: number;
  readonly column: number;
}

/** Converts a point in the separated text to a point in the original text. */
const restorePoint = ({ line, column }: Point, lines: readonly Line[]): Point => {
  const at = lines[line - 1];
  return { line: at?.line ?? line, column: Math.max(1, column + (at?.shift ?? 0)) };
};

export const restoreFault = (fault: Fault, lines: readonly Line[]): Fault => ({
  ...fault,
  ...restorePoint(fault, lines),
});

/** Converts the positions in a tree to those in the original text. `lines` is empty if no line was separated. */
export function restorePositions(root: Nodes, lines: readonly Line[], written: string): void {
  const starts = [0];
  for (let at = written.indexOf("\n"); at !== -1; at = written.indexOf("\n", at + 1))
    starts.push(at + 1);
  const restore = (point: Point & { offset?: number }) => {
    const { line, column } = restorePoint(point, lines);
    // A closing fence may have replaced an empty line, so a position on it may be past the end of the original line.
    const end = (starts[line] ?? written.length + 1) - 1;
    return { line, column, offset: Math.min((starts[line - 1] ?? 0) + column - 1, end) };
  };
  const visit = (node: Nodes | { position?: Nodes["position"] }): void => {
    if (node.position) {
      const { start, end } = node.position;
      node.position = { start: restore(start), end: restore(end) };
    }
    if ("attributes" in node && Array.isArray(node.attributes)) node.attributes.forEach(visit);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
}
