import type { DocSearchModalProps } from "@docsearch/react";
import { getSearchClient } from "../engine/client";
import { contextOf } from "../engine/context";
import type { SearchAnswer, SearchRequest } from "../engine/hits/hit";
import { toSafeHit } from "../engine/hits/safe-hit";

type TransformClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
/** DocSearch's own client, of which it calls but one method. */
type Client = Parameters<TransformClient>[0];

/** What became of the last question: its answer, or none when it failed. */
export type OnAnswer = (answer: SearchAnswer | undefined) => void;

/**
 * DocSearch's queries as the site's search answers them, whichever of the two that is. A query that fails is answered
 * with nothing and told to `onAnswer`: DocSearch 3.9 sets its error screen aside as soon as it has set it up.
 * @param path The page that is searched from.
 * @param listFilters What the reader limits the results to.
 */
export function createOwnSearch(
  path: string,
  listFilters: () => readonly string[],
  onAnswer: OnAnswer,
): TransformClient {
  let last = 0;
  const answer = async ({ query, hitsPerPage }: SearchRequest) => {
    last += 1;
    const question = last;
    // Only the last question tells: an older one is nobody's any more.
    const tell: OnAnswer = (answer) => {
      if (question === last) onAnswer(answer);
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
      tell(found);
      return { ...found, hits: found.hits.flatMap((hit) => toSafeHit(hit) ?? []) };
    } catch {
      tell(undefined);
      return { hits: [], nbHits: 0, query };
    }
  };
  const search = async ({ requests }: { readonly requests: readonly SearchRequest[] }) => ({
    results: await Promise.all(requests.map(answer)),
  });
  // Algolia's type is that of its whole service; DocSearch reads `hits` and `nbHits`.
  return (client) => ({ ...client, search: search as unknown as Client["search"] });
}
