import type { SearchHit } from "./hit";

/**
 * Merges the answer to a repeated query into the rows that are already shown. Each row keeps its title and target,
 * because a reader may be about to click it; only its excerpt is updated.
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
