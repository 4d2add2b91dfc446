import type { Heading, List, Paragraph } from "mdast";
import { ADMONITION_TITLES } from "../../render/html/admonitions";
import type { Finding, NodeSource } from "./finding";
import { findUnreadTable } from "./table-rules";

const KINDS = Object.keys(ADMONITION_TITLES);

/** Text that Markdown reads as a paragraph, although something else was meant. */
interface Lookalike {
  /** The fault is at the start of the match. */
  readonly pattern: RegExp;
  /** Text that the pattern is matched against: the paragraph, its first line, the lines after it, or each line. */
  readonly in: "paragraph" | "first line" | "further lines" | "lines";
  readonly words: (match: RegExpExecArray) => Omit<Finding, "offset">;
}

const LOOKALIKES: readonly Lookalike[] = [
  {
    // Callouts in the syntax of GitHub or MkDocs.
    pattern: /^(?:\[!(\w{1,20})\]|(?:!!!|\?\?\?\+?) ?(\w{1,20}))/,
    in: "paragraph",
    words: ([opening, github, mkdocs = ""]) => {
      const kind = (github ?? mkdocs).toLowerCase();
      return {
        rule: "admonition/foreign",
        problem: `${opening} starts an admonition ${github === undefined ? "in MkDocs" : "on GitHub"}, but is plain text here.`,
        fix: `Write :::${KINDS.includes(kind) ? kind : "note"}, then the text, then ::: on its own line. The kinds are ${KINDS.join(", ")}.`,
      };
    },
  },
  {
    pattern: /^(``(?=\w)|'{3}|´{3}|[‘’]{3})[\w+-]{0,20}[ \t]*\n/,
    in: "paragraph",
    words: ([, fence = ""]) => ({
      rule: "code/fence-sign",
      problem: `${fence} doesn't start a code block.`,
      fix: "Write three backticks, ```, above and below the code.",
    }),
  },
  {
    pattern: /^\[{1,2}_?toc_?\]{1,2}$/i,
    in: "paragraph",
    words: ([text]) => ({
      rule: "markdown/contents",
      problem: `${text} is plain text here.`,
      fix: "Remove it: every page has a table of contents.",
    }),
  },
  {
    // Two lines that begin with a. and b., with i) and ii), or with (a) and (b).
    pattern: /^\(?(?:[aA]|[iI])[.)] +\S.*\n[ \t]*\(?(?:[bB]|ii|II)[.)] +\S/,
    in: "paragraph",
    words: () => ({
      rule: "list/letters",
      problem: "Letters don't start list items here, so these lines become one paragraph.",
      fix: "Write 1., 2. and so on, or - for each item.",
    }),
  },
  {
    pattern: /^\s*[•◦▪‣·] ?\S/u,
    in: "first line",
    words: () => ({
      rule: "list/bullet-sign",
      problem:
        "This bullet character doesn't start a Markdown list, so these lines become one paragraph.",
      fix: "Write - and a space instead, with each item on its own line.",
    }),
  },
  {
    pattern: /^\s*(?:[├└│┣┗┃╠╚║╰]|[|+`]-- \S)/u,
    in: "first line",
    words: () => ({
      rule: "markdown/tree",
      problem: "These lines look like a tree, but they become one paragraph.",
      fix: 'Put these lines into a code block with the language "text".',
    }),
  },
  {
    pattern: /^: +\S/,
    in: "further lines",
    words: () => ({
      rule: "markdown/definition-list",
      problem:
        "A colon at the start of a line doesn't start a definition here, so readers see the colon.",
      fix: "Write each entry as - **Term**: definition, or use a table.",
    }),
  },
  {
    // A character that looks like a space, but that Markdown doesn't read as one.
    pattern: /(?<=^[ \t]{0,3}(#{1,6}|[-*+]|\d{1,9}[.)]))[\u00A0\u2000-\u200B\u202F\u3000]/u,
    in: "lines",
    words: ([, sign = ""]) => ({
      rule: "markdown/odd-blank",
      problem: `The space after ${sign} isn't an ordinary space, so this is plain text.`,
      fix: "Delete the space and type it again without holding Alt or Option.",
    }),
  },
  {
    pattern: /^\s*#{7,}\s/,
    in: "lines",
    words: () => ({
      rule: "heading/no-space",
      problem: "This line starts with more than six #, so it isn't a heading.",
      fix: "Write two to six #.",
    }),
  },
  {
    pattern: /^[ \t]{0,3}(#{2,6})[^#]/u,
    in: "first line",
    words: ([, sign = ""]) => ({
      rule: "heading/no-space",
      problem: `This line starts with ${sign}, but isn't a heading.`,
      fix: `Write a space after ${sign}.`,
    }),
  },
];

/** Finds paragraphs that were meant to be a heading, a list, a table or an admonition. */
export function lintParagraph({ text, start, next }: NodeSource<Paragraph>): Finding[] {
  const lines = text.split("\n");
  const table = findUnreadTable(lines, next);
  if (table) return [{ offset: start, ...table }];
  return [...findLookalikes(text, start, ["paragraph"]), ...findInLines(lines, start)].slice(0, 1);
}

function findInLines(lines: readonly string[], start: number): Finding[] {
  let offset = start;
  return lines.flatMap((line, at) => {
    const found = findLookalikes(line, offset, [
      "lines",
      at === 0 ? "first line" : "further lines",
    ]);
    offset += line.length + 1;
    return found;
  });
}

const findLookalikes = (
  text: string,
  start: number,
  places: readonly Lookalike["in"][],
): Finding[] =>
  LOOKALIKES.flatMap(({ pattern, in: place, words }) => {
    const match = places.includes(place) ? pattern.exec(text) : null;
    return match ? [{ offset: start + match.index, ...words(match) }] : [];
  });

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
