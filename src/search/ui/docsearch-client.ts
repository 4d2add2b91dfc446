import type { DocSearchModalProps } from "@docsearch/react";
import { getSearchClient } from "../engine/client";
import { listLimits } from "../engine/context";
import type { SearchAnswer, SearchHit, SearchRequest } from "../engine/hits/hit";
import { keepTargets } from "../engine/hits/keep-targets";
import { toSafeHit } from "../engine/hits/safe-hit";
import { askWithRevert } from "./answer-revert";
import { toAnswerHits } from "./modal/answer-hits";

type TransformClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
/** DocSearch's own client. DocSearch calls only one of its methods. */
type Client = Parameters<TransformClient>[0];

/** Called with the answer to the last query, or with undefined if the query failed. */
export type OnAnswer = (answer: SearchAnswer | undefined) => void;

/** Appends an invisible word joiner to a name that every JavaScript object has as a property, such as `constructor`. */
const toKey = (name: string | null): string | null =>
  name !== null && name in {} ? `${name}\u2060` : name;

/**
 * Makes a hit safe for grouping. DocSearch 3.9 uses the names of lvl0 and lvl1 as object keys, and throws if a name
 * is `hasOwnProperty`.
 */
const toGroupedHit = (hit: SearchHit | undefined): SearchHit | undefined => {
  if (hit === undefined) return undefined;
  const { lvl0, lvl1 } = hit.hierarchy;
  return { ...hit, hierarchy: { ...hit.hierarchy, lvl0: toKey(lvl0), lvl1: toKey(lvl1) } };
};

/**
 * Makes DocSearch send its queries to the site's search, embedded or hosted. If a query fails, DocSearch gets an
 * empty list and `onAnswer` is called with undefined, because DocSearch 3.9 immediately removes its own error screen.
 * If a query is repeated because more of the index has been loaded, all rows keep their targets.
 * @param listFilters Returns the limits that the reader has chosen.
 */
export function createDocSearchClient(
  listFilters: () => readonly string[],
  onAnswer: OnAnswer,
): TransformClient {
  let last = 0;
  let shown: { readonly of: string; readonly hits: readonly SearchHit[] } | undefined;
  const answer = async ({ query, hitsPerPage }: SearchRequest) => {
    last += 1;
    const question = last;
    // Only the answer to the last query is used.
    const report: OnAnswer = (answer) => {
      if (question === last) onAnswer(answer);
    };
    try {
      const client = await getSearchClient();
      const facetFilters = [...listLimits(), ...listFilters()];
      const found = await askWithRevert(client, {
        query,
        ...(hitsPerPage && { hitsPerPage }),
        facetFilters,
      });
      report(found);
      // Ignores spaces around the query, because modal/ask-again.ts repeats a query by adding a space for a moment.
      const of = JSON.stringify([query.trim(), facetFilters]);
      const hits = shown?.of === of ? keepTargets(shown.hits, found.hits) : found.hits;
      if (question === last) shown = { of, hits };
      const rows = [...toAnswerHits(found.direct), ...hits].slice(0, found.hitsPerPage);
      return { ...found, hits: rows.flatMap((hit) => toGroupedHit(toSafeHit(hit)) ?? []) };
    } catch {
      report(undefined);
      return { hits: [], nbHits: 0, query };
    }
  };
  const search = async ({ requests }: { readonly requests: readonly SearchRequest[] }) => ({
    results: await Promise.all(requests.map(answer)),
  });
  // Algolia's type describes its whole service, but DocSearch only reads `hits` and `nbHits`.
  return (client) => ({ ...client, search: search as unknown as Client["search"] });
}
