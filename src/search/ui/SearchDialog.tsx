import {
  Fragment,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { highlightOnNextPage } from "../../browser/search/match-highlight";
import { Icon } from "../../components/ui/Icon";
import * as labels from "../../site/labels";
import { listLimits } from "../engine/context";
import { listMatchedWords, toText } from "../engine/hits/hit";
import { NoResults } from "./NoResults";
import { type Row, listRows, toStoredRow } from "./rows/row";
import { SearchRow } from "./rows/SearchRow";
import { MAX_QUERY } from "./search-query";
import { SearchChips } from "./SearchChips";
import { SearchFooter } from "./SearchFooter";
import { SearchNotes } from "./SearchNotes";
import { SearchStart } from "./SearchStart";
import { addSearch, readSearches, removeSearch } from "./stored-searches";
import { useSearch } from "./use-search";

export interface SearchDialogProps {
  /** Text that the reader typed before the dialog opened. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The search dialog: a combobox (https://www.w3.org/TR/wai-aria-1.2/#combobox) with the results as a tree. */
export function SearchDialog({ query: typed, onClose }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  const [query, setQuery] = useState(typed.slice(0, MAX_QUERY));
  const [kind, setKind] = useState("");
  const [active, setActive] = useState(0);
  const [stored, setStored] = useState(readSearches);
  const [limits] = useState(listLimits);
  const [copied, setCopied] = useState("");
  const facetFilters = kind === "" ? limits : [...limits, `kind:${kind}`];
  const { status, hits, isCurrent, count, answer, retry } = useSearch({ query, facetFilters });
  useLayoutEffect(() => {
    dialog.current?.showModal(); // Also moves the focus to its first element, the input.
    input.current?.setSelectionRange(MAX_QUERY, MAX_QUERY);
  }, []);

  // Memoized, so that rows that stay the same aren't rendered again for each key.
  const groups = useMemo(
    () =>
      status === "idle"
        ? listStored(stored)
        : [{ title: "", rows: listRows(answer?.direct ?? [], hits) }].filter(
            ({ rows: own }) => own.length > 0,
          ),
    [status, stored, answer, hits],
  );
  const rows = groups.flatMap((group) => group.rows);
  const selected = Math.min(active, rows.length - 1);
  const idOf = (at: number): string => `${id}-${at}`;
  useEffect(() => {
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: "nearest" });
  }, [id, selected]);

  const change = (next: string): void => {
    setQuery(next);
    setActive(0);
    setCopied("");
    isEntered.current = false;
  };
  // Deferred, because the browser doesn't follow a link that has left the page.
  const close = useCallback(() => void setTimeout(onClose), [onClose]);
  const follow = useCallback(
    (row: Row): void => {
      highlightOnNextPage(listMatchedWords(row));
      if (row.value === undefined && row.href.startsWith("/")) addSearch("recent", toStored(row));
      close();
    },
    [close],
  );
  const save = useCallback((row: Row): void => {
    addSearch("favorite", toStored(row));
    setStored(readSearches());
  }, []);
  const remove = useCallback(({ list, href }: Row): void => {
    if (list) removeSearch(list, href);
    setStored(readSearches());
  }, []);
  /** Does what the selected row is for: follows it, or copies its value. */
  const choose = (keys: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey">): void => {
    const row = rows[selected];
    const link = document.getElementById(idOf(selected))?.querySelector("a");
    const { ctrlKey, metaKey, shiftKey } = keys;
    const click = new MouseEvent("click", {
      ...{ bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey },
    });
    if (row?.value === undefined) link?.dispatchEvent(click);
    else
      navigator.clipboard.writeText(row.value).then(
        () => {
          setCopied(labels.copied);
        },
        () => link?.dispatchEvent(click),
      );
  };
  const pressKey = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.nativeEvent.isComposing || (step === 0 && event.key !== "Enter")) return;
    event.preventDefault();
    if (step === 0 && !isCurrent && status !== "idle") isEntered.current = true;
    else if (step === 0) choose(event);
    else if (rows.length > 0) setActive((selected + step + rows.length) % rows.length);
  };

  // Enter that was pressed before the answer came is for the answer, not for the rows of the previous query.
  useEffect(() => {
    if (!isCurrent || !isEntered.current) return;
    isEntered.current = false;
    choose({ ctrlKey: false, metaKey: false, shiftKey: false });
  });

  const hasNone = status === "done" && rows.length === 0;
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={labels.searchPage}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose(); // The backdrop.
      }}
      onKeyDown={(event) => {
        const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
        // In a search field, the browser's Escape only clears the text.
        if (!isShortcut && event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="search-box">
        <div className="search-head" data-status={status}>
          <Icon name="search" />
          <input
            ref={input}
            className="search-input"
            type="search"
            role="combobox"
            aria-label={labels.searchPage}
            aria-autocomplete="list"
            aria-haspopup="tree"
            aria-expanded={rows.length > 0}
            aria-controls={rows.length > 0 ? `${id}-rows` : undefined}
            aria-activedescendant={rows.length > 0 ? idOf(selected) : undefined}
            placeholder={labels.searchPlaceholder}
            maxLength={MAX_QUERY}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={({ target }) => {
              change(target.value);
            }}
            onKeyDown={pressKey}
          />
          <button type="button" className="search-close" onClick={onClose}>
            {labels.close}
          </button>
        </div>
        <SearchChips
          value={kind}
          onChange={(next) => {
            setKind(next);
            setActive(0);
          }}
        />
        <p className="visually-hidden" role="status">
          {copied ||
            (hasNone
              ? labels.noResultsFound
              : status === "done"
                ? labels.formatDocumentCount(count)
                : "")}
        </p>
        <div className="search-body">
          {status === "failed" && (
            <div className="search-message" role="alert">
              <p className="search-message-title">{labels.searchFailed}</p>
              <p>{labels.searchFailedHelp}</p>
              <button type="button" className="button" onClick={retry}>
                {labels.retry}
              </button>
            </div>
          )}
          {status === "searching" && <div className="search-wait" />}
          {answer && <SearchNotes answer={{ ...answer, direct: [] }} />}
          {hasNone && <NoResults query={query.trim()} onTry={change} />}
          <div id={`${id}-rows`}>
            {groups.map((group) => (
              <Fragment key={group.title}>
                {group.title !== "" && <p className="search-group">{group.title}</p>}
                <ul role="tree" aria-label={group.title || labels.searchPage}>
                  {group.rows.map((row) => (
                    <SearchRow
                      key={row.href + toText(row.titles.at(-1) ?? [])}
                      id={idOf(rows.indexOf(row))}
                      row={row}
                      isActive={row === rows[selected]}
                      onFollow={follow}
                      onSave={save}
                      onRemove={remove}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
          {status === "idle" && <SearchStart onFollow={close} />}
        </div>
        {count > 0 && <SearchFooter query={query} count={count} onFollow={close} />}
      </div>
    </dialog>
  );
}

const toStored = ({ href, titles, area }: Row) => ({
  ...{ path: href, area },
  title: toText(titles.at(-1) ?? []),
});

const listStored = ({ recent, favorite }: ReturnType<typeof readSearches>) =>
  [
    { title: labels.recentSearches, rows: recent.map((one) => toStoredRow(one, "recent")) },
    { title: labels.favoriteSearches, rows: favorite.map((one) => toStoredRow(one, "favorite")) },
  ].filter(({ rows }) => rows.length > 0);
