/**
 * A short digest of a page's data (FNV-1a, 32 bits). The server writes it into the page, so that a browser can tell
 * whether the HTML and the data it got belong to one build.
 */
export function digestOfPageData(data: unknown): string {
  let hash = 0x811c9dc5;
  // Absent on pages without a query, and then no JSON either.
  for (const character of JSON.stringify(data ?? null)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
