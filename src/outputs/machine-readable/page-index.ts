/** A page in the list that the 404 page searches for similar paths. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** Formats pairs of path and title, sorted by path, for every page that a reader may have meant. */
export function formatPageIndex(pages: readonly IndexedPage[]): string {
  const pairs = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path, "en"))
    .map(({ path, title }) => [path, title]);
  return JSON.stringify(pairs);
}
