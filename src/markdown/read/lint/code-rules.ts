import type { Code, InlineCode, Nodes } from "mdast";
import { readCommentMarks } from "../../render/code/code-comments";
import { blank, blankStrings } from "./blank-strings";
import type { Finding, NodeSource } from "./finding";

interface CodePattern {
  readonly pattern: RegExp;
  /** Languages in which code may match the pattern. */
  readonly allowed: ReadonlySet<string>;
  /** True if a match inside a string or a comment is also a mistake. */
  readonly isAlsoInStrings?: true;
  readonly words: (found: RegExpExecArray) => Omit<Finding, "offset">;
}

/** Languages of blocks that may contain prose. */
const PROSE = new Set([
  ...["text", "txt", "md", "markdown", "mdx", "html", "diff", "csv", "http", "mermaid"],
]);
/** Languages that have HTML entities. */
const ENTITIES = new Set(["html", "xml", "svg", "jsx", "tsx", "vue", "md", "markdown", "mdx"]);

/** Languages of output, and of text that isn't run. Both may contain no-break spaces, which `tree` prints. */
const OUTPUT = new Set(["text", "txt", "plaintext", "md", "markdown", "mdx", "diff", "csv", "log"]);

const ENTITY = "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|[mn]dash|hellip);";

const explainEntity = ([found]: RegExpExecArray): Omit<Finding, "offset"> => ({
  rule: "code/entity",
  problem: `In code, ${/&#?\w+;/.exec(found)?.[0] ?? "an entity"} is shown as written.`,
  fix: "Write the character itself, such as <, > or &: code doesn't need entities.",
});

const PATTERNS: readonly CodePattern[] = [
  {
    // A ’ between letters is an apostrophe, which is allowed.
    pattern: /[“”„‘‚]|(?<!\p{L})’|’(?!\p{L})/u,
    allowed: PROSE,
    words: ([quote]) => ({
      rule: "code/smart-quote",
      problem: `This code contains the typographic quote ${quote}, which compilers don't accept.`,
      fix: `Replace it with a straight quote (${/[“”„]/.test(quote) ? '"' : "'"}).`,
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
      problem: "This code contains a no-break space, which compilers and shells don't accept.",
      fix: "Delete the space and type it again without holding Alt or Option.",
    }),
  },
  {
    // Code that consists of an entity is about the entity: `&amp;`.
    pattern: new RegExp(`${ENTITY}(?!\`)|(?<=[^\`])${ENTITY}`, "i"),
    allowed: ENTITIES,
    words: explainEntity,
  },
  {
    // In the query of a URL, an entity is a mistake in a string, too.
    pattern: /[?&][\w.-]{1,50}=[^\s"'`&]{0,200}&amp;[\w.-]{1,50}=/,
    isAlsoInStrings: true,
    allowed: ENTITIES,
    words: explainEntity,
  },
];

const FENCE = /^[>\s]*(?:`{3}|~{3})/;

/** Matches a line printed by `tree`, with no-break spaces. */
const TREE_LINE = /[│├└┃┣┗║╠╚╰]|^[ \u00A0]*[|`+](?:[\u00A0 ]{2,}|--)/m;
/** Matches the last lines of a tree, which have nothing but spaces before the names. */
const TREE_END = /^[ \u00A0]*\u00A0/;
const PROMPT = /^[ \t>]*[$#%>] /;

/** Returns a function that tells whether a line was printed by a program. */
function outputOf(code: string, language: string): (line: string) => boolean {
  const isTree = TREE_LINE.test(code);
  const hasPrompt = language === "console" && code.split("\n").some((line) => PROMPT.test(line));
  return (line) =>
    TREE_LINE.test(line) || (isTree && TREE_END.test(line)) || (hasPrompt && !PROMPT.test(line));
}

const withoutLines = (text: string, isLeftOut: (line: string) => boolean): string =>
  text
    .split("\n")
    .map((line) => (isLeftOut(line) ? blank(line) : line))
    .join("\n");

/** Finds unclosed code blocks, and characters in code that a word processor or another tool inserted. */
export function lintCode({ node, text, start }: NodeSource<Code | InlineCode>): Finding[] {
  const language = node.type === "code" ? (node.lang ?? "text") : "";
  const isCode = node.type === "code";
  if (isCode && !FENCE.test(text)) return []; // Code without a fence already has a fault.
  const isOutput = outputOf(text, language);
  const code = isCode ? withoutLines(text, (line) => FENCE.test(line) || isOutput(line)) : text;
  const bare = isCode ? blankStrings(code, language) : code;
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
      fix: "Where the code ends, write as many backticks as in the opening fence, on their own line.",
    },
    ...findings,
  ];
}

/** True if the last line is a fence that is at least as long as the first one. */
function isFenceClosed(text: string): boolean {
  const opening = /^[`~]+/.exec(text)?.[0];
  if (opening === undefined) return true;
  const lines = text.trimEnd().split("\n");
  const closing = /^[>\s]*(`{3,}|~{3,})$/.exec(lines.length > 1 ? (lines.at(-1) ?? "") : "")?.[1];
  return closing?.startsWith(opening) === true;
}

/** Returns the fence of a line that opens a code block and names its language; otherwise undefined. */
function openingFence(line: string): string | undefined {
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
  const info = line.trimStart().slice(fence?.length);
  return info.trim() === "" || info.includes("`") ? undefined : fence;
}

/** True if the lines contain a heading between blank lines. Without blank lines, `##` may be a comment in code. */
const hasHeading = (lines: readonly string[]): boolean =>
  lines.some(
    (line, at) =>
      /^ {0,3}#{2,6} \S/.test(line) && lines[at - 1]?.trim() === "" && lines[at + 1]?.trim() === "",
  );

/**
 * Finds an opening fence inside a block. It shows that the block's own closing fence is missing and that everything
 * up to the end of the next block has become code. A fence that is shorter than the block's fence, or consists of the
 * other character, may be intentional.
 */
function findSwallowedFence(
  { value, lang, position }: Code,
  text: string,
  start: number,
): Finding[] {
  const [opening = ""] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  const lines = value.split("\n");
  const at = lines.findIndex((line) => {
    const fence = openingFence(line);
    if (fence === undefined) return false;
    return fence.startsWith(opening) || (!PROSE.has(lang ?? "text") && hasHeading(lines));
  });
  if (at === -1) return [];
  return [
    {
      offset: start,
      rule: "code/swallowed-fence",
      problem: `This code block is still open at the fence ${lines[at]?.trim() ?? ""} on line ${(position?.start.line ?? 0) + at + 1}, so the text above that fence is code too.`,
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
  if (readCommentMarks(node.value).notes.size > 0) return []; // The list below contains the block's notes.
  return [
    {
      offset: node.position?.start.offset ?? 0,
      rule: "list/broken-by-code",
      problem: "This code block ends the list above it, so the list below starts with 1 again.",
      fix: "Indent the whole block by 3 spaces, fences included, so that it is part of the item above it.",
    },
  ];
}
