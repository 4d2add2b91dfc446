import type { Code, InlineCode, Nodes } from "mdast";
import { readCommentMarks } from "../code/code-comments";
import type { Finding, NodeSource } from "./finding";

interface CodePattern {
  readonly pattern: RegExp;
  /** Languages whose text may have it. */
  readonly allowed: ReadonlySet<string>;
  readonly words: (found: RegExpExecArray) => Omit<Finding, "offset">;
}

/** Languages whose text is for people. */
const PROSE = new Set(["text", "txt", "md", "markdown", "mdx", "html", "diff", "csv"]);
/** Languages that have entities. */
const ENTITIES = new Set(["html", "xml", "svg", "jsx", "tsx", "vue", "md", "markdown", "mdx"]);

const PATTERNS: readonly CodePattern[] = [
  {
    pattern: /[“”„‘’‚]/,
    allowed: PROSE,
    words: ([quote]) => ({
      rule: "code/smart-quote",
      problem: `Code has the typographic quote ${quote}, which no compiler reads.`,
      fix: `Write ${/[“”„]/.test(quote) ? '"' : "'"}.`,
    }),
  },
  {
    pattern: /(?<=\s)[–—](?=[a-z])/,
    allowed: PROSE,
    words: ([dash]) => ({
      rule: "code/smart-dash",
      problem: `Code has the dash ${dash} where a flag begins, which no program reads.`,
      fix: "Write - or --, as the program wants it.",
    }),
  },
  {
    pattern: /\u00A0/,
    allowed: new Set(),
    words: () => ({
      rule: "code/odd-blank",
      problem:
        "Code has a no-break space, which copies along and which compilers and shells refuse.",
      fix: "Type the space again (editors insert a no-break space with Alt or Option and Space).",
    }),
  },
  {
    pattern: /\w&lt;\w|&lt;\/?\w[^&]{0,80}&gt;/,
    allowed: ENTITIES,
    words: () => ({
      rule: "code/entity",
      problem: "Readers see &lt; and &gt; in code as they stand here.",
      fix: "Write < and >: code needs no entities.",
    }),
  },
];

/** Code without an end, and signs in it that a word processor or another system has written. */
export function lintCode({ node, text, start }: NodeSource<Code | InlineCode>): Finding[] {
  const language = node.type === "code" ? (node.lang ?? "text") : "";
  const findings = PATTERNS.flatMap(({ pattern, allowed, words }) => {
    const found = allowed.has(language) ? null : pattern.exec(text);
    return found ? [{ offset: start + found.index, ...words(found) }] : [];
  });
  if (node.type !== "code" || isFenceClosed(text)) return findings;
  return [
    {
      offset: start,
      rule: "code/unclosed",
      problem: "This code block is never closed: it takes in everything up to its end.",
      fix: "Write the closing fence, as many backticks as the opening one has, on a line of its own.",
    },
    ...findings,
  ];
}

/** Whether the last line is a fence, as long as the first one or longer. */
function isFenceClosed(text: string): boolean {
  const opening = /^[`~]+/.exec(text)?.[0];
  if (opening === undefined) return true;
  const lines = text.trimEnd().split("\n");
  const closing = /^[>\s]*(`{3,}|~{3,})$/.exec(lines.length > 1 ? (lines.at(-1) ?? "") : "")?.[1];
  return closing?.startsWith(opening) === true;
}

const isNumbered = (node: Nodes | undefined): boolean =>
  node?.type === "list" && node.ordered === true && node.start === 1;

/** A code block between two numbered lists, of which the second one begins with 1. again. */
export function findListBreak(children: readonly Nodes[], at: number): Finding[] {
  const node = children[at];
  if (node?.type !== "code" || !isNumbered(children[at - 1]) || !isNumbered(children[at + 1]))
    return [];
  if (readCommentMarks(node.value).notes.size > 0) return []; // The list below it has the notes of its lines.
  return [
    {
      offset: node.position?.start.offset ?? 0,
      rule: "list/broken-by-code",
      problem: "This code block ends the list above it, so the list below it begins with 1 again.",
      fix: "Indent the block by 3 spaces, its fences too, so that it belongs to the item above it.",
    },
  ];
}
