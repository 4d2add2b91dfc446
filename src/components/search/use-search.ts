import { useCallback, useEffect, useState } from "react";
import { getSearchClient } from "../../browser/search/client";
import type { SearchHit } from "../../browser/search/hit";
import { settings } from "../../site/settings";
import type { SearchQuery } from "./search-query";

const HITS_PER_PAGE = 20;
/** Shorter than a pause between two thoughts, longer than between two keys. */
const TYPING_MS = 80;

interface Found {
  readonly status: "idle" | "searching" | "failed" | "done";
  readonly hits: readonly SearchHit[];
  readonly count: number;
}

export interface SearchState extends Found {
  /** Adds the next results. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const NOTHING: Found = { status: "idle", hits: [], count: 0 };

async function ask({ text, area, version }: SearchQuery, page: number) {
  const client = await getSearchClient();
  return client.search({
    query: text,
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: [
      `language:${settings.defaultLocale}`,
      ...(area === "" ? [] : [`area:${area}`]),
      ...(version === "" ? [] : [`version:${version}`]),
    ],
  });
}

/** What a query finds, as it comes; results of an earlier query stay until those of the new one are there. */
export function useSearch(query: SearchQuery): SearchState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(0);
  const { text, area, version } = query;
  const isEmpty = text.trim() === "";

  // Asks anew when the query changes; an answer that comes after the next question is not shown.
  useEffect(() => {
    setPage(0);
    if (isEmpty) {
      setFound(NOTHING);
      return;
    }
    let isCurrent = true;
    const begin = setTimeout(() => {
      setFound((current) => ({ ...current, status: current.hits.length > 0 ? "done" : "searching" }));
      ask({ text, area, version }, 0).then(
        ({ hits, nbHits }) => {
          if (isCurrent) setFound({ status: "done", hits, count: nbHits });
        },
        () => {
          if (isCurrent) setFound({ ...NOTHING, status: "failed" });
        },
      );
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(begin);
    };
  }, [text, area, version, isEmpty, attempt]);

  // Asks for the results behind those shown.
  useEffect(() => {
    if (page === 0) return;
    let isCurrent = true;
    ask({ text, area, version }, page).then(
      ({ hits }) => {
        if (isCurrent) setFound((current) => ({ ...current, hits: [...current.hits, ...hits] }));
      },
      () => {
        if (isCurrent) setFound((current) => ({ ...current, status: "failed" }));
      },
    );
    return () => {
      isCurrent = false;
    };
    // A new query begins at its first page, by the effect above.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page]);

  const shown = found.hits.length;
  const loadMore = useCallback(() => {
    setPage(Math.ceil(shown / HITS_PER_PAGE));
  }, [shown]);
  const retry = useCallback(() => {
    setAttempt((current) => current + 1);
  }, []);
  return { ...found, loadMore, retry };
}
