import type { Code, InlineCode, List, Paragraph, Table } from "mdast";
import { ADMONITION_TITLES } from "../html/admonitions";
import type { NodeSource, Slip } from "./slip";

/** Blanks that look like a space and are none to Markdown. */
const ODD_BLANK = /[\u00A0\u2000-\u200B\u202F\u3000]/;

/** Signs that begin a heading or an item when a space follows. */
const BLOCK_SIGN = /^[ \t]{0,3}(#{1,6}|[-*+]|\d{1,9}[.)])(.)/u;

/** The callouts of GitHub and of MkDocs, and what they are called here. */
const CALLOUT = /^(?:\[!(\w{1,20})\]|(?:!!!|\?\?\?\+?) ?(\w{1,20}))/;

/** Where other systems put a table of contents. */
const CONTENTS = /^\[{1,2}_?toc_?\]{1,2}$/i;

const KINDS = new Set(Object.keys(ADMONITION_TITLES));

const isTableLine = (line: string): boolean => /^\s*\|/.test(line) && line.trimEnd().endsWith("|");

/** What a paragraph was meant to be: a heading, an item, a table, an admonition. */
export function findParagraphSlips({ text, start }: NodeSource<Paragraph>): Slip[] {
  const lines = text.split("\n");
  const callout = CALLOUT.exec(text);
  if (callout) {
    const [written, github, mkdocs = ""] = callout;
    const kind = (github ?? mkdocs).toLowerCase();
    return [
      {
        offset: start,
        rule: "admonition/foreign",
        problem: `${written} is how ${github === undefined ? "MkDocs" : "GitHub"} marks an admonition, and plain text here.`,
        fix: `Write :::${KINDS.has(kind) ? kind : "note"}, then the text, then ::: on a line of its own. The kinds are ${[...KINDS].join(", ")}.`,
      },
    ];
  }
  if (CONTENTS.test(text)) {
    return [
      {
        offset: start,
        rule: "markdown/contents",
        problem: `${text} is plain text here.`,
        fix: "Remove it: every page shows its table of contents.",
      },
    ];
  }
  if (lines.length > 1 && lines.every(isTableLine)) {
    return [
      {
        offset: start,
        rule: "table/no-delimiter",
        problem: "This table has no line between its head and its rows.",
        fix: "Write a line below the head with one --- for each column: | --- | --- |.",
      },
    ];
  }
  let offset = start;
  for (const line of lines) {
    const [, sign = "", after = ""] = BLOCK_SIGN.exec(line) ?? [];
    if (sign !== "" && ODD_BLANK.test(after)) {
      return [
        {
          offset: offset + line.indexOf(sign) + sign.length,
          rule: "markdown/odd-blank",
          problem: `The blank behind ${sign} is not a plain space, so this is plain text.`,
          fix: "Type the space again (editors insert a no-break space with Alt or Option and Space).",
        },
      ];
    }
    if (/^#{2,6}$/.test(sign) && after !== "#" && offset === start) {
      return [
        {
          offset,
          rule: "heading/no-space",
          problem: `This line begins with ${sign}, but is no heading.`,
          fix: `Write a space behind ${sign}.`,
        },
      ];
    }
    offset += line.length + 1;
  }
  return [];
}

/**
 * An item that was meant to stand inside the numbered one above it, and is indented by too little: Markdown counts it
 * as the next item, or as another list.
 */
export function findListSlips({ node, next }: NodeSource<List>): Slip[] {
  if (node.ordered !== true) return [];
  const column = node.position?.start.column ?? 1;
  const isNext =
    next?.type === "list" && next.position?.start.line === (node.position?.end.line ?? 0) + 1;
  const inner = [...node.children, ...(isNext ? [next] : [])].find(
    ({ position }) => (position?.start.column ?? 1) > column,
  );
  const offset = inner?.position?.start.offset;
  if (offset === undefined) return [];
  return [
    {
      offset,
      rule: "list/indent",
      problem: "This item is indented, but by too little to stand inside the one above it.",
      fix: "Indent it until it begins below the first letter of that item: 3 spaces under 1., 4 under 10.",
    },
  ];
}

/** The rows of a table that have no more cells than its head. */
export const listSoundRows = ({ children }: Table): Table["children"] =>
  children.filter((row) => row.children.length <= (children[0]?.children.length ?? 0));

/** A row with more cells than the head: a table shows only as many as its head has. */
export function findTableSlips({ node }: NodeSource<Table>): Slip[] {
  const [head, ...rows] = node.children;
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const excess = row.children[columns];
    const offset = excess?.position?.start.offset;
    if (offset === undefined) return [];
    return [
      {
        offset,
        rule: "table/excess-cell",
        problem: `This row has ${row.children.length} cells, but the head has ${columns}.`,
        fix: "Write \\| for a pipe that belongs to the text, inside code too; or add a column to the head.",
      },
    ];
  });
}

const SMART_QUOTE = /[“”„‘’‚]/;
/** Languages whose text is for people. */
const PROSE_LANGUAGES = new Set(["text", "txt", "md", "markdown", "mdx", "html", "diff", "csv"]);

/** Code without an end, and quotes in it that a word processor has written. */
export function findCodeSlips({ node, text, start }: NodeSource<Code | InlineCode>): Slip[] {
  const slips: Slip[] = [];
  if (node.type === "code" && !isFenceClosed(text)) {
    slips.push({
      offset: start,
      rule: "code/unclosed",
      problem: "This code block is never closed: it takes in everything up to its end.",
      fix: "Write the closing fence, as many backticks as the opening one has, on a line of its own.",
    });
  }
  const quote = SMART_QUOTE.exec(text);
  const isProse = node.type === "code" && PROSE_LANGUAGES.has(node.lang ?? "text");
  if (quote && !isProse) {
    const plain = /[“”„]/.test(quote[0]) ? '"' : "'";
    slips.push({
      offset: start + quote.index,
      rule: "code/smart-quote",
      problem: `Code has the typographic quote ${quote[0]}, which no compiler reads.`,
      fix: `Write ${plain}.`,
    });
  }
  return slips;
}

/** Whether the last line is a fence, as long as the first one or longer. */
function isFenceClosed(text: string): boolean {
  const opening = /^[`~]+/.exec(text)?.[0];
  if (opening === undefined) return true;
  const lines = text.trimEnd().split("\n");
  const closing = /^[>\s]*(`{3,}|~{3,})$/.exec(lines.length > 1 ? (lines.at(-1) ?? "") : "")?.[1];
  return closing?.startsWith(opening) === true;
}
