/**
 * True if browsers save the pages a reader has seen, and the search, for use offline. When it is switched off, the next
 * visit removes the worker and everything it has saved.
 */
export const KEEPS_PAGES_OFFLINE = true as boolean;
