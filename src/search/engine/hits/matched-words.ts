import { unescapeHtml } from "./escape-html";
import { MARK_END, MARK_START } from "./excerpt";
import type { Hierarchy } from "./hit";

const MATCH = new RegExp(`(?:${MARK_START}|<mark>)([^<${MARK_END}]*)(?:${MARK_END}|</mark>)`, "g");

/** The fields of a hit, ours or DocSearch's, that contain matches. Recent searches have none. */
interface HighlightedHit {
  readonly url: string;
  readonly _highlightResult?: {
    readonly hierarchy?: Partial<Hierarchy<{ readonly value: string }>>;
  };
  readonly _snippetResult?: { readonly content?: { readonly value: string } };
}

/** Lists the words of a hit that match the query, as written on the page. The hit may already be escaped. */
export function listMatchedWords({ _highlightResult, _snippetResult }: HighlightedHit): string[] {
  const texts = [
    ...Object.values(_highlightResult?.hierarchy ?? {}),
    ...(_snippetResult?.content ? [_snippetResult.content] : []),
  ].map(({ value }) => value);
  const words = texts.flatMap((text) =>
    [...text.matchAll(MATCH)].map(([, word = ""]) => unescapeHtml(word)),
  );
  return [...new Set(words)];
}
