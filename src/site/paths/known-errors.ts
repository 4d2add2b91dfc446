/** File with contract errors and functions, keyed by selector, for readers who paste a revert's data. */
export const KNOWN_ERRORS_FILE = "/errors.json";

/** The page that explains errors. */
export const ERRORS_PAGE = "/developer/errors";
