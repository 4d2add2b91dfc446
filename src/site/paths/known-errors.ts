/** Errors and functions of contracts by their selectors, for whoever pastes the data of a revert. */
export const KNOWN_ERRORS_FILE = "/errors.json";

/** The page that explains errors. */
export const ERRORS_PAGE = "/developer/errors";
