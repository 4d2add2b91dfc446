import type { DocSearchModalProps } from "@docsearch/react";
import { getSearchClient } from "../engine/client";
import { contextOf } from "../engine/context";
import type { SearchRequest } from "../engine/hit";
import { toSafeHit } from "../engine/safe-hit";

type TransformClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
/** DocSearch's own client, of which it calls but one method. */
type Client = Parameters<TransformClient>[0];

/**
 * DocSearch's queries as the site's search answers them, whichever of the two that is. A query that fails is answered
 * with nothing and told to `onState`: DocSearch 3.9 sets its error screen aside as soon as it has set it up.
 * @param path The page that is searched from.
 */
export function createOwnSearch(
  path: string,
  onState: (hasFailed: boolean) => void,
): TransformClient {
  let last = 0;
  const answer = async ({ query, hitsPerPage }: SearchRequest) => {
    last += 1;
    const question = last;
    // Only the last question tells: an older one is nobody's any more.
    const tell = (hasFailed: boolean): void => {
      if (question === last) onState(hasFailed);
    };
    try {
      const client = await getSearchClient();
      const found = await client.search({
        query,
        ...(hitsPerPage && { hitsPerPage }),
        ...contextOf(path),
      });
      tell(false);
      return { ...found, hits: found.hits.flatMap((hit) => toSafeHit(hit) ?? []) };
    } catch {
      tell(true);
      return { hits: [], nbHits: 0, query };
    }
  };
  const search = async ({ requests }: { readonly requests: readonly SearchRequest[] }) => ({
    results: await Promise.all(requests.map(answer)),
  });
  // Algolia's type is that of its whole service; DocSearch reads `hits` and `nbHits`.
  return (client) => ({ ...client, search: search as unknown as Client["search"] });
}
