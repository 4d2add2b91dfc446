import { onNextPage } from "../base/page-events";

/** Name of the highlight in styles: `::highlight(search-match)`. */
const NAME = "search-match";
/** Maximum number of highlighted matches, for words that occur throughout the page. */
const MAX_MATCHES = 200;
/** Selector of the elements to search: the page's own text. */
const TEXT = "main .prose, main h1";

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * Highlights words on the next page while it is shown. The page's elements don't change: highlights are ranges that CSS
 * paints, in browsers that support it.
 */
export function highlightOnNextPage(words: readonly string[]): void {
  const found = words.filter((word) => word.trim() !== "");
  if (found.length === 0 || !("highlights" in CSS)) return;
  onNextPage(() => {
    // Runs after the new page's layout, so as not to delay it.
    requestAnimationFrame(() => {
      highlight(found);
      onNextPage(() => CSS.highlights.delete(NAME));
    });
  });
}

function highlight(words: readonly string[]): void {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const ranges: Range[] = [];
  for (const root of document.querySelectorAll(TEXT)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? "").matchAll(pattern)) {
        if (ranges.length >= MAX_MATCHES) break;
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}
