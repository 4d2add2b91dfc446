import type { CompiledSegment } from "../../base/segments";
import { highlightCode, listCodeLanguages } from "../../markdown/render/code/highlight-code";
import { type Highlighter, createHighlighter } from "../../markdown/render/code/highlighter";

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
