import type { Heading, List, Nodes, Paragraph, Table } from "mdast";
import { ADMONITION_TITLES } from "../../render/html/admonitions";
import type { Finding, NodeSource } from "./finding";

/** Matches characters that look like a space, but that Markdown doesn't read as one. */
const ODD_BLANK = /[\u00A0\u2000-\u200B\u202F\u3000]/;

/** Matches markers that would start a heading or a list item if they were followed by a space. */
const BLOCK_SIGN = /^[ \t]{0,3}(#{1,6}|[-*+]|\d{1,9}[.)])(.)/u;

/** Matches callouts in the syntax of GitHub or MkDocs. */
const CALLOUT = /^(?:\[!(\w{1,20})\]|(?:!!!|\?\?\?\+?) ?(\w{1,20}))/;

/** Matches a table of contents in another tool's syntax. */
const CONTENTS = /^\[{1,2}_?toc_?\]{1,2}$/i;

const KINDS = new Set(Object.keys(ADMONITION_TITLES));

interface Lookalike {
  readonly pattern: RegExp;
  /** True if only the first line of a paragraph is checked; false if only the lines after it are. */
  readonly isFirst: boolean;
  readonly words: Omit<Finding, "offset">;
}

/** Matches two lines that begin with a. and b., with i) and ii), or with (a) and (b). */
const LETTERS = /^\(?(?:[aA]|[iI])[.)] +\S.*\n[ \t]*\(?(?:[bB]|ii|II)[.)] +\S/;

/** Lines that look like a list or a tree, although Markdown reads them as a paragraph. */
const LOOKALIKES: readonly Lookalike[] = [
  {
    pattern: /^\s*[•◦▪‣·] ?\S/u,
    isFirst: true,
    words: {
      rule: "list/bullet-sign",
      problem:
        "This bullet character doesn't start a Markdown list, so these lines become one paragraph.",
      fix: "Write - and a space instead, with each item on its own line.",
    },
  },
  {
    pattern: /^\s*(?:[├└│┣┗┃╠╚║╰]|[|+`]-- \S)/u,
    isFirst: true,
    words: {
      rule: "markdown/tree",
      problem: "These lines look like a tree, but they become one paragraph.",
      fix: 'Put these lines into a code block with the language "text".',
    },
  },
  {
    pattern: /^: +\S/,
    isFirst: false,
    words: {
      rule: "markdown/definition-list",
      problem:
        "A colon at the start of a line doesn't start a definition here, so readers see the colon.",
      fix: "Write each entry as - **Term**: definition, or use a table.",
    },
  },
];

/** Matches characters that look like a fence. */
const FENCE_SIGN = /^(``(?=\w)|'{3}|´{3}|[‘’]{3})[\w+-]{0,20}[ \t]*\n/;

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

/** Finds paragraphs that were meant to be a heading, a list, a table or an admonition. */
export function lintParagraph({ text, start, next }: NodeSource<Paragraph>): Finding[] {
  const lines = text.split("\n");
  const callout = CALLOUT.exec(text);
  if (callout) {
    const [opening, github, mkdocs = ""] = callout;
    const kind = (github ?? mkdocs).toLowerCase();
    return [
      {
        offset: start,
        rule: "admonition/foreign",
        problem: `${opening} starts an admonition ${github === undefined ? "in MkDocs" : "on GitHub"}, but is plain text here.`,
        fix: `Write :::${KINDS.has(kind) ? kind : "note"}, then the text, then ::: on its own line. The kinds are ${[...KINDS].join(", ")}.`,
      },
    ];
  }
  const [, fence] = FENCE_SIGN.exec(text) ?? [];
  if (fence !== undefined) {
    return [
      {
        offset: start,
        rule: "code/fence-sign",
        problem: `${fence} doesn't start a code block.`,
        fix: "Write three backticks, ```, above and below the code.",
      },
    ];
  }
  if (CONTENTS.test(text)) {
    return [
      {
        offset: start,
        rule: "markdown/contents",
        problem: `${text} is plain text here.`,
        fix: "Remove it: every page has a table of contents.",
      },
    ];
  }
  if (lines.length > 1 && lines.every((line) => isTableLine(line) || isGridLine(line)))
    return [{ offset: start, ...explainTable(lines) }];
  if (isDashedRow(next) && lines.at(-1)?.includes("|") === true)
    return [{ offset: start, ...explainTable([]) }];
  if (LETTERS.test(text)) {
    return [
      {
        offset: start,
        rule: "list/letters",
        problem: "Letters don't start list items here, so these lines become one paragraph.",
        fix: "Write 1., 2. and so on, or - for each item.",
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
          problem: `The space after ${sign} isn't an ordinary space, so this is plain text.`,
          fix: "Delete the space and type it again without holding Alt or Option.",
        },
      ];
    }
    if (/^\s*#{7,}\s/.test(line)) {
      return [
        {
          offset,
          rule: "heading/no-space",
          problem: "This line starts with more than six #, so it isn't a heading.",
          fix: "Write two to six #.",
        },
      ];
    }
    if (/^#{2,6}$/.test(sign) && after !== "#" && offset === start) {
      return [
        {
          offset,
          rule: "heading/no-space",
          problem: `This line starts with ${sign}, but isn't a heading.`,
          fix: `Write a space after ${sign}.`,
        },
      ];
    }
    offset += line.length + 1;
  }
  return [];
}

