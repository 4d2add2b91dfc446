import { settings } from "../../site/settings";

/** A query on the search page. The page's address contains the same values. */
export interface SearchQuery {
  readonly text: string;
  /** Id of an area; empty for all areas. */
  readonly area: string;
  /** Kind of doc; empty for all kinds. */
  readonly kind: string;
  /** Name of a docs version; empty for all versions. */
  readonly version: string;
}

/** Maximum number of characters in a query. */
export const MAX_QUERY = 64;

/** Reads a query from a query string, such as `?q=gas&area=build`. */
export function readQueryString(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const read = (name: string): string => params.get(name)?.slice(0, MAX_QUERY) ?? "";
  return {
    text: read("q"),
    area: read("area"),
    kind: read("kind"),
    version: read("version"),
  };
}

/** Lists the filters for a query, in the engine's format. */
export const listFilters = ({ area, kind, version }: Omit<SearchQuery, "text">): string[] => [
  `language:${settings.locale.code}`,
  ...(area === "" ? [] : [`area:${area}`]),
  ...(kind === "" ? [] : [`kind:${kind}`]),
  ...(version === "" ? [] : [`version:${version}`]),
];

/** Formats a query as a query string, which is empty if the query has neither text nor limits. */
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
