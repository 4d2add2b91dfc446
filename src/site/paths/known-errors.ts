/** File of contract errors and functions, keyed by selector, for readers who paste revert data. */
export const KNOWN_ERRORS_FILE = "/errors.json";

/** Path of the page that explains errors. */
export const ERRORS_PAGE = "/developer/errors";
