import { highlightCode, listCodeLanguages } from "../../model/markdown/code/highlight-code";
import { type Highlighter, createHighlighter } from "../../model/markdown/code/highlighter";
import type { CompiledSegment } from "../../model/markdown/segments";

let highlighter: Promise<Highlighter> | undefined;

/** Highlights the code of segments. Loads grammars when they are first needed. */
export async function highlightBody(
  segments: readonly CompiledSegment[],
): Promise<readonly CompiledSegment[]> {
  const languages = listCodeLanguages(segments);
  if (languages.length === 0) return segments;
  const { load, highlight } = await (highlighter ??= createHighlighter());
  await load(languages);
  return highlightCode(segments, highlight);
}
