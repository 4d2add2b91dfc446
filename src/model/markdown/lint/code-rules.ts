import type { Code, InlineCode, Nodes } from "mdast";
import { readCommentMarks } from "../code/code-comments";
import type { Finding, NodeSource } from "./finding";

interface CodePattern {
  readonly pattern: RegExp;
  /** Languages that may contain it. */
  readonly allowed: ReadonlySet<string>;
  readonly words: (found: RegExpExecArray) => Omit<Finding, "offset">;
}

/** Languages that contain prose. */
const PROSE = new Set(["text", "txt", "md", "markdown", "mdx", "html", "diff", "csv"]);
/** Languages with HTML entities. */
const ENTITIES = new Set(["html", "xml", "svg", "jsx", "tsx", "vue", "md", "markdown", "mdx"]);

const PATTERNS: readonly CodePattern[] = [
  {
    pattern: /[“”„‘’‚]/,
    allowed: PROSE,
    words: ([quote]) => ({
      rule: "code/smart-quote",
      problem: `This code contains the typographic quote ${quote}, which compilers don't accept.`,
      fix: `Write ${/[“”„]/.test(quote) ? '"' : "'"}.`,
    }),
  },
  {
    pattern: /(?<=\s)[–—](?=[a-z])/,
    allowed: PROSE,
    words: ([dash]) => ({
      rule: "code/smart-dash",
      problem: `A flag in this code starts with the dash ${dash}, which programs don't accept.`,
      fix: "Write - or --, whichever the program expects.",
    }),
  },
  {
    pattern: /\u00A0/,
    allowed: new Set(),
    words: () => ({
      rule: "code/odd-blank",
      problem:
        "This code contains a no-break space, which compilers and shells don't accept when it's copied.",
      fix: "Type the space again (editors insert a no-break space with Alt or Option and Space).",
    }),
  },
  {
    pattern: /\w&lt;\w|&lt;\/?\w[^&]{0,80}&gt;/,
    allowed: ENTITIES,
    words: () => ({
      rule: "code/entity",
      problem: "Readers see &lt; and &gt; in code unchanged.",
      fix: "Write < and >: code doesn't need entities.",
    }),
  },
];

/** Finds code blocks without an end, and characters in code that a word processor or another tool inserted. */
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
      problem: "This code block is never closed, so the rest of the text is code.",
      fix: "Write a closing fence with as many backticks as the opening one, on its own line.",
    },
    ...findings,
  ];
}

/** True if the last line is a fence at least as long as the first one. */
function isFenceClosed(text: string): boolean {
  const opening = /^[`~]+/.exec(text)?.[0];
  if (opening === undefined) return true;
  const lines = text.trimEnd().split("\n");
  const closing = /^[>\s]*(`{3,}|~{3,})$/.exec(lines.length > 1 ? (lines.at(-1) ?? "") : "")?.[1];
  return closing?.startsWith(opening) === true;
}

const isNumbered = (node: Nodes | undefined): boolean =>
  node?.type === "list" && node.ordered === true && node.start === 1;

/** Finds a code block between two numbered lists that both start with 1. */
export function findListBreak(children: readonly Nodes[], at: number): Finding[] {
  const node = children[at];
  if (node?.type !== "code" || !isNumbered(children[at - 1]) || !isNumbered(children[at + 1]))
    return [];
  if (readCommentMarks(node.value).notes.size > 0) return []; // The list below is the block's notes.
  return [
    {
      offset: node.position?.start.offset ?? 0,
      rule: "list/broken-by-code",
      problem: "This code block ends the list above it, so the list below starts with 1 again.",
      fix: "Indent the whole block by 3 spaces, fences included, so that it is part of the item above it.",
    },
  ];
}
