/*
 * Everything this site reads from a reader's storage. Other programs of the same origin, extensions and readers write
 * there too, so what is not valid is dropped.
 *
 *   local    theme, sidebar, announcement, version.default,
 *            one of the words, ids and names that the page knows, else as if there were none
 *   local    __DOCSEARCH_RECENT_SEARCHES__…, __DOCSEARCH_FAVORITE_SEARCHES__…  search/ui/stored-searches.ts
 *   session  scroll                                                            scroll-positions.ts
 *   session  reloaded-for                                                      reload-once.ts
 *   session  gatsby-reload-compilation-hash-match                              Gatsby compares it with "1"
 *   history  state.key                                                         history-entries.ts
 */

/** A text that may be kept: a choice, a name or an id of ours, of one line, unless something else is said. */
const NAME = /^\P{C}{1,99}$/u;

/**
 * Reads a text if it is valid, and drops it if it is not; null when there is none, or storage is blocked.
 * @param open Names the storage: a privacy setting throws on the mere mention of it.
 */
export function readStored(
  key: string,
  isValid = (value: string): boolean => NAME.test(value),
  open = (): Storage => localStorage,
): string | null {
  try {
    const value = open().getItem(key);
    if (value === null || isValid(value)) return value;
    open().removeItem(key);
  } catch {
    // As if there were nothing.
  }
  return null;
}

/** Keeps `value` under `key`; null forgets the key. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
