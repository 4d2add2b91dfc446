import type { Code, InlineCode, Nodes } from "mdast";
import { readCommentMarks } from "../code/code-comments";
import type { Finding, NodeSource } from "./finding";

interface CodePattern {
  readonly pattern: RegExp;
  /** Languages that may contain it. */
  readonly allowed: ReadonlySet<string>;
  /** True if it's also a mistake inside strings and comments. */
  readonly isAlsoInStrings?: true;
  readonly words: (found: RegExpExecArray) => Omit<Finding, "offset">;
}

/** Languages that contain prose. */
const PROSE = new Set(["text", "txt", "md", "markdown", "mdx", "html", "diff", "csv"]);
/** Languages with HTML entities. */
const ENTITIES = new Set(["html", "xml", "svg", "jsx", "tsx", "vue", "md", "markdown", "mdx"]);

/** Output and text that nobody runs; `tree` prints no-break spaces. */
const OUTPUT = new Set(["text", "txt", "plaintext", "md", "markdown", "mdx", "diff", "csv", "log"]);

const PATTERNS: readonly CodePattern[] = [
  {
    // Not an apostrophe: ’ between letters.
    pattern: /[“”„‘‚]|(?<!\p{L})’|’(?!\p{L})/u,
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
    isAlsoInStrings: true,
    allowed: OUTPUT,
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

const FENCE = /^[>\s]*(?:`{3,}|~{3,})[^\n]*$/gm;

/** A line as `tree` prints it, with no-break spaces. */
const TREE_LINE = /^[^\n\u2502\u2514\u251c]*[\u2502\u2514\u251c][^\n]*$/gm;

/** Strings and comments, whose text may have any characters. */
const QUOTED = /"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/;
const BLOCK_COMMENTS = /`(?:[^`\\]|\\.)*`|(?<!:)\/\/[^\n]*|\/\*[^]*?\*\//;
const HASH_COMMENTS = /(?<=^|\s)#[^\n]*/;
const MARKUP_TEXT = />[^<>{}\n]*(?=<)/;
const PLAIN_SCALARS = /(?<=[:-] )[^\s“”„‘’‚"'#][^\n]*/;
const SQL_COMMENTS = /--[^\n]*/;
const join = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "gm");

const STRINGS: Readonly<Record<string, RegExp>> = {
  js: join(QUOTED, BLOCK_COMMENTS),
  jsx: join(QUOTED, BLOCK_COMMENTS, MARKUP_TEXT),
  bash: join(QUOTED, HASH_COMMENTS),
  yaml: join(QUOTED, HASH_COMMENTS, PLAIN_SCALARS),
  sql: join(QUOTED, SQL_COMMENTS),
  "": join(QUOTED),
};

/** Languages whose comments start with #. */
const HASH_LANGUAGES =
  /^(?:bash|sh|shell|python|ruby|toml|ini|dotenv|docker|dockerfile|graphql|makefile|nginx|powershell|console|hcl|vyper|php)$/;

function stringsOf(language: string): RegExp {
  if (Object.hasOwn(STRINGS, language)) return STRINGS[language] ?? join(QUOTED);
  if (/^(?:tsx|vue|svelte|xml)$/.test(language)) return stringsOf("jsx");
  return stringsOf(HASH_LANGUAGES.test(language) ? "bash" : "js");
}

/** Replaces matches with spaces, so that offsets stay. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));

/** Finds code blocks without an end, and characters in code that a word processor or another tool inserted. */
export function lintCode({ node, text, start }: NodeSource<Code | InlineCode>): Finding[] {
  const language = node.type === "code" ? (node.lang ?? "text") : "";
  const code = blank(blank(text, FENCE), TREE_LINE);
  const bare = blank(code, stringsOf(language));
  const findings = PATTERNS.flatMap(({ pattern, allowed, words, isAlsoInStrings }) => {
    const found = allowed.has(language) ? null : pattern.exec(isAlsoInStrings ? code : bare);
    return found ? [{ offset: start + found.index, ...words(found) }] : [];
  });
  if (node.type !== "code") return findings;
  if (isFenceClosed(text)) return [...findSwallowedFence(node, text, start), ...findings];
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

/** A line that opens a code block in a language. */
const FENCE_LINE = /^ {0,3}(`{3,}|~{3,})[ \t]*[^\s`][^`]*$/;

/** A heading between blank lines; in code, `##` also starts a comment. */
const HEADING_BLOCK = /(?:^|\n)\s*\n {0,3}#{2,6} \S[^\n]*\n\s*\n/;

/**
 * Finds an opening fence inside a block: its own closing fence is missing, so all text up to the end of the next block
 * is code. A fence that is shorter than the block's, or of the other character, may be there on purpose.
 */
function findSwallowedFence(
  { value, lang, position }: Code,
  text: string,
  start: number,
): Finding[] {
  const [opening = ""] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  const lines = value.split("\n");
  const at = lines.findIndex((line) => {
    const fence = FENCE_LINE.exec(line)?.[1];
    if (fence === undefined) return false;
    return (
      fence.startsWith(opening) ||
      (!PROSE.has(lang ?? "text") && HEADING_BLOCK.test(value.slice(0, value.indexOf(line))))
    );
  });
  if (at === -1) return [];
  return [
    {
      offset: start,
      rule: "code/swallowed-fence",
      problem: `This code block contains the opening fence ${lines[at]?.trim() ?? ""} of line ${(position?.start.line ?? 0) + at + 1}, so the text between them is code too.`,
      fix: `Write ${opening} on its own line where this block ends. If the fence is part of the code, open and close this block with ${opening}${opening.charAt(0)}.`,
    },
  ];
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
