import { useCallback, useEffect, useRef, useState } from "react";
import { getSearchClient } from "../engine/client";
import type { SearchHit } from "../engine/hit";
import { settings } from "../../site/settings";
import { type SearchQuery, formatQuery } from "./search-query";

const HITS_PER_PAGE = 20;
/** Shorter than a pause between two thoughts, longer than between two keys. */
const TYPING_MS = 80;

export interface SearchState {
  readonly status: "idle" | "searching" | "failed" | "done";
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Adds the next results. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Found {
  /** The query as the address has it; what is found for another one is out of date. */
  readonly of: string;
  readonly hasFailed: boolean;
  readonly hits: readonly SearchHit[];
  readonly count: number;
}

const NOTHING: Found = { of: "", hasFailed: false, hits: [], count: 0 };

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
export function useSearch({ text, area, version }: SearchQuery): SearchState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isAsking = useRef(false);
  const of = formatQuery({ text, area, version });
  const isEmpty = text.trim() === "";

  // Asks anew when the query changes; an answer that comes after the next question is not shown.
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const show = (answer: Found): void => {
      if (isCurrent) setFound(answer);
    };
    const timer = setTimeout(() => {
      ask({ text, area, version }, 0).then(
        ({ hits, nbHits }) => {
          show({ of, hasFailed: false, hits, count: nbHits });
        },
        () => {
          show({ ...NOTHING, of, hasFailed: true });
        },
      );
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [of, text, area, version, isEmpty, attempt]);

  const shown = found.hits.length;
  const loadMore = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    ask({ text, area, version }, Math.ceil(shown / HITS_PER_PAGE))
      .then(({ hits }) => {
        setFound((now) => (now.of === of ? { ...now, hits: [...now.hits, ...hits] } : now));
      })
      // Those that are there stay; the button is still there for another try.
      .catch(() => undefined)
      .finally(() => {
        isAsking.current = false;
      });
  }, [of, text, area, version, shown]);
  const retry = useCallback(() => {
    setFound(NOTHING);
    setAttempt((current) => current + 1);
  }, []);

  const isOutdated = found.of !== of;
  if (isEmpty) return { status: "idle", hits: [], count: 0, loadMore, retry };
  if (found.hasFailed && !isOutdated) {
    return { status: "failed", hits: [], count: 0, loadMore, retry };
  }
  const isWaiting = isOutdated && shown === 0;
  const { hits, count } = found;
  return { status: isWaiting ? "searching" : "done", hits, count, loadMore, retry };
}