/**
 * Finds an item that was meant to be inside the numbered item above it, but isn't indented enough. Markdown reads it as
 * the next item, or as another list.
 */
export function lintList({ node, text, start, next }: NodeSource<List>): Finding[] {
  if (node.ordered !== true) return [];
  const column = node.position?.start.column ?? 1;
  const isNext =
    next?.type === "list" && next.position?.start.line === (node.position?.end.line ?? 0) + 1;
  const inner = [...node.children, ...(isNext ? [next] : [])].find(
    ({ position }) => (position?.start.column ?? 1) > column,
  );
  const offset = inner?.position?.start.offset;
  if (offset === undefined) return findWrongNumber(node, text, start);
  return [
    {
      offset,
      rule: "list/indent",
      problem: "This item isn't indented enough to be inside the item above it.",
      fix: 'Indent it to start below the first letter of that item: by 3 spaces under "1.", by 4 under "10.".',
    },
  ];
}

/**
 * Finds the first item whose number readers won't see, since only the first number in a list has an effect. A number
 * that is too small isn't reported: somebody probably added an item above it and didn't renumber the rest.
 */
function findWrongNumber({ start: first, children }: List, text: string, from: number): Finding[] {
  if (typeof first !== "number") return [];
  for (const [at, { position }] of children.entries()) {
    const offset = position?.start.offset ?? from;
    const written = Number(/^\d+/.exec(text.slice(offset - from))?.[0]);
    const isCountdown = at === 1 && written < first;
    if (!(written > first + at) && !isCountdown) continue;
    return [
      {
        offset,
        rule: "list/number",
        problem: `Readers see "${first + at}." here, not "${written}.", because only the first number in a list has an effect.`,
        fix: `Write "${first + at}.". If readers should see ${written}, write it in the item's text, for instance "Step ${written}".`,
      },
    ];
  }
  return [];
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

/** Finds text that is a heading only because of a --- below it. The --- was probably meant as a horizontal rule. */
export function findUnderlinedHeading({ text, start }: NodeSource<Heading>): Finding[] {
  if (!/\n[ \t>]*-+[ \t]*$/.test(text)) return [];
  return [
    {
      offset: start,
      rule: "heading/underlined",
      problem: "The --- directly below this text makes it a heading.",
      fix: "For a heading, write ## before the text instead. For a horizontal rule, leave a blank line above ---.",
    },
  ];
}
