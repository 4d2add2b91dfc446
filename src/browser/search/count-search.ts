/*
 * Counts searches in builds configured for it, of readers who allow it (browser/services/services.ts): a query when the
 * reader leaves it, and the result they opened. `npm run search:report` reads these counts.
 */

/** The query whose results are shown, as typed so far. */
let asked = "";
/** The last query that was counted. If it is asked again, it isn't counted again. */
let counted = "";

/**
 * Called when the results of a query are shown. Typing or deleting letters continues the same query, and only its
 * longest form is counted.
 */
export function noteSearch(query: string): void {
  const now = query.trim();
  if (now === "" || asked.startsWith(now)) return;
  if (!now.startsWith(asked)) countSearch();
  asked = now;
}

/** Called when the reader opened this address from the results, or left without opening one. */
export function countSearch(opened?: string): void {
  if (asked !== "" && asked !== counted) window.signals?.sendSearch?.(asked, opened);
  if (asked !== "") counted = asked;
  asked = "";
}
