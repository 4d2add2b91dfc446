import { useCallback, useEffect, useRef, useState } from "react";
import { settings } from "../../site/settings";
import { whenComplete } from "../engine/ask-worker";
import { getSearchClient } from "../engine/client";
import type { SearchAnswer, SearchHit } from "../engine/hits/hit";
import { type SearchQuery, formatQuery } from "./search-query";

const HITS_PER_PAGE = 20;
/** Shorter than a pause between two thoughts, longer than between two keys. */
const TYPING_MS = 80;

export interface SearchState {
  readonly status: "idle" | "searching" | "failed" | "done";
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** The first answer, for what it says besides its hits. */
  readonly answer: SearchAnswer | undefined;
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
  readonly answer: SearchAnswer | undefined;
}

const NOTHING: Found = { of: "", hasFailed: false, hits: [], count: 0, answer: undefined };

async function ask({ text, area, kind, version }: SearchQuery, page: number) {
  const client = await getSearchClient();
  return client.search({
    query: text,
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: [
      `language:${settings.defaultLocale}`,
      ...(area === "" ? [] : [`area:${area}`]),
      ...(kind === "" ? [] : [`kind:${kind}`]),
      ...(version === "" ? [] : [`version:${version}`]),
    ],
  });
}

/** What a query finds, as it comes; results of an earlier query stay until those of the new one are there. */
export function useSearch({ text, area, kind, version }: SearchQuery): SearchState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isAsking = useRef(false);
  const of = formatQuery({ text, area, kind, version });
  const isEmpty = text.trim() === "";

  // Asks anew when the query changes; an answer that comes after the next question is not shown.
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const show = (answer: Found): void => {
      if (isCurrent) setFound(answer);
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

  // The first answer shows excerpts of a few pages; once the whole index is here, of all.
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
      // Those that are there stay; the button is still there for another try.
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
