import { useCallback, useEffect, useRef, useState } from "react";
import { whenComplete } from "../engine/ask-worker";
import { getSearchClient } from "../engine/client";
import type { Hit, SearchAnswer, SearchRequest } from "../engine/hits/hit";
import { keepTargets } from "../engine/hits/keep-targets";
import { askWithRevert } from "./answer-revert";

const HITS_PER_PAGE = 20;
/**
 * Delay between a keypress and sending the query: longer than the time between two keypresses, shorter than a pause in
 * typing.
 */
const TYPING_MS = 80;

export interface SearchState {
  readonly status: "idle" | "searching" | "failed" | "done";
  readonly hits: readonly Hit[];
  readonly count: number;
  /** The first answer to the query, including everything that isn't a hit. */
  readonly answer: SearchAnswer | undefined;
  /** Loads more results and adds them to the list. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Found {
  /** The query that these results are for. The results are out of date if it differs from the current query. */
  readonly of: string;
  readonly hits: readonly Hit[];
  /** Undefined if the query failed. */
  readonly answer: SearchAnswer | undefined;
}

const NOTHING: Found = { of: "", hits: [], answer: undefined };

/**
 * Updates the rows with an answer to the same query, which was repeated because more of the index has been loaded. All
 * rows keep their targets, and rows beyond the end of the answer stay.
 */
const withTargetsOf = (shown: Found, found: Found): Found => ({
  ...found,
  hits: [...keepTargets(shown.hits, found.hits), ...shown.hits.slice(found.hits.length)],
});

async function ask(of: string, page: number): Promise<SearchAnswer> {
  const request = JSON.parse(of) as Pick<SearchRequest, "query" | "facetFilters">;
  return askWithRevert(await getSearchClient(), { ...request, page, hitsPerPage: HITS_PER_PAGE });
}

/** Searches for a query. The results of the previous query stay until the new ones arrive. */
export function useSearch({
  query,
  facetFilters = [],
}: Pick<SearchRequest, "query" | "facetFilters">): SearchState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isAsking = useRef(false);
  const of = JSON.stringify({ query, facetFilters });
  const isEmpty = query.trim() === "";

  // Sends the query when it changes. An answer that arrives after the query has changed again is ignored.
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const show = (next: Found): void => {
      if (!isCurrent) return;
      setFound((shown) => (shown.of === of ? withTargetsOf(shown, next) : next));
    };
    const timer = setTimeout(() => {
      ask(of, 0).then(
        (answer) => {
          show({ of, hits: answer.hits, answer });
        },
        () => {
          show({ ...NOTHING, of });
        },
      );
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [of, isEmpty, attempt]);

  // In the first answer, only a few pages have excerpts. Once the whole index is loaded, all pages can have one, so the
  // query is repeated.
  useEffect(() => {
    let isCurrent = true;
    void whenComplete().then(() => {
      if (isCurrent) setAttempt((current) => current + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const shown = found.hits.length;
  const loadMore = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    ask(of, Math.ceil(shown / HITS_PER_PAGE))
      .then(({ hits }) => {
        setFound((now) => (now.of === of ? { ...now, hits: [...now.hits, ...hits] } : now));
      })
      // The results and the button stay, so the reader can try again.
      .catch(() => undefined)
      .finally(() => {
        isAsking.current = false;
      });
  }, [of, shown]);
  const retry = useCallback(() => {
    setFound(NOTHING);
    setAttempt((current) => current + 1);
  }, []);

  const isCurrent = found.of === of;
  const nothing = { hits: [], count: 0, answer: undefined, loadMore, retry };
  if (isEmpty) return { ...nothing, status: "idle" };
  if (!found.answer) return { ...nothing, status: isCurrent ? "failed" : "searching" };
  const { hits, answer } = found;
  const status = !isCurrent && shown === 0 ? "searching" : "done";
  return { status, hits, answer, count: answer.count, loadMore, retry };
}
