import { escapeAttribute, escapeText } from "../../../base/escape";
import type { CodeSegment } from "../../../base/segments";
import { findLineWrap, isCutOnPhones, lineToHtml } from "./code-line";

const LINE_CLASS_BY_SIGN: Readonly<Record<string, string>> = {
  "+": "line-inserted",
  "-": "line-deleted",
};

/** A block with more lines than this is collapsed. styles/code.css shows the first 24 lines of a collapsed block. */
const MAX_UNFOLDED_LINES = 32;

/**
 * Prints a code block as HTML. Each line gets a `line` element if the block has marked lines, line numbers or a diff.
 */
export function codeBlockToHtml(block: CodeSegment): string {
  const { language, lines, title, tokens } = block;
  const marked = new Set(block.marked);
  const notes = new Map(block.notes);
  const needsLines = marked.size > 0 || block.showLineNumbers === true || language === "diff";
  const wrap = findLineWrap(block);
  const htmlLines = lines.map((line, index) => {
    const words = tokens?.[index] ?? [{ text: line }];
    const content = lineToHtml(words, wrap, noteToHtml(notes.get(index + 1), block));
    if (!needsLines) return content;
    const signClass = language === "diff" && LINE_CLASS_BY_SIGN[line.charAt(0)];
    const classes = ["line", marked.has(index + 1) && "line-marked", signClass];
    return `<span class="${classes.filter(Boolean).join(" ")}">${content}</span>`;
  });
  const isLine = isOneLine(block);
  const head =
    title === undefined
      ? escapeText(language)
      : `<span class="code-title">${escapeText(title)}</span>`;
  const preClass = block.showLineNumbers ? ' class="with-line-numbers"' : "";
  const fold =
    lines.length > MAX_UNFOLDED_LINES
      ? `<details class="code-fold"><summary>All ${lines.length} lines</summary></details>`
      : "";
  const wrapButton =
    !isLine && isCutOnPhones(wrap, lines)
      ? `<button type="button" class="code-wrap" data-wrap aria-label="Wrap lines" aria-pressed="false"></button>`
      : "";
  return (
    `<figure class="code-block" data-language="${escapeAttribute(language)}">` +
    `<figcaption class="${isLine ? "visually-hidden" : "code-header"}">${head}</figcaption>` +
    `<pre tabindex="0"${preClass}><code>${htmlLines.join("\n")}\n</code></pre>` +
    `${fold}${markToHtml(block)}${wrapButton}` +
    `<button type="button" class="code-copy" data-copy aria-label="Copy code"></button></figure>${runToHtml(block)}`
  );
}

/** True for a single line without a title, since it needs no header. */
const isOneLine = ({ lines, title, isLive }: CodeSegment): boolean =>
  title === undefined && !isLive && lines.length === 1;

/** Prints the button below a block that readers can run. browser/code/run-sample.ts adds the output. */
const runToHtml = ({ run }: CodeSegment): string =>
  run === undefined
    ? ""
    : `<div class="live-bar"><button type="button" data-run="${escapeAttribute(run.request)}" data-needs-app data-needs-script>${escapeText(run.label)}</button></div>`;

const markToHtml = ({ mark }: CodeSegment): string =>
  mark
    ? `<button class="code-checked" popovertarget="${mark.id}">${escapeText(mark.label)}</button>`
    : "";

/** Prints the button that opens a line's note. The style sheet adds the number, so copied code doesn't contain it. */
const noteToHtml = (note: number | undefined, { notePrefix }: CodeSegment): string =>
  note === undefined
    ? ""
    : ` <button type="button" class="code-note" popovertarget="${notePrefix}-${note}" data-note="${note}" aria-label="Note ${note}"></button>`;
