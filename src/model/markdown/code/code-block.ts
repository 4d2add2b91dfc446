import { escapeAttribute, escapeText } from "../html/escape";
import type { CommentMarks } from "./code-comments";
import type { CodeMeta } from "./code-meta";
import type { CodeToken } from "./highlighter";

/** All that a code block's HTML is made from, but for the colours, which come last (highlight-code.ts). */
export interface CodeBlock {
  readonly language: string;
  readonly meta: CodeMeta;
  readonly marks: Pick<CommentMarks, "marked" | "notes">;
  readonly code: string;
  /** Prefix of the ids of its notes, unique in the page. */
  readonly notePrefix: string;
}

const LINE_CLASS_BY_SIGN: Readonly<Record<string, string>> = {
  "+": "line-inserted",
  "-": "line-deleted",
};

/** A code block as HTML. Lines get an element of their own only when something marks or counts them. */
export function codeBlockToHtml(block: CodeBlock): string {
  const { language, meta, marks } = block;
  const lines = block.code.split(/\r?\n/);
  const isMarked = (line: number): boolean => meta.marked.has(line) || marks.marked.has(line);
  const hasMarks = lines.some((_, index) => isMarked(index + 1));
  const needsLines = hasMarks || meta.showLineNumbers || language === "diff";
  const htmlLines = lines.map((line, index) => {
    const content = escapeText(line) + noteToHtml(block, index + 1);
    if (!needsLines) return content;
    const signClass = language === "diff" && LINE_CLASS_BY_SIGN[line.charAt(0)];
    const classes = ["line", isMarked(index + 1) && "line-marked", signClass];
    return `<span class="${classes.filter(Boolean).join(" ")}">${content}</span>`;
  });
  const title =
    meta.title === undefined ? "" : `<span class="code-title">${escapeText(meta.title)}</span>`;
  const headClass = isOneLine(block) ? "code-side" : "code-header";
  const preClass = meta.showLineNumbers ? ' class="with-line-numbers"' : "";
  return (
    `<figure class="code-block" data-language="${escapeAttribute(language)}">` +
    `<figcaption class="${headClass}">${title}<span class="code-language">${escapeText(language)}</span></figcaption>` +
    `<pre tabindex="0"${preClass}><code>${htmlLines.join("\n")}\n</code></pre>` +
    `<button type="button" class="code-copy" data-copy aria-label="Copy code"></button></figure>`
  );
}

/** Whether the block is a line without a title: it needs no header above it, and its mark stands beside it. */
const isOneLine = ({ code, meta: { title, live } }: CodeBlock): boolean =>
  title === undefined && !live && !code.includes("\n");

/** A line of code in colours. */
export function tokensToHtml(tokens: readonly CodeToken[]): string {
  let html = "";
  for (const { text, kind } of tokens) {
    html +=
      kind === undefined ? escapeText(text) : `<span class="t-${kind}">${escapeText(text)}</span>`;
  }
  return html;
}

/** The button that opens a line's note. Its number is drawn by the style sheet, so that copied code has none. */
function noteToHtml({ marks, notePrefix }: CodeBlock, line: number): string {
  const note = marks.notes.get(line);
  if (note === undefined) return "";
  return ` <button type="button" class="code-note" popovertarget="${notePrefix}-${note}" data-note="${note}" aria-label="Note ${note}"></button>`;
}
