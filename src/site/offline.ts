/**
 * Whether browsers keep the pages a reader has seen, and the search, for when there is no network. Switched off, the
 * next visit removes the worker and everything it has saved.
 */
export const KEEPS_PAGES_OFFLINE = true as boolean;
