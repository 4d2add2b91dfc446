import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import "../../browser/base/inert-html";
import { announce } from "../../browser/base/announce";
import { highlightOnNextPage } from "../../browser/search/match-highlight";
import * as labels from "../../site/labels";
import { withBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import { whenComplete } from "../engine/ask-worker";
import { hostedSearch } from "../engine/client";
import type { SearchAnswer } from "../engine/hits/hit";
import { listMatchedWords } from "../engine/hits/matched-words";
import { createDocSearchClient } from "./docsearch-client";
import { copyAnswer, isAnswerHit } from "./modal/answer-hits";
import { askAgain, askAgainWhenQuiet } from "./modal/ask-again";
import { amendRoles } from "./modal/modal-roles";
import { ModalHit } from "./modal/ModalHit";
import { SearchFailure } from "./modal/SearchFailure";
import { SearchFooter } from "./modal/SearchFooter";
import { type SearchFilters, SearchHead } from "./modal/SearchHead";
import { SearchStart } from "./modal/SearchStart";

export interface SearchModalProps {
  /** Text that the reader typed before the dialog opened. */
  readonly query: string;
  readonly onClose: () => void;
}

const MAX_QUERY = 64;
const MAX_HITS_PER_GROUP = 5;
/**
 * The name under which DocSearch stores recent searches and favorites. DocSearch requires an index name, even though
 * DocSearch doesn't send queries to a service itself.
 */
export const INDEX_NAME = hostedSearch?.indexName ?? "celo-docs";

const listFilters = (filters: SearchFilters): string[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    value === "" ? [] : [`${name}:${String(value)}`],
  );

/** The search dialog: DocSearch's interface, with answers from this site. */
export function SearchModal({ query, onClose }: SearchModalProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [filters, setFilters] = useState<SearchFilters>({ area: "", kind: "" });
  // DocSearch needs the current limits when it sends a query, not those from when this component was rendered.
  const limits = useRef(filters);
  // oxlint-disable-next-line react/refs -- called for a query, not while this renders
  const [transformSearchClient] = useState(() =>
    createDocSearchClient(
      () => listFilters(limits.current),
      (found) => {
        setHasFailed(!found);
        setAnswer(found);
        // DocSearch shows that there are no results, but doesn't announce it.
        if (found?.nbHits === 0 && found.direct.length === 0) announce(labels.noResultsFound);
      },
    ),
  );
  const changeFilters = (next: SearchFilters): void => {
    limits.current = next;
    setFilters(next);
    askAgain();
  };
  const navigator = useMemo<DocSearchModalProps["navigator"]>(
    () => ({
      navigate: ({ itemUrl, item }) => {
        const follow = (): void => {
          highlightOnNextPage(listMatchedWords(item));
          if (itemUrl.startsWith("/")) navigate(itemUrl);
          else location.assign(itemUrl);
        };
        if (isAnswerHit(item) && item.answer.value !== undefined)
          void copyAnswer(item.answer.value).catch(follow);
        else follow();
      },
      navigateNewTab: ({ itemUrl }) => {
        window.open(withBase(itemUrl), "_blank", "noopener");
      },
      navigateNewWindow: ({ itemUrl }) => {
        window.open(withBase(itemUrl), "_blank", "noopener");
      },
    }),
    [],
  );
  const Footer = useMemo<DocSearchModalProps["resultsFooterComponent"]>(
    () =>
      function Footer({ state }) {
        return (
          <SearchFooter
            query={state.query}
            count={Number(state.context.nbHits)}
            onClose={onClose}
          />
        );
      },
    [onClose],
  );
  // Many hits in the first answers have no excerpt. Once the whole index is loaded, all hits can have one, so the
  // query is repeated.
  useEffect(() => askAgainWhenQuiet(whenComplete()), []);
  // Corrects the roles of DocSearch's elements, including those that it adds later.
  useLayoutEffect(amendRoles, []);
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
        maxResultsPerGroup={MAX_HITS_PER_GROUP}
        transformSearchClient={transformSearchClient}
        navigator={navigator}
        hitComponent={ModalHit}
        resultsFooterComponent={Footer}
        getMissingResultsUrl={({ query: missed }) =>
          `${settings.newIssue}?title=${encodeURIComponent(labels.formatMissingResult(missed.trim()))}`
        }
        onClose={onClose}
      />
    ),
    [Footer, navigator, onClose, query, transformSearchClient],
  );
  return (
    <>
      {dialog}
      <SearchHead answer={answer} filters={filters} onFilter={changeFilters} />
      <SearchStart onFollow={onClose} />
      {hasFailed && <SearchFailure />}
    </>
  );
}
