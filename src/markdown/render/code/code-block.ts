import { escapeAttribute, escapeText } from "../../../base/escape";
import type { CodeSegment } from "../../../base/segments";
import { lineToHtml } from "./code-line";
import { findRemixAddress } from "./remix-link";

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
  const htmlLines = lines.map((line, index) => {
    const words = tokens?.[index] ?? [{ text: line }];
    const content = lineToHtml(words, language, noteToHtml(notes.get(index + 1), block));
    if (!needsLines) return content;
    const signClass = language === "diff" && LINE_CLASS_BY_SIGN[line.charAt(0)];
    const classes = ["line", marked.has(index + 1) && "line-marked", signClass];
    return `<span class="${classes.filter(Boolean).join(" ")}">${content}</span>`;
  });
  const head =
    title === undefined
      ? escapeText(language)
      : `<span class="code-title">${escapeText(title)}</span>`;
  const preClass = block.showLineNumbers ? ' class="with-line-numbers"' : "";
  const fold =
    lines.length > MAX_UNFOLDED_LINES
      ? `<details class="code-fold"><summary>All ${lines.length} lines</summary></details>`
      : "";
  return (
    `<figure class="code-block" data-language="${escapeAttribute(language)}">` +
    `<figcaption class="${needsHeader(block) ? "code-header" : "visually-hidden"}">${head}</figcaption>` +
    `<div class="code-tools">${runToHtml(block)}${remixToHtml(block)}${markToHtml(block)}` +
    `<button type="button" class="code-copy" data-copy aria-label="Copy code"></button></div>` +
    `<pre tabindex="0"${preClass}><code>${htmlLines.join("\n")}\n</code></pre>${fold}</figure>`
  );
}

/** True for a block with a title, or with a button that has words. On other blocks, the icons float. */
const needsHeader = (block: CodeSegment): boolean =>
  block.title !== undefined ||
  block.isLive === true ||
  block.run !== undefined ||
  findRemixAddress(block) !== undefined;

/** Prints the button that runs the block. browser/code/run-sample.ts adds the output. */
const runToHtml = ({ run }: CodeSegment): string =>
  run === undefined
    ? ""
    : `<button type="button" class="code-run" data-run="${escapeAttribute(run.request)}" data-needs-app data-needs-script>${escapeText(run.label)}</button>`;

/** Prints the link that opens a contract in Remix. */
function remixToHtml(block: CodeSegment): string {
  const address = findRemixAddress(block);
  return address === undefined
    ? ""
    : `<a class="code-run" href="${escapeAttribute(address)}">Open in Remix</a>`;
}

/** Prints a tick that says on hover and focus what the block was checked with, and opens a sentence about it. */
const markToHtml = ({ mark }: CodeSegment): string =>
  mark
    ? `<button class="code-checked" popovertarget="${mark.id}"><span>${escapeText(mark.label)}</span></button>`
    : "";

/** Prints the button that opens a line's note. The style sheet adds the number, so copied code doesn't contain it. */
const noteToHtml = (note: number | undefined, { notePrefix }: CodeSegment): string =>
  note === undefined
    ? ""
    : ` <button type="button" class="code-note" popovertarget="${notePrefix}-${note}" data-note="${note}" aria-label="Note ${note}"></button>`;
