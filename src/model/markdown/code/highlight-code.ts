import { unescapeText } from "../html/escape";
import { type Segment, listHtml } from "../segments";
import { tokensToHtml } from "./code-block";
import { hasGrammar } from "./code-languages";
import type { Highlight } from "./highlighter";

/** A code block as code-block.ts writes it: what stands before the code, with the language, and the code. */
const BLOCK =
  /(<figure class="code-block" data-language="([^"]*)">[^]*?<code>)([^]*?)(?=\n<\/code>)/g;
/** A line of it: its own element, its words, the button of its note. */
const LINE = /^(<span class="line[^"]*">)?([^<]*?)( <button[^>]*><\/button>)?(<\/span>)?$/;

/** Languages that are shown in these segments and have a grammar. */
export function listCodeLanguages(segments: readonly Segment[]): string[] {
  const found = new Set<string>();
  for (const html of listHtml(segments))
    for (const [, , language = ""] of html.matchAll(BLOCK))
      if (hasGrammar(language)) found.add(language);
  return [...found];
}

/**
 * Adds colours to the code of segments. This is the last step: it takes a third of the time of compiling, and nothing
 * depends on it.
 */
export function highlightCode(segments: readonly Segment[], highlight: Highlight): Segment[] {
  return segments.map((segment) =>
    segment.kind === "html"
      ? { kind: "html", html: highlightHtml(segment.html, highlight) }
      : { ...segment, children: highlightCode(segment.children, highlight) },
  );
}

const highlightHtml = (html: string, highlight: Highlight): string =>
  html.replace(BLOCK, (all, head: string, language: string, code: string) => {
    if (!hasGrammar(language)) return all;
    const lines = code.split("\n").map((line) => {
      const parts = LINE.exec(line);
      if (!parts) throw new Error(`A line of code is not as the compiler writes it: ${line}`);
      const [, open = "", words = "", note = "", close = ""] = parts;
      return { open, words: unescapeText(words), rest: note + close };
    });
    const tokens = highlight(lines.map(({ words }) => words).join("\n"), language);
    return (
      head +
      lines.map(({ open, rest }, at) => open + tokensToHtml(tokens[at] ?? []) + rest).join("\n")
    );
  });
