import { escapeAttribute, escapeText } from "../html/escape";
import type { CodeSegment } from "../segments";
import type { CodeToken } from "./highlighter";

const LINE_CLASS_BY_SIGN: Readonly<Record<string, string>> = {
  "+": "line-inserted",
  "-": "line-deleted",
};

/** Prints a code block as HTML. Lines get their own elements only if something marks or numbers them. */
export function codeBlockToHtml(block: CodeSegment): string {
  const { language, lines, title, tokens } = block;
  const marked = new Set(block.marked);
  const notes = new Map(block.notes);
  const needsLines = marked.size > 0 || block.showLineNumbers === true || language === "diff";
  const htmlLines = lines.map((line, index) => {
    const words = tokens ? tokensToHtml(tokens[index] ?? []) : escapeText(line);
    const content = words + noteToHtml(notes.get(index + 1), block);
    if (!needsLines) return content;
    const signClass = language === "diff" && LINE_CLASS_BY_SIGN[line.charAt(0)];
    const classes = ["line", marked.has(index + 1) && "line-marked", signClass];
    return `<span class="${classes.filter(Boolean).join(" ")}">${content}</span>`;
  });
  const titleHtml =
    title === undefined ? "" : `<span class="code-title">${escapeText(title)}</span>`;
  const headClass = isOneLine(block) ? "code-side" : "code-header";
  const preClass = block.showLineNumbers ? ' class="with-line-numbers"' : "";
  return (
    `<figure class="code-block" data-language="${escapeAttribute(language)}">` +
    `<figcaption class="${headClass}">${titleHtml}<span class="code-language">${escapeText(language)}${markToHtml(block)}</span></figcaption>` +
    `<pre tabindex="0"${preClass}><code>${htmlLines.join("\n")}\n</code></pre>` +
    `<button type="button" class="code-copy" data-copy aria-label="Copy code"></button></figure>`
  );
}

/** Checks whether the block is one line without a title: it needs no header, and its mark goes beside it. */
const isOneLine = ({ lines, title, isLive }: CodeSegment): boolean =>
  title === undefined && !isLive && lines.length === 1;

const markToHtml = ({ mark }: CodeSegment): string =>
  mark
    ? ` <button class="code-checked" popovertarget="${mark.id}">${escapeText(mark.label)}</button>`
    : "";

/** Prints a highlighted line. */
function tokensToHtml(tokens: readonly CodeToken[]): string {
  let html = "";
  for (const { text, kind } of tokens) {
    html +=
      kind === undefined ? escapeText(text) : `<span class="t-${kind}">${escapeText(text)}</span>`;
  }
  return html;
}

/** Prints the button that opens a line's note. The style sheet draws the number, so that copied code has none. */
const noteToHtml = (note: number | undefined, { notePrefix }: CodeSegment): string =>
  note === undefined
    ? ""
    : ` <button type="button" class="code-note" popovertarget="${notePrefix}-${note}" data-note="${note}" aria-label="Note ${note}"></button>`;
