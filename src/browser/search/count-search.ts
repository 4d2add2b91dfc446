/*
 * Counts searches, in builds that ask for it and of readers who allow it (browser/services/services.ts): a query when the
 * reader leaves it, and what was opened from its answers. `npm run search:report` reads what was counted.
 */

/** The query whose answers are shown, as far as it was typed. */
let asked = "";
/** The query that was counted last. Asked again, it is still the same search. */
let counted = "";

/** The answers to this query are shown. While letters are typed or deleted, it is one query: the longest. */
export function noteSearch(query: string): void {
  const now = query.trim();
  if (now === "" || asked.startsWith(now)) return;
  if (!now.startsWith(asked)) countSearch();
  asked = now;
}

/** The reader opened this address from the answers, or left them without opening one. */
export function countSearch(opened?: string): void {
  if (asked !== "" && asked !== counted) window.signals?.sendSearch?.(asked, opened);
  if (asked !== "") counted = asked;
  asked = "";
}
