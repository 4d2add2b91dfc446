import { unescapeHtml } from "./escape-html";
import { MARK_END, MARK_START } from "./excerpt";
import type { Hierarchy } from "./hit";

const MATCH = new RegExp(`(?:${MARK_START}|<mark>)([^<${MARK_END}]*)(?:${MARK_END}|</mark>)`, "g");

/**
 * The fields that contain a hit's matches, in our hits and in DocSearch's. DocSearch's recent searches contain no
 * matches.
 */
interface HighlightedHit {
  readonly url: string;
  readonly _highlightResult?: {
    readonly hierarchy?: Partial<Hierarchy<{ readonly value: string }>>;
  };
  readonly _snippetResult?: { readonly content?: { readonly value: string } };
}

/** Lists the words of a hit that match the query, as they are written on the page. The hit may already be escaped. */
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
