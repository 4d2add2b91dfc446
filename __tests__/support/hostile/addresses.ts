/**
 * A path and query that a client may send, and the expected target of the redirect. If there is no target, no redirect
 * is expected.
 */
export interface HostileAddress {
  readonly name: string;
  readonly target: string;
  readonly leadsTo?: string;
}

/** A page that every build has (content/docs). */
const DOC = "/build/quickstart";
const row = (name: string, target: string, leadsTo?: string): HostileAddress => ({
  name,
  target,
  ...(leadsTo !== undefined && { leadsTo }),
});

/** Each of these once made some server redirect to another host, or send a broken response. */
export const HOSTILE_ADDRESSES: readonly HostileAddress[] = [
  row("encoded backslash", "/%5Cevil.example/"),
  row("encoded backslash, small letters", "/%5cevil.example/"),
  row("two encoded backslashes", "/%5C%5Cevil.example/"),
  row("backslash and slash", "/%5C/evil.example/"),
  row("slash and backslash", "//%5Cevil.example/"),
  row("encoded slash and backslash", "/%2F%5Cevil.example/"),
  row("raw backslash", "/\\evil.example/"),
  row("raw backslashes", "/\\\\evil.example/"),
  row("backslash with index.html", "/%5Cevil.example/index.html"),
  row("backslash below a page", `${DOC}/%5Cevil.example/`),
  row("backslash with dots", "/%5C..%5Cevil.example/"),
  row("tab", "/%09/evil.example/"),
  row("tab and backslash", "/%09%5Cevil.example/"),
  row("line feed", "/%0A/evil.example/"),
  row("carriage return", "/%0D/evil.example/"),
  row("header after a line end", "/%0D%0AX-Evil:%201/"),
  row("header after a line end below a page", `${DOC}%0D%0AX-Evil:%201/`),
  row(
    "header after a line end in the query",
    `${DOC}/?a=%0D%0AX-Evil:%201`,
    `${DOC}?a=%0D%0AX-Evil:%201`,
  ),
  row("answer after two line ends", "/%0D%0A%0D%0A%3Cscript%3E/"),
  row(
    "line ends of other alphabets",
    "/%E5%98%8A%E5%98%8DX-Evil:%201/",
    "/%E5%98%8A%E5%98%8DX-Evil:%201",
  ),
  row("null byte", "/%00/evil.example/"),
  row("null byte behind a page", `${DOC}%00/`),
  row("null byte before an ending", `${DOC}%00.html`),
  row("delete", "/%7F/evil.example/"),
  row("address with user", "/@evil.example/", "/@evil.example"),
  row("address with encoded user", "/%40evil.example/", "/%40evil.example"),
  row("scheme", "/https:evil.example/", "/https:evil.example"),
  row("script scheme", "/javascript:alert(1)/", "/javascript:alert(1)"),
  row("percent sign", "/100%/"),
  row("broken encoding", "/%E0%A4%A/"),
  row("encoded percent sign", "/%255Cevil.example/"),
  row("fullwidth solidus", "/%EF%BC%8F%EF%BC%8Fevil.example/", "/%EF%BC%8F%EF%BC%8Fevil.example"),
  row("fullwidth backslash", "/%EF%BC%BCevil.example/", "/%EF%BC%BCevil.example"),
  row("ideographic full stop", "/evil%E3%80%82example/", "/evil%E3%80%82example"),
  row("override of direction", "/%E2%80%AEevil/", "/%E2%80%AEevil"),
  row("no-break space", "/%C2%A0/evil.example/", "/%C2%A0/evil.example"),
  row("encoded question mark", "/%3F/evil.example/"),
  row("encoded hash", "/%23/evil.example/"),
  row("semicolon", "/;/evil.example/", "/;/evil.example"),
  row("dollar sign and variable", "/$host/", "/$host"),
  row("encoded dollar sign", "/%24docs_moved_to/", "/%24docs_moved_to"),
  row("quote", "/%22onload=%22/", "/%22onload=%22"),
  row("tag", "/%3Cscript%3Ealert(1)%3C/script%3E/", "/%3Cscript%3Ealert(1)%3C/script%3E"),
  row("encoded question mark below a page", `${DOC}/%3Fa=1/`),
  row("question mark behind a tab", `${DOC}%09%3Fa/`),
  row("star", "/*/", "/*"),
  row("ampersand", "/a&b=c/", "/a&b=c"),
  row("backslash in the query", `${DOC}/?a=%5Cevil.example`, `${DOC}?a=%5Cevil.example`),
  row("long name", `/${"a".repeat(2_000)}/`, `/${"a".repeat(2_000)}`),
  row("many folders", "/a".repeat(1_000) + "/", "/a".repeat(1_000)),
  row("slash behind a page", `${DOC}/`, DOC),
  row("index.html of a page", `${DOC}/index.html`, DOC),
  row("query kept", `${DOC}/?a=1&b=2`, `${DOC}?a=1&b=2`),
  row("repeated names in the query", `${DOC}/?a=1&a=2&b=`, `${DOC}?a=1&a=2&b=`),
  row("address in the query", `${DOC}/?to=//evil.example`, `${DOC}?to=//evil.example`),
  row("encoded query", `${DOC}/?q=a%20b%26c%3Dd%23e`, `${DOC}?q=a%20b%26c%3Dd%23e`),
  row("query of index.html", `${DOC}/index.html?a=1`, `${DOC}?a=1`),
  row("index.html of the site", "/index.html"),
  row("file that looks like a folder", "/sw.js/", "/sw.js"),
  row("rules of hosts", "/_headers"),
  row("hidden folder", "/.git/config"),
  row("hidden folder, encoded", "/%2Egit/config"),
];

/**
 * More hostile addresses, with characters that only some hosts normalize: slashes, dots, and bytes that aren't UTF-8.
 */
export const UNEVEN_ADDRESSES: readonly HostileAddress[] = [
  row("encoded slashes with index.html", "/%2F%2Fevil.example/index.html"),
  row("scheme and slashes", "/https://evil.example/"),
  row("encoded scheme and slashes", "/https%3A%2F%2Fevil.example/"),
  row("overlong slash", "/%C0%AFevil.example/"),
  row("two slashes", "//evil.example/"),
  row("three slashes", "///evil.example/"),
  row("slashes around", "//evil.example//"),
  row("two slashes, no end", "//evil.example"),
  row("two slashes with dots", "//evil.example/.."),
  row("two slashes with encoded dots", "//evil.example/%2e%2e/"),
  row("encoded slashes", "/%2F%2Fevil.example/"),
  row("one encoded slash", "/%2Fevil.example/"),
  row("dot and encoded dot", "/.%2e/"),
  row("dots and host", "/..//evil.example/"),
  row("dot and host", "/.//evil.example/"),
  row("encoded dot and host", "/%2e/%2Fevil.example/"),
  row("dots out of the site", "/../../../../etc/passwd"),
  row("encoded dots out of the site", "/%2e%2e/%2e%2e/etc/passwd"),
  row("dots and encoded slashes", "/..%2F..%2Fetc%2Fpasswd"),
  row("two slashes before index.html", "//evil.example/index.html"),
  row("two slashes and a query", "//evil.example/?a=1"),
];
