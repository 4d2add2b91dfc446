/** A page as the list of closest pages shows it. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** From the site's root; only the page for unknown paths asks for it (src/browser/closest-pages.ts). */
export const PAGE_INDEX_FILE = "pages.json";

/** Path and title of every page a reader may have meant, as pairs, sorted by path. */
export function formatPageIndex(pages: readonly IndexedPage[]): string {
  const pairs = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path, "en"))
    .map(({ path, title }) => [path, title]);
  return JSON.stringify(pairs);
}
