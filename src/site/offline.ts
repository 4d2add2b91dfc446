/**
 * True if browsers save the pages that a reader has seen, and the search, for offline use. After it is switched off, a
 * reader's next visit removes the service worker and everything it has saved.
 */
export const KEEPS_PAGES_OFFLINE = true as boolean;
