import { findChunks, toChunk } from "../words/search-words";
import type { SearchedPage } from "./search-records";

/** Factor for a page in the right area for this kind of entry. */
const OWN_AREA = 5;
const MOST_CALLS = 5;

/**
 * Returns a function that finds the page that defines an identifier. It prefers pages that mention the identifier and
 * its names often, that mention many other identifiers of the same kind (such as contracts or networks), and that are
 * in `area`.
 */
export function createHomeFinder(
  pages: readonly SearchedPage[],
  identifiers: readonly string[],
  area: string,
): (identifier: string, calls?: readonly string[]) => string | undefined {
  const wanted = new Set(identifiers);
  const mentions = pages.map(({ sections }) => {
    const counts = new Map<string, number>();
    for (const { title, text, code = "" } of sections)
      for (const chunk of findChunks(`${title} ${text} ${code}`)) {
        const { whole } = toChunk(chunk.text);
        counts.set(whole, (counts.get(whole) ?? 0) + 1);
      }
    const others = [...wanted].filter((one) => counts.has(one)).length;
    return { counts, others };
  });
  return (identifier, calls = []) => {
    let best: { path: string; worth: number } | undefined;
    pages.forEach(({ path, area: own }, at) => {
      const { counts, others } = mentions[at] ?? { counts: new Map<string, number>(), others: 0 };
      const called = Math.max(0, ...calls.map((call) => counts.get(call.toLowerCase()) ?? 0));
      const worth =
        (counts.get(identifier) ?? 0) *
        others *
        (1 + Math.min(MOST_CALLS, called)) *
        (own === area ? OWN_AREA : 1);
      if (worth > (best?.worth ?? 0)) best = { path, worth };
    });
    return best?.path;
  };
}
