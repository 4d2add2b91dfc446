import { MARK_END, MARK_START } from "./excerpt";
import type { SearchHit } from "./hit";

const MATCH = new RegExp(`(?:${MARK_START}|<mark>)([^<${MARK_END}]*)(?:${MARK_END}|</mark>)`, "g");

/** The words of a hit that answer the query, as the page writes them. */
export function listMatchedWords({ _highlightResult, _snippetResult }: SearchHit): string[] {
  const texts = [
    ...Object.values(_highlightResult?.hierarchy ?? {}),
    ...(_snippetResult?.content ? [_snippetResult.content] : []),
  ].map(({ value }) => value);
  const words = texts.flatMap((text) => [...text.matchAll(MATCH)].map(([, word = ""]) => word));
  return [...new Set(words)];
}
