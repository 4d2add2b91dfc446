import { type SyntheticEvent, useEffect, useState } from "react";
import { Icon } from "../../components/ui/Icon";
import { SearchSubmit } from "../../components/ui/SearchSubmit";
import * as labels from "../../site/labels";
import { searchedAreas, searchedKinds } from "../../site/search";
import { type SearchQuery, formatQuery, readQueryString } from "./search-query";
import { SearchChoice } from "./SearchChoice";
import * as styles from "./SearchPanel.module.css";
import { SearchResults } from "./SearchResults";
import { useIsHydrated } from "./use-is-hydrated";
import { useVersionChoice } from "./use-version-choice";

const MAX_QUERY = 64;
/** Delay between the last key and the update of the address. */
const ADDRESS_DELAY_MS = 300;

export interface SearchPanelProps {
  /** The query string of the address. */
  readonly search: string;
}

/** The search on /search: the query with its filters, which are part of the address, and the results. */
export function SearchPanel({ search }: SearchPanelProps) {
  const isHydrated = useIsHydrated();
  const shown = isHydrated ? search : "";
  // When the address changes (by a link or the back button), the panel starts again with the new query.
  return <QueryPanel key={shown} search={shown} />;
}

function QueryPanel({ search }: SearchPanelProps) {
  const [query, setQuery] = useState<SearchQuery>(() => readQueryString(search));
  const versions = useVersionChoice();
  // Shows the query in the address, without a history entry for every letter.
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = formatQuery(query);
      if (address !== formatQuery(readQueryString(location.search))) {
        history.replaceState(history.state, "", location.pathname + address);
      }
    }, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  const change = (part: Partial<SearchQuery>): void => {
    setQuery((current) => ({ ...current, ...part }));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
  };
  return (
    <div className={styles.panel} data-needs-script="">
      <form
        className={`${styles.form} ${styles.choices}`}
        action="/search"
        role="search"
        aria-label={labels.searchPage}
        onSubmit={submit}
      >
        <span className={styles.field}>
          <Icon name="search" />
          <input
            className={styles.input}
            type="search"
            name="q"
            value={query.text}
            onChange={({ target }) => {
              change({ text: target.value });
            }}
            maxLength={MAX_QUERY}
            placeholder={labels.searchPlaceholder}
            aria-label={labels.search}
            autoComplete="off"
            spellCheck={false}
          />
          <SearchSubmit />
        </span>
        <SearchChoice
          className={styles.select}
          name="area"
          label={labels.searchArea}
          all={labels.allAreas}
          value={query.area}
          choices={searchedAreas}
          onChange={(area) => {
            change({ area });
          }}
        />
        <SearchChoice
          className={styles.select}
          name="kind"
          label={labels.searchKind}
          all={labels.allKinds}
          value={query.kind}
          choices={searchedKinds}
          onChange={(kind) => {
            change({ kind });
          }}
        />
        <SearchChoice
          className={styles.select}
          name="version"
          label={labels.searchVersion}
          all={labels.allVersions}
          value={query.version}
          choices={versions.map(({ name, label }) => ({ id: name, label }))}
          onChange={(version) => {
            change({ version });
          }}
        />
      </form>
      <SearchResults query={query} />
    </div>
  );
}
