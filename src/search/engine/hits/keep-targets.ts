import type { SearchHit } from "./hit";

/**
 * The hits of a query that was asked again, for rows that are shown already. Each page keeps the title and the target
 * that a reader may be about to click; only its excerpt is that of the new answer.
 */
export function keepTargets(
  shown: readonly SearchHit[],
  hits: readonly SearchHit[],
): readonly SearchHit[] {
  const urls = new Set(shown.map(({ url }) => url));
  const rows = new Map(shown.map((hit) => [hit.url_without_anchor, hit]));
  return hits.map((hit) => {
    const row = urls.has(hit.url) ? undefined : rows.get(hit.url_without_anchor);
    if (!row) return hit;
    return { ...row, content: hit.content, _snippetResult: toSnippet(row, hit) };
  });
}

const toSnippet = (row: SearchHit, hit: SearchHit): NonNullable<SearchHit["_snippetResult"]> => ({
  ...row._snippetResult,
  ...(hit._snippetResult?.content && { content: hit._snippetResult.content }),
});
