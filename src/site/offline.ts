/**
 * True if browsers save the search and the pages that a reader has opened, for offline use. After this is switched off,
 * the reader's next visit removes the service worker and everything it has saved.
 */
export const KEEPS_PAGES_OFFLINE = true as boolean;
