import type { SearchStart } from "../words/search-format";

/** Returns a page's value for a filter, in the format that the hosted service uses. */
export function facetOf(start: SearchStart, page: number, name: string): string | undefined {
  const { pages } = start;
  switch (name) {
    case "area":
      return start.areas[pages.area[page] ?? 0];
    case "kind":
      return start.kinds[pages.kind[page] ?? 0];
    case "version":
      return start.versions[pages.version[page] ?? 0];
    case "language":
      return start.languages[pages.language[page] ?? 0];
    default:
      return undefined;
  }
}

/**
 * Returns a function that creates a list with 1 for each page that passes all filters and 0 for all others. Of the
 * filters in a nested list, a page has to pass only one. Without filters, the function returns undefined.
 */
export const createFilter =
  (start: SearchStart) =>
  (filters: readonly (string | readonly string[])[]): Uint8Array | undefined => {
    if (filters.length === 0) return undefined;
    const tests = filters.map((filter) =>
      [filter].flat().map((one) => {
        const colon = one.indexOf(":");
        return [one.slice(0, colon), one.slice(colon + 1)] as const;
      }),
    );
    return Uint8Array.from(start.pages.path, (_, page) =>
      Number(
        tests.every((any) => any.some(([name, value]) => facetOf(start, page, name) === value)),
      ),
    );
  };
