import type { Heading, List, Paragraph, Table } from "mdast";
import { ADMONITION_TITLES } from "../html/admonitions";
import type { Finding, NodeSource } from "./finding";

/** Blanks that look like a space and are none to Markdown. */
const ODD_BLANK = /[\u00A0\u2000-\u200B\u202F\u3000]/;

/** Signs that begin a heading or an item when a space follows. */
const BLOCK_SIGN = /^[ \t]{0,3}(#{1,6}|[-*+]|\d{1,9}[.)])(.)/u;

/** The callouts of GitHub and of MkDocs, and what they are called here. */
const CALLOUT = /^(?:\[!(\w{1,20})\]|(?:!!!|\?\?\?\+?) ?(\w{1,20}))/;

/** Where other systems put a table of contents. */
const CONTENTS = /^\[{1,2}_?toc_?\]{1,2}$/i;

const KINDS = new Set(Object.keys(ADMONITION_TITLES));

interface Lookalike {
  readonly pattern: RegExp;
  /** Whether it has to be the first line of a paragraph; otherwise one of the others. */
  readonly isFirst: boolean;
  readonly words: Omit<Finding, "offset">;
}

/** Lines that are a list somewhere else. */
const LOOKALIKES: readonly Lookalike[] = [
  {
    pattern: /^\s*[•◦▪‣·] ?\S/u,
    isFirst: true,
    words: {
      rule: "list/bullet-sign",
      problem:
        "This bullet is a letter like any other, so its lines run together in one paragraph.",
      fix: "Write - and a space in its place, each item on a line of its own.",
    },
  },
  {
    pattern: /^: +\S/,
    isFirst: false,
    words: {
      rule: "markdown/definition-list",
      problem: "A line that begins with a colon defines nothing here: readers see the colon.",
      fix: "Write - **Term**: its definition, or a table.",
    },
  },
];

const isTableLine = (line: string): boolean => /^\s*\|/.test(line) && line.trimEnd().endsWith("|");

/** What a paragraph was meant to be: a heading, an item, a table, an admonition. */
export function lintParagraph({ text, start }: NodeSource<Paragraph>): Finding[] {
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
  for (const [at, line] of lines.entries()) {
    const lookalike = LOOKALIKES.find(
      ({ pattern, isFirst }) => at > 0 !== isFirst && pattern.test(line),
    );
    if (lookalike) return [{ offset, ...lookalike.words }];
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
export function lintList({ node, next }: NodeSource<List>): Finding[] {
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
export function lintTable({ node }: NodeSource<Table>): Finding[] {
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

/** Words that are a heading only because --- stands right below them, where a line across the page was meant. */
export function findUnderlinedHeading({ text, start }: NodeSource<Heading>): Finding[] {
  if (!/\n[ \t>]*-+[ \t]*$/.test(text)) return [];
  return [
    {
      offset: start,
      rule: "heading/underlined",
      problem: "The --- right below these words makes a heading of them.",
      fix: "Write ## before a heading; leave a blank line above --- for a line across the page.",
    },
  ];
}
