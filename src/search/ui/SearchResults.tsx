import { useEffect, useRef } from "react";
import { highlightOnNextPage } from "../../browser/search/match-highlight";
import * as labels from "../../site/labels";
import { isDevelopmentIndex } from "../engine/ask-worker";
import type { SearchHit } from "../engine/hits/hit";
import { listMatchedWords } from "../engine/hits/matched-words";
import { splitMarks, toLocalUrl } from "../engine/hits/safe-hit";
import { HitIcon, kindOfHit } from "./modal/HitIcon";
import type { SearchQuery } from "./search-query";
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
  const { status, hits, count, answer, loadMore, retry } = useSearch(query);
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
            <Result key={hit.objectID} hit={hit} />
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

function Result({ hit }: { readonly hit: SearchHit }) {
  const url = toLocalUrl(hit.url);
  if (url === undefined) return null;
  const { hierarchy } = hit;
  const marked = hit._highlightResult?.hierarchy;
  const levels = (["lvl1", "lvl2", "lvl3"] as const).filter((level) => hierarchy[level]);
  const title = levels.at(-1) ?? "lvl1";
  const trail = ["lvl0" as const, ...levels.slice(0, -1)].map((level) => hierarchy[level]);
  return (
    <li className={styles.result}>
      <p className={styles.trail}>
        <HitIcon kind={kindOfHit(hit)} />
        {trail.join(" › ")}
        {hit.hasEnded === true && <span className="search-ended">{labels.ended}</span>}
      </p>
      <h2 className={styles.title}>
        <a
          className={styles.link}
          href={url}
          onClick={() => {
            highlightOnNextPage(listMatchedWords(hit));
          }}
        >
          <Marked text={marked?.[title]?.value ?? hierarchy[title] ?? ""} />
        </a>
      </h2>
      <p className={styles.excerpt}>
        <Marked text={hit._snippetResult?.content?.value ?? hit.content ?? ""} />
      </p>
    </li>
  );
}

/** Shows a text with its matches marked. */
function Marked({ text }: { readonly text: string }) {
  return splitMarks(text).map((piece, at) =>
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  );
}
