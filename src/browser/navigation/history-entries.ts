/** The way in which the reader reached the current page. */
export type NavigationAction = "POP" | "PUSH" | "REPLACE";

/** Creates a history entry's key: six random letters and digits. */
const createEntryKey = (): string =>
  Array.from({ length: 6 }, () => Math.trunc(Math.random() * 36).toString(36)).join("");

const keyOf = (state: unknown): string => (state as { key?: string } | null)?.key ?? "";

/** Returns the key of the current entry. */
export const readEntryKey = (): string => keyOf(history.state);

/**
 * Returns POP after the reader went back or forward or entered the site, PUSH for a new entry, and REPLACE for a
 * replaced one.
 */
export const readAction = (): NavigationAction =>
  document.documentElement.dataset.navigation as NavigationAction;

function setAction(action: NavigationAction): void {
  document.documentElement.dataset.navigation = action;
}

/**
 * Gives every history entry a key, and records how it was created. Gatsby's router uses the time as the key and reports
 * every entry as PUSH, so this wraps the two methods of `history` that create entries. `onLeave` is called before the
 * old page's scroll position changes.
 */
export function watchHistory(onLeave: () => void): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state: object | null, _, url) => {
    onLeave();
    push({ ...state, key: createEntryKey() }, "", url);
    setAction("PUSH");
  };
  history.replaceState = (state: object | null, _, url) => {
    replace({ ...state, key: readEntryKey() || createEntryKey() }, "", url);
    setAction("REPLACE");
  };
  addEventListener("popstate", ({ state }) => {
    onLeave();
    // The browser itself creates an entry without a key, for a link to a heading on the same page.
    const isNew = keyOf(state) === "";
    if (isNew) replace({ key: createEntryKey() }, "");
    setAction(isNew ? "PUSH" : "POP");
  });
  if (readEntryKey() === "") replace({ key: createEntryKey() }, "");
  setAction("POP");
}
