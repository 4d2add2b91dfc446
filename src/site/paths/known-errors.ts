/** Contract errors and functions by their selectors, for readers who paste a revert's data. */
export const KNOWN_ERRORS_FILE = "/errors.json";

/** The page that explains errors. */
export const ERRORS_PAGE = "/developer/errors";
