import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";
import { useLayoutEffect, useMemo } from "react";
import { highlightOnNextPage } from "../../browser/match-highlight";
import { getSearchClient, hostedSearch } from "../../browser/search/client";
import { contextOf } from "../../browser/search/context";
import type { SearchHit, SearchRequest } from "../../browser/search/hit";
import { listMatchedWords } from "../../browser/search/matched-words";
import { toSafeHit } from "../../browser/search/safe-hit";
import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import { amendRoles } from "./modal-roles";
import { SearchFooter } from "./SearchFooter";

export interface SearchModalProps {
  /** What the reader has typed so far. */
  readonly query: string;
  readonly onClose: () => void;
}

const MAX_QUERY = 64;
const MAX_HITS_PER_GROUP = 5;
/** DocSearch keeps recent searches and favourites under this name; it wants an application and a key even when it asks neither. */
const INDEX_NAME = hostedSearch?.indexName ?? "celo-docs";

/** DocSearch's own client, of which it calls but one method. */
type Client = Parameters<NonNullable<DocSearchModalProps["transformSearchClient"]>>[0];

/** DocSearch's query as the site's search answers it, whichever of the two that is. */
function useOwnSearch(path: string): (client: Client) => Client {
  return useMemo(() => {
    const search = async ({ requests }: { readonly requests: readonly SearchRequest[] }) => {
      const client = await getSearchClient();
      const answers = await Promise.all(
        requests.map(({ query, hitsPerPage }) =>
          client.search({ query, ...(hitsPerPage && { hitsPerPage }), ...contextOf(path) }),
        ),
      );
      return {
        results: answers.map((answer) => ({
          ...answer,
          hits: answer.hits.flatMap((hit) => toSafeHit(hit) ?? []),
        })),
      };
    };
    // Algolia's type is that of its whole service; DocSearch reads `hits` and `nbHits`.
    return (client) => ({ ...client, search: search as unknown as Client["search"] });
  }, [path]);
}

type HitComponent = NonNullable<DocSearchModalProps["hitComponent"]>;

/** A result as a link, so that it opens in a new tab too; following it marks on the page what was found. */
const Hit: HitComponent = ({ hit, children }) => (
  // A row of the grid of results has one cell: see modal-roles.ts.
  <div role="gridcell">
    <a
      href={hit.url}
      onClick={() => {
        highlightOnNextPage(listMatchedWords(hit as unknown as SearchHit));
      }}
    >
      {children}
    </a>
  </div>
);

/** The search: DocSearch's interface on the site's own answers. */
export function SearchModal({ query, onClose }: SearchModalProps) {
  const path = location.pathname;
  const transformSearchClient = useOwnSearch(path);
  const navigator = useMemo<DocSearchModalProps["navigator"]>(
    () => ({
      navigate: ({ itemUrl, item }) => {
        highlightOnNextPage(listMatchedWords(item as unknown as SearchHit));
        if (itemUrl.startsWith("/")) {
          navigate(itemUrl);
        } else {
          location.assign(itemUrl);
        }
      },
      navigateNewTab: ({ itemUrl }) => {
        window.open(itemUrl, "_blank", "noopener");
      },
      navigateNewWindow: ({ itemUrl }) => {
        window.open(itemUrl, "_blank", "noopener");
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
  // Keeps the roles of DocSearch's elements as they should be, while it makes new ones.
  useLayoutEffect(amendRoles, []);
  return (
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
      hitComponent={Hit}
      resultsFooterComponent={Footer}
      getMissingResultsUrl={({ query: missed }) =>
        `${settings.newIssue}?title=${encodeURIComponent(labels.formatMissingResult(missed))}`
      }
      onClose={onClose}
    />
  );
}
