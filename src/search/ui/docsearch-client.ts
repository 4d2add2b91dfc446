import type { DocSearchModalProps } from "@docsearch/react";
import { noteSearch } from "../../browser/search/count-search";
import { getSearchClient } from "../engine/client";
import { contextOf } from "../engine/context";
import type { SearchAnswer, SearchRequest } from "../engine/hits/hit";
import { toSafeHit } from "../engine/hits/safe-hit";

type TransformClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
/** DocSearch's own client, of which it calls a single method. */
type Client = Parameters<TransformClient>[0];

/** Called with the answer to the last query, or with undefined if it failed. */
export type OnAnswer = (answer: SearchAnswer | undefined) => void;

/**
 * Makes DocSearch send its queries to the site's search, embedded or hosted. A query that fails is answered with no
 * hits and reported to `onAnswer`, because DocSearch 3.9 removes its own error screen at once.
 * @param path The page from which the reader searches.
 * @param listFilters Returns the limits that the reader has chosen.
 */
export function createDocSearchClient(
  path: string,
  listFilters: () => readonly string[],
  onAnswer: OnAnswer,
): TransformClient {
  let last = 0;
  const answer = async ({ query, hitsPerPage }: SearchRequest) => {
    last += 1;
    const question = last;
    // Only the answer to the last query is used.
    const report: OnAnswer = (answer) => {
      if (question !== last) return;
      onAnswer(answer);
      if (answer) noteSearch(query);
    };
    try {
      const client = await getSearchClient();
      const { facetFilters = [], ...context } = contextOf(path);
      const found = await client.search({
        query,
        ...(hitsPerPage && { hitsPerPage }),
        ...context,
        facetFilters: [...facetFilters, ...listFilters()],
      });
      report(found);
      return { ...found, hits: found.hits.flatMap((hit) => toSafeHit(hit) ?? []) };
    } catch {
      report(undefined);
      return { hits: [], nbHits: 0, query };
    }
  };
  const search = async ({ requests }: { readonly requests: readonly SearchRequest[] }) => ({
    results: await Promise.all(requests.map(answer)),
  });
  // Algolia's type describes its whole service. DocSearch reads only `hits` and `nbHits`.
  return (client) => ({ ...client, search: search as unknown as Client["search"] });
}
