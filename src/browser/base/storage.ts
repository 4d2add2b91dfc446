/*
 * All values that this site reads from a reader's storage. Other programs on the same origin, extensions and readers
 * can change these values, so invalid ones are dropped.
 *
 *   local    theme, sidebar, announcement, version.default, tabs.<group>,
 *            one word, id or name; unknown values are ignored
 *   local    value.<NAME>                                                      widgets/own-values.ts
 *   local    __DOCSEARCH_RECENT_SEARCHES__…, __DOCSEARCH_FAVORITE_SEARCHES__…  search/ui/modal/stored-searches.ts
 *   session  scroll                                                            scroll-positions.ts
 *   session  reloaded-for                                                      reload-once.ts
 *   session  gatsby-reload-compilation-hash-match                              Gatsby compares it with "1"
 *   history  state.key                                                         history-entries.ts
 */

/** Default check: the value must be a short choice, name or id on one line. */
const NAME = /^\P{C}{1,99}$/u;

/**
 * Returns a stored value; null if there is none or storage is blocked. An invalid value is removed and counts as
 * missing.
 * @param open Returns the storage. It is a function because reading `window.localStorage` throws with some privacy
 * settings.
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
