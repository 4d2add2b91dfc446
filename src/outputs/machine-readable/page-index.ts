/** A page in the list that closest pages are found in. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** At the site's root. Only the page for unknown paths fetches it (src/browser/closest-pages.ts). */
export const PAGE_INDEX_FILE = "/pages.json";

/** Path and title, as pairs, of every page that a reader may have meant; sorted by path. */
export function formatPageIndex(pages: readonly IndexedPage[]): string {
  const pairs = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path, "en"))
    .map(({ path, title }) => [path, title]);
  return JSON.stringify(pairs);
}
