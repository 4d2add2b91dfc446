const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)/;
const INLINE_CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/** Lists the lines of a Markdown text. `isCode` is true in code blocks. */
export function listLines(text: string): { readonly line: string; readonly isCode: boolean }[] {
  let fence: string | undefined;
  return text.split("\n").map((line) => {
    const [, mark, words = ""] = FENCE.exec(line) ?? [];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) === true && words.trim() === "") fence = undefined;
    return { line, isCode };
  });
}

/** Rewrites the text outside code. */
export function outsideCode(text: string, rewrite: (part: string) => string): string {
  const done: string[] = [];
  let words: string[] = [];
  const flush = (): void => {
    if (words.length > 0) done.push(outsideInlineCode(words.join("\n"), rewrite));
    words = [];
  };
  for (const { line, isCode } of listLines(text)) {
    if (!isCode) {
      words.push(line);
      continue;
    }
    flush();
    done.push(line);
  }
  flush();
  return done.join("\n");
}

function outsideInlineCode(text: string, rewrite: (part: string) => string): string {
  let at = 0;
  let done = "";
  for (const { 0: code, index } of text.matchAll(INLINE_CODE)) {
    // Inline code can't contain a blank line, so these backticks are plain text.
    if (/\n[ \t]*\n/.test(code)) continue;
    done += rewrite(text.slice(at, index)) + code;
    at = index + code.length;
  }
  return done + rewrite(text.slice(at));
}
