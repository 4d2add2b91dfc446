/*
 * Counts searches, in builds that are configured for it and for readers who allow it (browser/services/services.ts).
 * Each query is counted once the reader has finished with it, together with the result they opened. `npm run
 * search:report` reads these counts.
 */

/** The query whose results are shown, as typed so far. */
let asked = "";
/** The last query that was counted, so that repeating it doesn't count it twice. */
let counted = "";

/**
 * Notes the query whose results are shown. Typing or deleting letters continues the same query, and only its longest
 * form is counted.
 */
export function noteSearch(query: string): void {
  const now = query.trim();
  if (now === "" || asked.startsWith(now)) return;
  if (!now.startsWith(asked)) countSearch();
  asked = now;
}

/** Counts the query when the reader opens a result at this URL, or leaves without opening one. */
export function countSearch(opened?: string): void {
  if (asked !== "" && asked !== counted) window.signals?.sendSearch?.(asked, opened);
  if (asked !== "") counted = asked;
  asked = "";
}
