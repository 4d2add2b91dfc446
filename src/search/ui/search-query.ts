/** What the search page looks for; its address says the same. */
export interface SearchQuery {
  readonly text: string;
  /** Id of an area, or empty for all. */
  readonly area: string;
  /** Kind of doc, or empty for all. */
  readonly kind: string;
  /** Name of a docs version, or empty for all. */
  readonly version: string;
}

const MAX_QUERY = 64;

/** The query of an address: `?q=gas&area=build`. */
export function readQueryString(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const read = (name: string): string => params.get(name)?.slice(0, MAX_QUERY) ?? "";
  return { text: read("q"), area: read("area"), kind: read("kind"), version: read("version") };
}

/** The address's query string for a query; empty for none. */
export function formatQuery({ text, area, kind, version }: SearchQuery): string {
  const params = new URLSearchParams({
    ...(text !== "" && { q: text }),
    ...(area !== "" && { area }),
    ...(kind !== "" && { kind }),
    ...(version !== "" && { version }),
  });
  const formatted = params.toString();
  return formatted === "" ? "" : `?${formatted}`;
}
