import { type Hit, pageOf } from "./hit";

/**
 * Merges the answer to a repeated query into the rows that are already shown. Each row keeps its titles and target,
 * because a reader may be about to click it; only its excerpt is updated.
 */
export function keepTargets(shown: readonly Hit[], hits: readonly Hit[]): readonly Hit[] {
  const paths = new Set(shown.map(({ path }) => path));
  const rows = new Map(shown.map((hit) => [pageOf(hit), hit]));
  return hits.map((hit) => {
    const row = paths.has(hit.path) ? undefined : rows.get(pageOf(hit));
    return row ? { ...row, excerpt: hit.excerpt } : hit;
  });
}
