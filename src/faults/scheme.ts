/** Matches the scheme of a URL with its colon, such as `https:`; a relative address has none (RFC 3986, section 3.1). */
export const SCHEME = /^[a-z][a-z\d+.-]*:/i;
