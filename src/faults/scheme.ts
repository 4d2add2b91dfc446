/**
 * Matches a URL's scheme and the colon after it, such as `https:`. A relative URL has no scheme (RFC 3986, section
 * 3.1).
 */
export const SCHEME = /^[a-z][a-z\d+.-]*:/i;
