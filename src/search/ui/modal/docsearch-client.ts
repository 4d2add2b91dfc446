import type { DocSearchModalProps } from "@docsearch/react";
import { getSearchClient } from "../../engine/client";
import { listLimits } from "../../engine/context";
import type { Hit, SearchAnswer, SearchRequest } from "../../engine/hits/hit";
import { keepTargets } from "../../engine/hits/keep-targets";
import { askWithRevert } from "../answer-revert";
import { type Row, listRows, toDocSearch } from "./row";

type TransformClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
/** DocSearch's own client. DocSearch calls only one of its methods. */
type Client = Parameters<TransformClient>[0];

export interface Found {
  readonly answer: SearchAnswer;
  readonly rows: readonly Row[];
}

export interface DocSearchClient {
  readonly transform: TransformClient;
  /** Repeats the last query. DocSearch isn't told, so what the reader has selected stays. */
  readonly repeat: () => Promise<void>;
}

/**
 * Makes DocSearch send its queries to the site's search, embedded or hosted. If a query fails, DocSearch gets an empty
 * list, because DocSearch 3.9 immediately removes its own error screen.
 * @param listFilters Returns the limits that the reader has chosen.
 * @param onFound Called with the answer to the last query, or with undefined if the query failed.
 */
export function createDocSearchClient(
  listFilters: () => readonly string[],
  onFound: (found: Found | undefined) => void,
): DocSearchClient {
  let last: Pick<SearchRequest, "query" | "hitsPerPage"> = { query: "" };
  let shown: { readonly of: string; readonly hits: readonly Hit[] } | undefined;
  const ask = async (question: typeof last): Promise<Found | undefined> => {
    last = question;
    const facetFilters = [...listLimits(), ...listFilters()];
    const of = JSON.stringify([question.query, facetFilters]);
    let found: Found | undefined;
    try {
      const answer = await askWithRevert(await getSearchClient(), { ...question, facetFilters });
      // If the query is repeated because more of the index has been loaded, all rows keep their targets.
      const hits = shown?.of === of ? keepTargets(shown.hits, answer.hits) : answer.hits;
      if (question === last) shown = { of, hits };
      found = { answer, rows: listRows(answer.direct, hits).slice(0, question.hitsPerPage) };
    } catch {
      // The dialog says so.
    }
    // Only the answer to the last query is used.
    if (question === last) onFound(found);
    return found;
  };
  const search = async ({ requests }: { readonly requests: readonly SearchRequest[] }) => ({
    results: await Promise.all(
      requests.map(async ({ query, hitsPerPage = 20 }) => {
        const found = await ask({ query, hitsPerPage });
        return { hits: found?.rows.map(toDocSearch) ?? [], nbHits: found?.answer.count ?? 0 };
      }),
    ),
  });
  return {
    // Algolia's type describes its whole service, but DocSearch only reads `hits` and `nbHits`.
    transform: (client) => ({ ...client, search: search as unknown as Client["search"] }),
    repeat: async () => {
      if (last.query.trim() !== "") await ask({ ...last });
    },
  };
}
