/*
 * All values that this site reads from a reader's storage. Other programs of the same origin, extensions and readers
 * write there too, so invalid values are dropped.
 *
 *   local    theme, sidebar, announcement, version.default,
 *            one word, id or name; unknown values are ignored
 *   local    __DOCSEARCH_RECENT_SEARCHES__…, __DOCSEARCH_FAVORITE_SEARCHES__…  search/ui/stored-searches.ts
 *   session  scroll                                                            scroll-positions.ts
 *   session  reloaded-for                                                      reload-once.ts
 *   session  gatsby-reload-compilation-hash-match                              Gatsby compares it with "1"
 *   history  state.key                                                         history-entries.ts
 */

/** Default check: the value is a short choice, name or id on one line. */
const NAME = /^\P{C}{1,99}$/u;

/**
 * Returns a stored value, and removes it if it is invalid. Null if there is no value or storage is blocked.
 * @param open Returns the storage: with some privacy settings, reading `window.localStorage` throws.
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
    // Blocked storage is treated as empty.
  }
  return null;
}

/** Stores `value` under `key`; null removes the key. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the choice only lasts until the page is closed.
  }
}
