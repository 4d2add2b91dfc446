import { settings } from "../../../site/settings";
import { escapeHtml } from "./escape-html";
import { MARK_END, MARK_START } from "./excerpt";
import { type Hierarchy, type Highlight, LEVELS, type SearchHit } from "./hit";

/** Escapes a string and encloses its matches in <mark> tags, which are then its only markup. */
function toMarkedHtml(text: string): string {
  return escapeHtml(text).replaceAll(MARK_START, "<mark>").replaceAll(MARK_END, "</mark>");
}

/** Splits a string at its marks: every second part is a match, starting with the second. */
export const splitMarks = (text: string): string[] => text.split(/[\uE000\uE001]/);

/** Returns the address of a hit if it is a path on this site or an https address; otherwise undefined. */
export function toLocalUrl(url: string): string | undefined {
  const path = url.startsWith(`${settings.url}/`) ? url.slice(settings.url.length) : url;
  // Browsers read `/\x`, `/<tab>/x` and `/.//x` as `//x`, which is another site.
  if (path.startsWith("/")) return /^\/(?![./]*\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
  return /^https:\/\/\w[^\\\s\p{Cc}]*$/u.test(path) ? path : undefined;
}

const mapLevels = <From, To>(
  hierarchy: Partial<Hierarchy<From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(
    LEVELS.flatMap((level) => {
      const value = hierarchy[level];
      return value === undefined ? [] : [[level, change(value)] as const];
    }),
  );

const markHighlight = (highlight: Highlight): Highlight => ({
  ...highlight,
  value: toMarkedHtml(highlight.value),
});

/**
 * Escapes all text in a hit, because DocSearch inserts all of it as HTML, even text from the browser's storage. Returns
 * undefined for a hit without a safe address.
 */
export function toSafeHit(hit: SearchHit): SearchHit | undefined {
  const url = toLocalUrl(hit.url);
  if (url === undefined) return undefined;
  const safe = (text: string | null): string | null => (text === null ? null : toMarkedHtml(text));
  const marked = hit._highlightResult?.hierarchy;
  const snippet = hit._snippetResult;
  return {
    ...hit,
    url,
    content: safe(hit.content ?? null),
    // The cast is safe: the result has the same levels as hit.hierarchy.
    hierarchy: mapLevels(hit.hierarchy, safe) as Hierarchy<string | null>,
    _highlightResult: { hierarchy: marked && mapLevels(marked, markHighlight) },
    _snippetResult: {
      hierarchy: snippet?.hierarchy && mapLevels(snippet.hierarchy, markHighlight),
      ...(snippet?.content && { content: markHighlight(snippet.content) }),
    },
  };
}
