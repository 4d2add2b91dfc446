import { useCallback, useEffect, useRef, useState } from "react";
import { settings } from "../../site/settings";
import { whenComplete } from "../engine/ask-worker";
import { getSearchClient } from "../engine/client";
import type { SearchAnswer, SearchHit } from "../engine/hits/hit";
import { keepTargets } from "../engine/hits/keep-targets";
import { askWithRevert } from "./answer-revert";
import { type SearchQuery, formatQuery } from "./search-query";

const HITS_PER_PAGE = 20;
/**
 * Delay between a keypress and sending the query: longer than the time between two keypresses, shorter than a pause in
 * typing.
 */
const TYPING_MS = 80;

export interface SearchState {
  readonly status: "idle" | "searching" | "failed" | "done";
  readonly hits: readonly SearchHit[];
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
  readonly hasFailed: boolean;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly answer: SearchAnswer | undefined;
}

const NOTHING: Found = { of: "", hasFailed: false, hits: [], count: 0, answer: undefined };

/**
 * Updates the rows with an answer to the same query, which was repeated because more of the index has been loaded. All
 * rows keep their targets, and rows beyond the end of the answer stay.
 */
const withTargetsOf = (shown: Found, answer: Found): Found => ({
  ...answer,
  hits: [...keepTargets(shown.hits, answer.hits), ...shown.hits.slice(answer.hits.length)],
});

async function ask({ text, area, kind, version }: SearchQuery, page: number) {
  const client = await getSearchClient();
  return askWithRevert(client, {
    query: text,
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: [
      `language:${settings.locale.code}`,
      ...(area === "" ? [] : [`area:${area}`]),
      ...(kind === "" ? [] : [`kind:${kind}`]),
      ...(version === "" ? [] : [`version:${version}`]),
    ],
  });
}

/** Searches for a query. The results of the previous query stay until the new ones arrive. */
export function useSearch({ text, area, kind, version }: SearchQuery): SearchState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isAsking = useRef(false);
  const of = formatQuery({ text, area, kind, version });
  const isEmpty = text.trim() === "";

  // Sends the query when it changes. An answer that arrives after the query has changed again is ignored.
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const show = (answer: Found): void => {
      if (!isCurrent) return;
      setFound((shown) => (shown.of === of ? withTargetsOf(shown, answer) : answer));
    };
    const timer = setTimeout(() => {
      ask({ text, area, kind, version }, 0).then(
        (answer) => {
          show({ of, hasFailed: false, hits: answer.hits, count: answer.nbHits, answer });
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
  }, [of, text, area, kind, version, isEmpty, attempt]);

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
    ask({ text, area, kind, version }, Math.ceil(shown / HITS_PER_PAGE))
      .then(({ hits }) => {
        setFound((now) => (now.of === of ? { ...now, hits: [...now.hits, ...hits] } : now));
      })
      // The results and the button stay, so the reader can try again.
      .catch(() => undefined)
      .finally(() => {
        isAsking.current = false;
      });
  }, [of, text, area, kind, version, shown]);
  const retry = useCallback(() => {
    setFound(NOTHING);
    setAttempt((current) => current + 1);
  }, []);

  const isOutdated = found.of !== of;
  if (isEmpty) return { status: "idle", hits: [], count: 0, answer: undefined, loadMore, retry };
  if (found.hasFailed && !isOutdated) {
    return { status: "failed", hits: [], count: 0, answer: undefined, loadMore, retry };
  }
  const isWaiting = isOutdated && shown === 0;
  const { hits, count, answer } = found;
  return { status: isWaiting ? "searching" : "done", hits, count, answer, loadMore, retry };
}
