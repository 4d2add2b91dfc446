import { type SyntheticEvent, useEffect, useState } from "react";
import { FilterColumns } from "../../components/ui/FilterColumns";
import { FilterForm } from "../../components/ui/FilterForm";
import { Icon } from "../../components/ui/Icon";
import { SearchSubmit } from "../../components/ui/SearchSubmit";
import * as labels from "../../site/labels";
import { searchedAreas, searchedKinds } from "../../site/search";
import { MAX_QUERY, type SearchQuery, formatQuery, readQueryString } from "./search-query";
import { SearchChoice } from "./SearchChoice";
import * as styles from "./SearchPanel.module.css";
import { SearchResults } from "./SearchResults";
import { useIsHydrated } from "./use-is-hydrated";
import { useVersionChoice } from "./use-version-choice";

/** Delay between the last keypress and the update of the page's address. */
const ADDRESS_DELAY_MS = 300;

export interface SearchPanelProps {
  /** The query string in the page's address. */
  readonly search: string;
}

/** The search on the page /search: a query with filters, which are also in the page's address, and the results. */
export function SearchPanel({ search }: SearchPanelProps) {
  const isHydrated = useIsHydrated();
  const shown = isHydrated ? search : "";
  // If the address changes because of a link or the back button, the panel starts over with the new query.
  return <QueryPanel key={shown} search={shown} />;
}

function QueryPanel({ search }: SearchPanelProps) {
  const [query, setQuery] = useState<SearchQuery>(() => readQueryString(search));
  const versions = useVersionChoice();
  // Writes the query into the address without adding a history entry for every letter.
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
  const isLimited = query.area !== "" || query.kind !== "" || query.version !== "";
  const [isOpen] = useState(isLimited);
  return (
    <div className={styles.panel} data-needs-script="">
      <FilterColumns
        filter={
          <FilterForm
            action="/search"
            role="search"
            aria-label={labels.searchPage}
            onSubmit={submit}
            isOpen={isOpen}
            field={<SearchField text={query.text} onChange={change} />}
          >
            <SearchChoice
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
              name="kind"
              label={labels.searchKind}
              all={labels.allKinds}
              value={query.kind}
              choices={searchedKinds}
              onChange={(kind) => {
                change({ kind });
              }}
            />
            {versions.length > 1 && (
              <SearchChoice
                name="version"
                label={labels.searchVersion}
                all={labels.allVersions}
                value={query.version}
                choices={versions.map(({ name, label }) => ({ id: name, label }))}
                onChange={(version) => {
                  change({ version });
                }}
              />
            )}
          </FilterForm>
        }
      >
        <div className={styles.results}>
          <SearchResults
            query={query}
            {...(isLimited && {
              onWiden: () => {
                change({ area: "", kind: "", version: "" });
              },
            })}
          />
        </div>
      </FilterColumns>
    </div>
  );
}

interface SearchFieldProps {
  readonly text: string;
  readonly onChange: (part: Pick<SearchQuery, "text">) => void;
}

function SearchField({ text, onChange }: SearchFieldProps) {
  return (
    <span className={styles.field}>
      <Icon name="search" />
      <input
        className={styles.input}
        type="search"
        name="q"
        value={text}
        onChange={({ target }) => {
          onChange({ text: target.value });
        }}
        maxLength={MAX_QUERY}
        placeholder={labels.searchPlaceholder}
        aria-label={labels.search}
        autoComplete="off"
        spellCheck={false}
      />
      <SearchSubmit />
    </span>
  );
}
