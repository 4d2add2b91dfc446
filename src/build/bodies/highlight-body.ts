import { highlightCode, listCodeLanguages } from "../../model/markdown/code/highlight-code";
import { type Highlighter, createHighlighter } from "../../model/markdown/code/highlighter";
import type { DocBody } from "../../model/markdown/compiled-doc";

let highlighter: Promise<Highlighter> | undefined;

/** Colours the code of a doc's body. Grammars are loaded when they are first needed. */
export async function highlightBody(body: DocBody): Promise<DocBody> {
  const languages = listCodeLanguages(body.segments);
  if (languages.length === 0) return body;
  const { load, highlight } = await (highlighter ??= createHighlighter());
  await load(languages);
  return { ...body, segments: highlightCode(body.segments, highlight) };
}
