import { useEffect, useRef } from "react";
import { highlightOnNextPage } from "../../browser/search/match-highlight";
import * as labels from "../../site/labels";
import { isDevelopmentIndex } from "../engine/ask-worker";
import { type Hit, listMatchedWords, toText } from "../engine/hits/hit";
import { HitIcon, kindOfHit } from "./rows/HitIcon";
import { Marked } from "./rows/Marked";
import { type SearchQuery, listFilters } from "./search-query";
import { addSearchStyles } from "./search-styles";
import { SearchNotes } from "./SearchNotes";
import * as styles from "./SearchResults.module.css";
import { useSearch } from "./use-search";

export interface SearchResultsProps {
  readonly query: SearchQuery;
  /** Repeats the query without its limits; absent if it has none. */
  readonly onWiden?: () => void;
}

/** Shows the results of a query. More results load when the reader reaches the end. */
export function SearchResults({ query, onWiden }: SearchResultsProps) {
  const { status, hits, count, answer, loadMore, retry } = useSearch({
    query: query.text,
    facetFilters: listFilters(query),
  });
  const more = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const hasNone = status === "done" && count === 0;
  const hasMore = hits.length < count;
  // Loads more results when the button scrolls into view. Readers who don't scroll can press it.
  useEffect(() => {
    const button = more.current;
    if (!button) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: "200px" },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  }, [hits.length, hasMore, loadMore]);
  // Both of these buttons disappear once they are pressed, and the focus would be lost.
  const focusMessageAnd = (act: () => void) => (): void => {
    message.current?.focus();
    act();
  };
  // These styles also color the marks on the page that a result links to.
  useEffect(addSearchStyles, []);
  return (
    <>
      <p
        ref={message}
        className={`${styles.status} ${hasNone ? styles.noResult : ""}`}
        role="status"
        tabIndex={-1}
      >
        {toMessage(status, count, query.text)}
      </p>
      {hasNone && onWiden && (
        <button
          type="button"
          className={`text-link ${styles.widen}`}
          onClick={focusMessageAnd(onWiden)}
        >
          {labels.searchAll}
        </button>
      )}
      {status === "failed" && (
        <div className={styles.failed}>
          <p>{labels.searchFailedHelp}</p>
          <button type="button" className={styles.more} onClick={focusMessageAnd(retry)}>
            {labels.retry}
          </button>
        </div>
      )}
      {answer && <SearchNotes answer={answer} />}
      {isDevelopmentIndex() && hits.length > 0 && <p>{labels.developmentIndex}</p>}
      {hits.length > 0 && (
        <ol className={styles.list} role="list">
          {hits.map((hit) => (
            <Result key={hit.path} hit={hit} />
          ))}
        </ol>
      )}
      {hasMore && hits.length > 0 && (
        <button type="button" ref={more} className={styles.more} onClick={loadMore}>
          {labels.moreResults}
        </button>
      )}
    </>
  );
}

function toMessage(
  status: ReturnType<typeof useSearch>["status"],
  count: number,
  text: string,
): string {
  switch (status) {
    case "idle":
      return labels.noQuery;
    case "searching":
      return labels.searching;
    case "failed":
      return labels.searchFailed;
    case "done":
      return count === 0
        ? `${labels.noResultsFound} — "${text.trim()}"`
        : labels.formatDocumentCount(count);
  }
}

function Result({ hit }: { readonly hit: Hit }) {
  const { path, titles, excerpt, area, hasEnded } = hit;
  const trail = [area, ...titles.slice(0, -1).map(toText)];
  return (
    <li className={styles.result}>
      <p className={styles.trail}>
        <HitIcon kind={kindOfHit(hit)} />
        {trail.join(" › ")}
        {hasEnded && <span className="search-ended">{labels.ended}</span>}
      </p>
      <h2 className={styles.title}>
        <a
          className={styles.link}
          href={path}
          onClick={() => {
            highlightOnNextPage(listMatchedWords(hit));
          }}
        >
          <Marked pieces={titles.at(-1) ?? []} />
        </a>
      </h2>
      <p className={styles.excerpt}>
        <Marked pieces={excerpt} />
      </p>
    </li>
  );
}
