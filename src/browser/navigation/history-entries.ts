/** The way in which the reader reached the current page. */
export type NavigationAction = "POP" | "PUSH" | "REPLACE";

const KEY_LENGTH = 6;
const KEY = new RegExp(`^[a-z0-9]{${KEY_LENGTH}}$`);

/** Creates a history entry's key: six random letters and digits. */
export function createEntryKey(): string {
  return Array.from({ length: KEY_LENGTH }, () => Math.trunc(Math.random() * 36).toString(36)).join(
    "",
  );
}

let action: NavigationAction = "POP";

/**
 * Returns POP after the reader went back or forward or entered the site, PUSH for a new entry, and REPLACE for a
 * replaced one.
 */
export const readAction = (): NavigationAction => action;

/** Mirrors the action in an attribute of `<html>`, for styles and tests. */
function setAction(value: NavigationAction): void {
  action = value;
  document.documentElement.dataset.navigation = value;
}

export const isEntryKey = (key: unknown): key is string => typeof key === "string" && KEY.test(key);

const keyOf = (state: unknown): string | undefined => {
  const key = (state as { key?: unknown } | null)?.key;
  return isEntryKey(key) ? key : undefined;
};

/** Returns the key of the current entry. */
export const readEntryKey = (): string => keyOf(history.state) ?? "";

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
    // For a new entry, the router passes the time as the key. That isn't a valid key here, so the entry gets a new
    // one. Other callers keep the entry's key.
    const isRouters = typeof state === "object" && state !== null && "key" in state;
    const key = isRouters ? keyOf(state) : keyOf(history.state);
    replace({ ...state, key: key ?? createEntryKey() }, "", url);
    setAction("REPLACE");
  };
  addEventListener("popstate", ({ state }) => {
    onLeave();
    const isKnown = keyOf(state) !== undefined;
    setAction(isKnown ? "POP" : "PUSH");
    // The browser itself created this entry, for a link to a heading on the same page.
    if (!isKnown) replace({ key: createEntryKey() }, "");
  });
  setAction("POP");
  if (readEntryKey() === "") replace({ key: createEntryKey() }, "");
}
