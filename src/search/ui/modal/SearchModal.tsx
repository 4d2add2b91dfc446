import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { announce } from "../../../browser/base/announce";
import { highlightOnNextPage } from "../../../browser/search/match-highlight";
import * as labels from "../../../site/labels";
import { withBase } from "../../../site/paths/base-path";
import { settings } from "../../../site/settings";
import { whenComplete } from "../../engine/ask-worker";
import { hostedSearch } from "../../engine/client";
import { listMatchedWords } from "../../engine/hits/hit";
import { MAX_QUERY } from "../search-query";
import { SearchNotes } from "../SearchNotes";
import { type Found, createDocSearchClient } from "./docsearch-client";
import { askAgain, useModal } from "./docsearch-dom";
import { ModalHit, NewestRows } from "./ModalHit";
import type { DocSearchRecord } from "./row";
import { SearchChips } from "./SearchChips";
import { SearchFailure } from "./SearchFailure";
import { SearchFooter } from "./SearchFooter";
import { SearchStart, SearchSuggestions } from "./SearchStart";

export interface SearchModalProps {
  /** Text that the reader typed before the dialog opened. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The most rows of a list. All rows are in one group, and its order is the engine's. */
const MAX_ROWS = 20;
const NO_ROWS: Found["rows"] = [];
/**
 * The name under which DocSearch stores recent searches and favorites. DocSearch requires an index name, even though
 * DocSearch doesn't send queries to a service itself.
 */
export const INDEX_NAME = hostedSearch?.indexName ?? "celo-docs";

const openTab: NonNullable<DocSearchModalProps["navigator"]>["navigateNewTab"] = ({ itemUrl }) => {
  window.open(withBase(itemUrl), "_blank", "noopener");
};

/** Does what a row is for when the reader presses Enter: copies the value of an answer, or follows the link. */
const NAVIGATOR: DocSearchModalProps["navigator"] = {
  navigate: ({ itemUrl, item }) => {
    const row = (item as unknown as Partial<DocSearchRecord>)._snippetResult;
    const follow = (): void => {
      if (row) highlightOnNextPage(listMatchedWords(row));
      if (itemUrl.startsWith("/")) navigate(itemUrl);
      else location.assign(itemUrl);
    };
    if (row?.value === undefined) follow();
    else
      navigator.clipboard.writeText(row.value).then(() => {
        announce(labels.copied);
      }, follow);
  },
  navigateNewTab: openTab,
  navigateNewWindow: openTab,
};

/** The search dialog: DocSearch's interface, with answers from this site. */
export function SearchModal({ query, onClose }: SearchModalProps) {
  const [found, setFound] = useState<Found | undefined>();
  const [hasFailed, setHasFailed] = useState(false);
  const [kind, setKind] = useState("");
  // DocSearch needs the current limit when it sends a query, not that from when this component was rendered.
  const limit = useRef(kind);
  // oxlint-disable-next-line react/refs -- called for a query, not while this renders
  const [{ transform, repeat }] = useState(() =>
    createDocSearchClient(
      () => (limit.current === "" ? [] : [`kind:${limit.current}`]),
      (next) => {
        setHasFailed(!next);
        setFound(next);
        // DocSearch shows that there are no results, but doesn't announce it.
        if (next?.rows.length === 0) announce(labels.noResultsFound);
      },
    ),
  );
  // Many hits in the first answers have no excerpt. Once the whole index is loaded, all hits can have one.
  useEffect(() => {
    let isOpen = true;
    void whenComplete().then(() => (isOpen ? repeat() : undefined));
    return () => {
      isOpen = false;
    };
  }, [repeat]);
  const Footer = useMemo<DocSearchModalProps["resultsFooterComponent"]>(
    () =>
      function Footer({ state }) {
        const count = Number(state.context.nbHits);
        return <SearchFooter query={state.query} count={count} onFollow={onClose} />;
      },
    [onClose],
  );
  // Memoized, so that DocSearch's dialog isn't rendered again for every answer.
  const dialog = useMemo(
    () => (
      <DocSearchModal
        appId={hostedSearch?.appId ?? "embedded"}
        apiKey={hostedSearch?.publicKey ?? "embedded"}
        indexName={INDEX_NAME}
        placeholder={labels.searchPlaceholder}
        initialQuery={query.slice(0, MAX_QUERY)}
        initialScrollY={scrollY}
        maxResultsPerGroup={MAX_ROWS}
        transformSearchClient={transform}
        navigator={NAVIGATOR}
        hitComponent={ModalHit}
        resultsFooterComponent={Footer}
        getMissingResultsUrl={({ query: missed }) =>
          `${settings.newIssue}?title=${encodeURIComponent(labels.formatMissingResult(missed.trim()))}`
        }
        onClose={onClose}
      />
    ),
    [Footer, onClose, query, transform],
  );
  const places = useModal();
  return (
    <NewestRows.Provider value={found?.rows ?? NO_ROWS}>
      {dialog}
      {places &&
        createPortal(
          <>
            <SearchChips
              value={kind}
              onChange={(next) => {
                limit.current = next;
                setKind(next);
                askAgain();
              }}
            />
            {found && <SearchNotes answer={{ ...found.answer, direct: [] }} />}
          </>,
          places.head,
        )}
      {places &&
        createPortal(
          <>
            {hasFailed && <SearchFailure />}
            <SearchSuggestions onFollow={onClose} />
            <SearchStart onFollow={onClose} />
          </>,
          places.foot,
        )}
    </NewestRows.Provider>
  );
}
